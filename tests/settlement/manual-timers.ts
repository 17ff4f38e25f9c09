/** Timers that run when the test says so, so that no test waits for real time. */
import type { Timers } from '#edge';

export interface ManualTimers extends Timers {
  /** Delays of the timers that are set now, shortest first. */
  delays(): readonly number[];
  /** Runs every timer of at most this delay that is set now. */
  fire(longestMs?: number): void;
}

export function createManualTimers(): ManualTimers {
  const pending = new Set<{ readonly delayMs: number; readonly run: () => void }>();
  return {
    after(delayMs, run) {
      const timer = { delayMs, run };
      pending.add(timer);
      return () => pending.delete(timer);
    },
    delays: () => [...pending].map(({ delayMs }) => delayMs).toSorted((a, b) => a - b),
    fire(longestMs = Number.MAX_SAFE_INTEGER) {
      for (const timer of [...pending]) {
        if (timer.delayMs > longestMs) continue;
        pending.delete(timer);
        timer.run();
      }
    },
  };
}
