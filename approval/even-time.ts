/** How long the looking for an order took cannot be read from when the answer comes (invariant 11). */

/** Longer than looking for an order takes. */
const ANSWERED_AFTER_MS = 40;

/** Call it before looking; what it gives is kept when enough time has passed. */
export function evenTime(): () => Promise<void> {
  const due = new Promise<void>((resolve) => {
    setTimeout(resolve, ANSWERED_AFTER_MS).unref();
  });
  return () => due;
}
