/** The web's attacks as arms of the hostile suite: at the real card, and at one without guards. */
import type { ArmName } from '../arms/arm.ts';
import type { OnResult, Result } from '../suite.ts';
import { BROWSER_CASES, openBrowserScene, type BrowserCase } from './browser-cases.ts';
import { DISGUISE_CASES } from './disguise-cases.ts';
import { LIVE_CASES } from './live-cases.ts';
import { SEQUENCE_CASES } from './sequence-cases.ts';
import { CARD_WITHOUT_GUARDS, judge, runWebArm, THE_CARD, type WebArm } from './web-arms.ts';
import type { WebCase } from './web-case.ts';

type BrowserPlay = () => ReturnType<BrowserCase['play']>;

const SERVER_CASES: readonly WebCase[] = [...DISGUISE_CASES, ...SEQUENCE_CASES, ...LIVE_CASES];

export const WEB_CASES: readonly (WebCase | BrowserCase)[] = [...SERVER_CASES, ...BROWSER_CASES];

export const WEB_ARMS: readonly {
  readonly name: ArmName;
  /** Those of the web's cases that are among the rows. */
  readonly run: (
    rows: readonly { readonly id: string }[],
    onResult: OnResult,
  ) => Promise<readonly Result[]>;
}[] = [THE_CARD, CARD_WITHOUT_GUARDS].map((arm) => ({
  name: arm.name,
  run: async (rows, onResult) => {
    const isAmong = ({ id }: { readonly id: string }): boolean => rows.some((row) => row.id === id);
    return [
      ...(await runWebArm(arm, SERVER_CASES.filter(isAmong), onResult)),
      ...(await runInBrowser(arm, BROWSER_CASES.filter(isAmong), onResult)),
    ];
  },
}));

async function runInBrowser(
  arm: WebArm,
  cases: readonly BrowserCase[],
  onResult: OnResult,
): Promise<readonly Result[]> {
  if (cases.length === 0) return [];
  // Without a browser nothing is proved, and that is said of each.
  const scene = await openBrowserScene(arm.isControl).catch((fault: unknown) => String(fault));
  const results: Result[] = [];
  try {
    for (const each of cases) {
      const play: BrowserPlay =
        typeof scene === 'string' ? () => Promise.reject(new Error(scene)) : () => each.play(scene);
      const result = await judge({ id: each.id, play }, arm);
      results.push(result);
      onResult(result);
    }
  } finally {
    if (typeof scene !== 'string') await scene.close();
  }
  return results;
}
