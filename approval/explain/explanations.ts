/** Asks a model to explain halts, in the background: the card is never kept waiting, and without an answer in time its own words stand alone. */
import {
  createBoundedMemory,
  explanationOf,
  LOCAL_FALLBACK,
  type ExplainByModel,
  type Explanation,
  type OrderDigest,
  type ToExplain,
} from '#core';
import type { Log, Timers } from '#edge';

export interface Explanations {
  /** What is known by now; the first call has the model asked, and no later one. */
  find(digest: OrderDigest, of: ToExplain): Explanation;
}

export const NO_EXPLANATIONS: Explanations = { find: () => LOCAL_FALLBACK };

const MOST_KEPT = 200;
/** What comes later is of no use: the customer has read the card. */
const WITHIN_MS = 5000;
/** Asked at once; who proposes many orders runs up no bill. */
const MOST_AT_ONCE = 4;

export function createExplanations(using: {
  readonly explain: ExplainByModel;
  readonly timers: Timers;
  readonly log: Log;
}): Explanations {
  const { explain, timers, log } = using;
  const known = createBoundedMemory<Explanation>(MOST_KEPT);
  let asking = 0;

  const ask = async (key: string, of: ToExplain): Promise<void> => {
    asking += 1;
    // A model that never answers holds its place for so long and no longer.
    const isLate = new Promise<undefined>((resolve) => {
      timers.after(WITHIN_MS, () => {
        resolve(undefined);
      });
    });
    try {
      const answer = await Promise.race([explain(of), isLate]);
      known.keep(key, answer === undefined ? LOCAL_FALLBACK : explanationOf(answer, of));
    } catch (fault) {
      log.warn({ err: fault }, 'a halt was not explained by the model');
    } finally {
      asking -= 1;
    }
  };

  return {
    find(digest, of) {
      if (of.reasons.length === 0) return LOCAL_FALLBACK;
      const key = [digest, of.locale, ...of.reasons].join(' ');
      const found = known.find(key);
      if (found) return found;
      if (asking < MOST_AT_ONCE) {
        known.keep(key, LOCAL_FALLBACK);
        void ask(key, of);
      }
      return LOCAL_FALLBACK;
    },
  };
}
