/** What a list of times comes to. */
export interface Times {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
}

/** The nearest-rank percentiles: each is a time that was really measured. @throws {RangeError} where nothing was measured. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const rank = (share: number): number => {
    const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
    if (value === undefined) throw new RangeError('nothing was measured');
    return value;
  };
  return {
    count: sorted.length,
    p50Ms: rank(0.5),
    p99Ms: rank(0.99),
    slowestMs: rank(1),
  };
}
