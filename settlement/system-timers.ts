/** The timers of the running process. */
import type { Timers } from './settlement-context.ts';

export const systemTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => {
      clearTimeout(timer);
    };
  },
};
