/** Plays the web's cases at the real card and at one without guards. */
import type { ArmName } from '../arms/arm.ts';
import type { OnResult, Result, Verdict } from '../suite.ts';
import { openUnguardedCard } from './unguarded-card.ts';
import type { WebCase, WebOutcome, WebScene } from './web-case.ts';
import { openWebStage } from './web-stage.ts';

export interface WebArm {
  readonly name: ArmName;
  readonly isControl: boolean;
}
export const THE_CARD: WebArm = { name: 'the card', isControl: false };
export const CARD_WITHOUT_GUARDS: WebArm = { name: 'a card without guards', isControl: true };

/** Cases share a stage where they can. */
export async function runWebArm(
  arm: WebArm,
  cases: readonly WebCase[],
  onResult: OnResult,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const shared = cases.filter(({ needsOwnStage }) => needsOwnStage !== true);
  const alone = cases.filter(({ needsOwnStage }) => needsOwnStage === true).map((each) => [each]);
  for (const group of [shared, ...alone].filter(({ length }) => length > 0)) {
    await withScene(arm, async (scene) => {
      for (const each of group) {
        const result = await judge({ id: each.id, play: () => each.play(scene) }, arm);
        results.push(result);
        onResult(result);
      }
    });
  }
  return results;
}

export async function withScene(
  { isControl }: WebArm,
  work: (scene: WebScene) => Promise<void>,
): Promise<void> {
  const stage = await openWebStage();
  const unguarded = isControl
    ? await openUnguardedCard({ person: stage.person, titles: () => [] })
    : undefined;
  try {
    await work({ ...stage, isControl, door: unguarded?.origin ?? stage.world.origin });
  } finally {
    await unguarded?.close();
    await stage.world.stop();
  }
}

export async function judge(
  each: { readonly id: string; readonly play: () => Promise<WebOutcome> },
  arm: WebArm,
): Promise<Result> {
  const startedAt = performance.now();
  const outcome = await each.play().catch((fault: unknown) => String(fault));
  const { verdict, because } = decide(outcome);
  return {
    arm: arm.name,
    caseId: each.id,
    verdict,
    because,
    attempts: typeof outcome === 'string' ? 0 : outcome.attempts,
    isAsItMustBe: verdict === (arm.isControl ? 'harmed' : 'blocked'),
    ms: Math.round(performance.now() - startedAt),
  };
}

function decide(outcome: WebOutcome | string): {
  readonly verdict: Verdict;
  readonly because: readonly string[];
} {
  if (typeof outcome === 'string') return { verdict: 'defect', because: [outcome] };
  if (outcome.attempts === 0) return { verdict: 'defect', because: ['nothing was tried'] };
  const { harms } = outcome;
  return { verdict: harms.length === 0 ? 'blocked' : 'harmed', because: harms };
}
