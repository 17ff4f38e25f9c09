/** What was refused before anybody was known is counted and logged by the minute (invariant 9): the ledger cannot be flooded by strangers. */
import type { Log } from '#edge';
import type { Timers } from '../settlement-context.ts';

export type RefusalReason = 'missing' | 'invalid' | 'forbidden' | 'unavailable';

export interface RefusalCount {
  add(reason: RefusalReason): void;
}

const MINUTE_MS = 60_000;

export function createRefusalCount(using: {
  readonly timers: Timers;
  readonly log: Log;
}): RefusalCount {
  let counts: Partial<Record<RefusalReason, number>> = {};
  let isMinuteOpen = false;
  return {
    add(reason) {
      counts[reason] = (counts[reason] ?? 0) + 1;
      if (isMinuteOpen) return;
      isMinuteOpen = true;
      using.timers.after(MINUTE_MS, () => {
        using.log.warn({ refusals: counts }, 'calls refused in the last minute');
        counts = {};
        isMinuteOpen = false;
      });
    },
  };
}
