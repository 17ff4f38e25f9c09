/** What kind of state each state is, the same in every language: which colour, and that it waits, is done or has ended. */
import type { OrderView, OrderViewState } from '#core';

/** Which of the three state colours; it never carries meaning alone. */
export type StateTone = 'waiting' | 'done' | 'stopped';

export const ORDER_TONES: Readonly<Record<OrderViewState, StateTone>> = {
  to_confirm: 'waiting',
  confirmed_here: 'waiting',
  confirmed_elsewhere: 'waiting',
  locked: 'stopped',
  expired: 'stopped',
  cancelled: 'stopped',
  stopping: 'waiting',
  stopped: 'stopped',
  too_late: 'done',
  payment_processing: 'waiting',
  payment_declined: 'stopped',
  payment_unknown: 'waiting',
  ordered: 'done',
  refused_by_policy: 'stopped',
  changed: 'stopped',
  partly_refunded: 'done',
  refunded: 'done',
};

/**
 * What the screens tell apart beyond the states of a view: `halted` is `to_confirm` by a passkey alone; `found_paid` and
 * `found_unpaid` are ends of a payment that was unknown once; `sold_out` was paid and does not come.
 */
export type ShownState = OrderViewState | 'halted' | 'found_paid' | 'found_unpaid' | 'sold_out';

export function toneOf(state: ShownState): StateTone {
  if (state === 'halted') return ORDER_TONES.to_confirm;
  if (state === 'found_paid') return ORDER_TONES.ordered;
  if (state === 'sold_out') return 'stopped';
  return state === 'found_unpaid' ? ORDER_TONES.payment_declined : ORDER_TONES[state];
}

export function shownStateOf(order: OrderView): ShownState {
  if (order.state === 'to_confirm' && order.halt !== null) return 'halted';
  if (order.state === 'ordered' && isSoldOut(order)) return 'sold_out';
  if (order.wasUnknown && order.state === 'ordered') return 'found_paid';
  if (order.wasUnknown && order.state === 'payment_declined') return 'found_unpaid';
  return order.state;
}

/** The goods ran out after they were paid: they do not come, and cannot be sent back. */
export function isSoldOut({ goingBack }: Pick<OrderView, 'goingBack'>): boolean {
  return goingBack.some(({ cause }) => cause === 'sold_out');
}
