/** Decides whether a crashed process is started again: three crashes within a minute, of one process or of several, stop everything. */

export const CRASHES_THAT_STOP_ALL = 3;
export const CRASH_WINDOW_MS = 60_000;

export interface CrashCounter {
  /** Counts a crash and says what is to be done. */
  count(nowEpochMs: number): 'start_again' | 'stop_all';
}

export function createCrashCounter(): CrashCounter {
  let crashes: readonly number[] = [];
  return {
    count: (nowEpochMs) => {
      crashes = [...crashes.filter((at) => nowEpochMs - at < CRASH_WINDOW_MS), nowEpochMs];
      return crashes.length >= CRASHES_THAT_STOP_ALL ? 'stop_all' : 'start_again';
    },
  };
}
