/** So many tries for one name within a time window, then a wait. */
export interface TryLimit {
  /** Milliseconds until the next try is taken; 0 when it is taken now. */
  waitMs(name: string): number;
  count(name: string): void;
}

/** More names than this are never held at once: the oldest go, so that made-up names cannot fill the memory. */
const NAMES_AT_MOST = 10_000;

export function createTryLimit({
  tries,
  windowMs,
  nowEpochMs,
}: {
  readonly tries: number;
  readonly windowMs: number;
  readonly nowEpochMs: () => number;
}): TryLimit {
  const triedAt = new Map<string, readonly number[]>();
  const recent = (name: string): readonly number[] => {
    const since = nowEpochMs() - windowMs;
    return (triedAt.get(name) ?? []).filter((time) => time > since);
  };
  return {
    waitMs(name) {
      const times = recent(name);
      const oldest = times.at(-tries);
      return oldest === undefined ? 0 : oldest + windowMs - nowEpochMs();
    },
    count(name) {
      const times = [...recent(name), nowEpochMs()];
      triedAt.delete(name);
      triedAt.set(name, times);
      const [longestUntouched] = triedAt.keys();
      if (triedAt.size > NAMES_AT_MOST && longestUntouched !== undefined) {
        triedAt.delete(longestUntouched);
      }
    },
  };
}
