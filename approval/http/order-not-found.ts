/** One answer for "not yours" and "does not exist", also in its time (invariant 11). */
import { RequestRefused } from '#edge';

/** Longer than looking for an order takes: how long the looking took cannot be read from the answer. */
const ANSWERED_AFTER_MS = 40;

/** Call it before looking; what it gives is kept when enough time has passed. */
export function evenTime(): () => Promise<void> {
  const due = new Promise<void>((resolve) => {
    setTimeout(resolve, ANSWERED_AFTER_MS).unref();
  });
  return () => due;
}

/** Call it before looking; what it gives makes the refusal, and makes it wait. */
export function orderNotFound(): () => Promise<RequestRefused> {
  const due = evenTime();
  return async () => {
    await due();
    return new RequestRefused(404, 'order_not_found', 'We cannot find this order.');
  };
}
