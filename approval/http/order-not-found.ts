/** One answer for "not yours" and "does not exist", also in its time (invariant 11). */
import { RequestRefused } from '#edge';
import { evenTime } from '../even-time.ts';

/** Call it before looking; what it gives makes the refusal, and makes it wait. */
export function orderNotFound(): () => Promise<RequestRefused> {
  const due = evenTime();
  return async () => {
    await due();
    return new RequestRefused(404, 'order_not_found', 'We cannot find this order.');
  };
}
