/** Before a cart is read: what was bought of it leaves it, on settlement's evidence alone (invariant 6). */
import type { DryRun, OrderState } from '#core';
import { standingOf } from '../orders/standing.ts';
import type { Caller, RequestSide } from '../request-side.ts';

type Side = Pick<RequestSide, 'store' | 'settlement' | 'clock'>;

/** An order that ended so was not bought, and its goods stay in the cart. */
const ENDED_WITHOUT_SALE: readonly OrderState[] = [
  'cancelled',
  'declined',
  'expired',
  'payment_declined',
];

/** @throws when settlement cannot be reached: then nobody knows what the cart holds. */
export async function settleCart(side: Side, { customerId }: Caller): Promise<void> {
  const orders = await side.store.listCartOrders(customerId);
  await Promise.all(orders.map(({ dryRun }) => settleOrder(side, dryRun)));
}

async function settleOrder(side: Side, dryRun: DryRun): Promise<void> {
  const { digest, terms } = dryRun;
  const { customerId, clientId } = terms;
  const { orders } = await side.settlement.status({ customerId, clientId, digest });
  const status = orders.find((order) => order.digest === digest);
  const state = status && standingOf(status, dryRun).state;
  if (state === 'ordered') {
    const bought = terms.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await side.store.settleCartOrder({ digest, customerId, bought });
  } else if (state !== undefined && ENDED_WITHOUT_SALE.includes(state)) {
    await side.store.settleCartOrder({ digest, customerId, bought: [] });
  }
}
