/** A request of Alexa is of this moment: what is older or from the future is refused. */

/** Amazon: no more than 150 seconds. */
const TOLERANCE_MS = 150_000;
/** ISO 8601 with a zone, as Alexa writes it; `Date.parse` alone would take much more. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

export function isOfNow(timestamp: string, nowEpochMs: number): boolean {
  if (!TIMESTAMP.test(timestamp)) return false;
  // Not a number where there is no such day: no comparison is true of it.
  return Math.abs(nowEpochMs - Date.parse(timestamp)) <= TOLERANCE_MS;
}
