/** A tool's times, with the percentile that Alexa's half a second is divided by. */
import { timesOf, type Times } from '../measure/percentiles.ts';

export interface ToolTimes extends Times {
  readonly p95Ms: number;
}

/** @throws {RangeError} where nothing was measured. */
export function percentilesOf(milliseconds: readonly number[]): ToolTimes {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const p95Ms = sorted[Math.max(0, Math.ceil(0.95 * sorted.length) - 1)] ?? 0;
  return { ...timesOf(milliseconds), p95Ms };
}
