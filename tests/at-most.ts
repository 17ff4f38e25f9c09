/** A bound on time as a quiet machine keeps it; `npm run test:deep` holds tests to it. Where they run side by side it is ten times as long: enough to tell late from never. */
export function atMost(ms: number): number {
  return process.env['HEARBACK_QUIET'] === '1' ? ms : ms * 10;
}
