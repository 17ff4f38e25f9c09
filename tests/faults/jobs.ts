/** The jobs whose writes the fault matrix breaks: together they pass every way that an order can take. */
import { orderUntilKnown } from './shop/order-until-known.ts';
import { pressProcessor } from './shop/press.ts';
import type { Customer } from './shop/customer.ts';
import type { FaultShop } from './shop/fault-shop.ts';
import { readSettlement, type ToldOrder } from './shop/reconcile.ts';
import { PATIENCE, untilAnswered } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export interface Job {
  readonly name: string;
  /** What the customer must have been told in the end. */
  readonly ends: string;
  run(shop: FaultShop, customer: Customer): Promise<ToldOrder>;
}

async function finish(
  shop: FaultShop,
  customer: Customer,
  order: Awaited<ReturnType<Customer['prepare']>>,
): Promise<ToldOrder> {
  const outcome = await orderUntilKnown(customer, order, {
    relay: shop.relay,
    patience: PATIENCE,
  });
  if (!(await untilQuiet(shop, PATIENCE.limitMs))) throw new Error('settlement never came to rest');
  return { digest: order.digest, outcome };
}

export const JOBS: readonly Job[] = [
  {
    name: 'a wrong code, then bought',
    ends: 'ordered',
    async run(shop, customer) {
      const order = await customer.prepare();
      const wrong = { ...order, code: order.code === '4827' ? '4828' : '4827' };
      await untilAnswered('a wrong code', PATIENCE, () => customer.redeem(wrong));
      return finish(shop, customer, order);
    },
  },
  {
    name: 'cancelled by voice',
    ends: 'cancelled',
    async run(shop, customer) {
      const order = await customer.prepare();
      await untilAnswered('cancelling', PATIENCE, async () => {
        const outcome = await customer.cancel(order);
        if (outcome !== 'cancelled') throw new Error(`cancelling was answered ${outcome}`);
      });
      return finish(shop, customer, order);
    },
  },
  {
    name: 'declined on the phone',
    ends: 'declined',
    async run(shop, customer) {
      const order = await customer.prepare();
      await untilAnswered('declining', PATIENCE, () => customer.decline(order));
      await untilAnswered('the void', PATIENCE, () => {
        const kind = readSettlement(shop).endings.get(order.digest);
        if (kind !== 'declined') throw new Error(`the order is ${kind ?? 'open'}`);
        return Promise.resolve();
      });
      return finish(shop, customer, order);
    },
  },
  {
    name: 'the card is declined',
    ends: 'payment_declined',
    async run(shop, customer) {
      const order = await customer.prepare();
      await pressProcessor(shop, { next: 'decline' });
      return finish(shop, customer, order);
    },
  },
  {
    name: 'charged, and the answer lost',
    ends: 'ordered',
    async run(shop, customer) {
      const order = await customer.prepare();
      await pressProcessor(shop, { next: 'error_500_after' });
      return finish(shop, customer, order);
    },
  },
];
