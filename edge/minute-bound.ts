/** At most so many calls a minute by one caller. */

export interface MinuteBoundOptions {
  readonly mostCalls: number;
  readonly nowEpochMs: () => number;
}

export interface MinuteBound {
  /** Counts a call; false when it is one too many in this minute. `caller` is whoever is bound: never a text of a stranger's own choice. */
  take(caller: string): boolean;
}

const MINUTE_MS = 60_000;

/** What was counted is forgotten every minute, so that callers cannot fill the memory. */
export function createMinuteBound({ mostCalls, nowEpochMs }: MinuteBoundOptions): MinuteBound {
  let minute = 0;
  let calls = new Map<string, number>();
  return {
    take(caller) {
      const nowMinute = Math.floor(nowEpochMs() / MINUTE_MS);
      if (nowMinute !== minute) {
        minute = nowMinute;
        calls = new Map();
      }
      const count = (calls.get(caller) ?? 0) + 1;
      calls.set(caller, count);
      return count <= mostCalls;
    },
  };
}
