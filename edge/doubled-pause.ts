/** The pause before trying again: doubled with each failure, up to a longest one. */

/** `failures` counts the failed tries before the one that has just failed: 0 gives `firstMs`. */
export function doubledPause(
  failures: number,
  { firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number },
): number {
  return Math.min(firstMs * 2 ** failures, longestMs);
}
