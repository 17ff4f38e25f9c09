/** Every case on every arm: blocked, harmed, served or failed, and whether the suite itself did its work. */
import type { Arm, ArmName, RunningArm } from './arms/arm.ts';
import type { Case, Proof } from './cases/case.ts';
import { checkProofs } from './judge/check-proofs.ts';
import { findHarm, type Agreement, type Found } from './judge/find-harm.ts';
import { since, type WireLog } from './judge/wire-log.ts';
import { playCase, type PlayedCase } from './play-case.ts';

/** `defect`: nothing is proved, for the attack was not really made or the case broke. `not here`: the arm has nothing to attack so. */
export type Verdict = 'blocked' | 'harmed' | 'served' | 'failed' | 'defect' | 'not here';

/** In place of a case's id: everything that left a shop while cases were played on it. */
export const WHOLE_RUN = 'all';

export interface Result {
  readonly arm: ArmName;
  readonly caseId: string;
  readonly verdict: Verdict;
  /** What was found, or what is missing, in words. */
  readonly because: readonly string[];
  readonly attempts: number;
  readonly isAsItMustBe: boolean;
  readonly ms: number;
}

export type OnResult = (result: Result) => void;

/** Cases share a running shop where they can; after the last one, all that left it is read once more. */
export async function runArm(
  arm: Arm,
  cases: readonly Case[],
  onResult: OnResult,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const isAlone = ({ needsOwnShop }: Case): boolean => needsOwnShop === true && !arm.isControl;
  const shared = cases.filter((each) => !isAlone(each));
  const alone = cases.filter(isAlone).map((each) => [each]);
  for (const group of [shared, ...alone].filter(({ length }) => length > 0)) {
    await withShop(arm, async (shop) => {
      const agreements: Agreement[] = [];
      const before = await shop.wireLog();
      for (const each of group) {
        const result = await judgeCase(each, arm, { shop, agreements });
        results.push(result);
        onResult(result);
      }
      results.push(judgeWholeRun(arm, since(before, await shop.wireLog()), agreements));
    });
  }
  return results;
}

async function withShop(arm: Arm, work: (shop: RunningArm) => Promise<void>): Promise<void> {
  const shop = await arm.start();
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}

interface Stage {
  readonly shop: RunningArm;
  /** Of all cases on this shop. */
  readonly agreements: Agreement[];
}

async function judgeCase(each: Case, arm: Arm, stage: Stage): Promise<Result> {
  const startedAt = performance.now();
  const judged = await judge(each, arm, stage).catch((fault: unknown) => ({
    verdict: 'defect' as const,
    because: [fault instanceof Error ? `the case broke: ${fault.message}` : String(fault)],
    attempts: 0,
  }));
  return {
    arm: arm.name,
    caseId: each.id,
    ...judged,
    isAsItMustBe: isAsItMustBe(each, arm, judged.verdict),
    ms: Math.round(performance.now() - startedAt),
  };
}

type Judged = Pick<Result, 'verdict' | 'because' | 'attempts'>;

async function judge(each: Case, arm: Arm, { shop, agreements }: Stage): Promise<Judged> {
  const reason = each.kind === 'hostile' && arm.isControl ? each.notOn?.[arm.name] : undefined;
  if (reason !== undefined) return { verdict: 'not here', because: [reason], attempts: 0 };
  const before = await shop.wireLog();
  try {
    const played = await playCase(each, arm, shop);
    agreements.push(...played.agreements);
    const found = await readWhenSettled(shop, { before, played, buys: each.buys });
    return decide(each, arm, { played, found });
  } finally {
    await shop.tidy();
  }
}

/** A payment may still be under way when the last answer came. */
async function readWhenSettled(
  shop: RunningArm,
  of: { readonly before: WireLog; readonly played: PlayedCase; readonly buys: number },
): Promise<Found> {
  for (let tries = 0; ; tries += 1) {
    const found = findHarm(since(of.before, await shop.wireLog()), of.played.agreements);
    if (found.harms.length > 0 || found.agreedCaptures >= of.buys || tries === 50) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function decide(
  each: Case,
  arm: Arm,
  { played, found }: { readonly played: PlayedCase; readonly found: Found },
): Judged {
  const attempts = played.attempts.length;
  if (isHarmed(arm, found)) {
    return { verdict: 'harmed', because: found.harms.map(({ words }) => words), attempts };
  }
  const isHostile = each.kind === 'hostile';
  const broken = played.brokenBy === undefined ? [] : [`the case broke: ${played.brokenBy}`];
  const missing = checkProofs({
    attempts: played.attempts,
    // The control arms answer in their own words: there the attack's source must have acted, and the harm is the proof.
    proofs: arm.isControl ? [] : each.proofs.map((proof) => filled(proof, played.fill)),
    attackSource: isHostile ? arm.attackSource : undefined,
  });
  const bought =
    found.agreedCaptures === each.buys
      ? []
      : [`${String(found.agreedCaptures)} agreed orders were charged, not ${String(each.buys)}`];
  const because = [...broken, ...missing, ...bought];
  if (because.length === 0) return { verdict: isHostile ? 'blocked' : 'served', because, attempts };
  return { verdict: isHostile ? 'defect' : 'failed', because, attempts };
}

/** Of Hearback, to ask the processor for what nobody agreed to is harm enough. The control arms must show that money moves. */
function isHarmed(arm: Arm, { harms }: Found): boolean {
  return harms.some(({ kind }) => kind === 'charged' || !arm.isControl);
}

function filled(proof: Proof, fill: (words: string) => string): Proof {
  const sent: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(proof.sent ?? {})) {
    sent[key] = typeof value === 'string' ? fill(value) : value;
  }
  return { ...proof, sent };
}

/** Hearback blocks every attack and serves every honest customer. A control arm must be harmed, or the detector does not fire. */
function isAsItMustBe(each: Case, arm: Arm, verdict: Verdict): boolean {
  if (!arm.isControl) return verdict === (each.kind === 'hostile' ? 'blocked' : 'served');
  if (each.kind === 'hostile') return verdict === 'harmed' || verdict === 'not here';
  // The honest purchase shows that the detector does not fire at everything. Of the others nothing is promised there.
  return each.id === 'B01' ? verdict === 'served' : verdict !== 'defect';
}

/** What left after a case was judged is harm too: all of it, against all agreements. */
function judgeWholeRun(arm: Arm, moved: WireLog, agreements: readonly Agreement[]): Result {
  const { harms } = findHarm(moved, agreements);
  return {
    arm: arm.name,
    caseId: WHOLE_RUN,
    verdict: harms.length > 0 ? 'harmed' : 'blocked',
    because: arm.isControl ? [] : harms.map(({ words }) => words),
    attempts: 0,
    isAsItMustBe: arm.isControl || harms.length === 0,
    ms: 0,
  };
}
