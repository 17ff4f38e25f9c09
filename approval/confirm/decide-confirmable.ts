/** Whether an order can take one more confirmation now: pure, asked when the total is typed and again when it is signed. */
import { CONFIRMATIONS_PER_ORDER, type ConfirmRefusal, type OrderViewState } from '#core';
import { decideOrderState } from '../orders/decide-order-state.ts';
import type { OrderFacts } from '../orders/gather-order-facts.ts';

export type Confirmable =
  | { readonly outcome: 'confirmable' }
  | { readonly outcome: 'refused'; readonly refusal: ConfirmRefusal };

const REFUSAL_OF_STATE: { readonly [State in OrderViewState]: ConfirmRefusal | null } = {
  to_confirm: null,
  confirmed_here: null,
  confirmed_elsewhere: null,
  locked: 'locked',
  expired: 'expired',
  cancelled: 'cancelled',
  stopping: 'declined',
  stopped: 'declined',
  too_late: 'ordered',
  payment_processing: 'ordered',
  payment_declined: 'ordered',
  payment_unknown: 'ordered',
  ordered: 'ordered',
  refused_by_policy: 'refused_by_policy',
  changed: 'cancelled',
  partly_refunded: 'ordered',
  refunded: 'ordered',
};

export function decideConfirmable(facts: OrderFacts, sessionHash: string): Confirmable {
  const refusal = REFUSAL_OF_STATE[decideOrderState(facts, sessionHash)];
  if (refusal !== null) return { outcome: 'refused', refusal };
  // A confirmed order is not expired until redeemBy, but nothing more is confirmed after confirmBy.
  if (facts.nowEpochMs >= facts.stored.dryRun.terms.confirmBy) {
    return { outcome: 'refused', refusal: 'expired' };
  }
  if (facts.confirmationCount >= CONFIRMATIONS_PER_ORDER) {
    return { outcome: 'refused', refusal: 'too_many' };
  }
  return { outcome: 'confirmable' };
}
