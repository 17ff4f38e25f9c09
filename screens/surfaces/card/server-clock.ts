/** The approval side's clock, carried on by this browser's own steady one between two answers. */

export interface ServerClock {
  /** Takes over what the server said just now. */
  set(nowEpochMs: number): void;
  nowEpochMs(): number;
}

/** @param elapsedMs a clock that never jumps, such as `performance.now`; the phone's date is not trusted. */
export function makeServerClock(elapsedMs: () => number): ServerClock {
  let offset = 0;
  return {
    set: (nowEpochMs) => {
      offset = nowEpochMs - elapsedMs();
    },
    nowEpochMs: () => offset + elapsedMs(),
  };
}
