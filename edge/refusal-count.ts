/** What is refused before anybody is known is counted and logged by the minute (invariant 9): strangers cannot flood a ledger. */
import type { Log } from './log.ts';
import type { Timers } from './timers.ts';

export interface RefusalCount {
  /** `reason` is one of a few codes, never a caller's own text. */
  add(reason: string): void;
}

const MINUTE_MS = 60_000;

export function createRefusalCount({
  timers,
  log,
}: {
  readonly timers: Timers;
  readonly log: Log;
}): RefusalCount {
  const counts = new Map<string, number>();
  return {
    add(reason) {
      // A minute begins with its first refusal, and is told when it is over even if nothing more comes.
      if (counts.size === 0) {
        timers.after(MINUTE_MS, () => {
          log.warn({ refusals: Object.fromEntries(counts) }, 'calls refused in the last minute');
          counts.clear();
        });
      }
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    },
  };
}
