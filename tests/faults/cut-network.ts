/** The network between settlement and the processor is cut in the middle of charges, before or after the processor has heard them. */
import { openMint } from '../bench/shop/mint-tokens.ts';
import { createCustomer } from './shop/customer.ts';
import { customerName, startFaultShop } from './shop/fault-shop.ts';
import { orderUntilKnown } from './shop/order-until-known.ts';
import type { Cut } from './shop/processor-relay.ts';
import { readCaptures, reconcile, type Reckoning, type ToldOrder } from './shop/reconcile.ts';
import { PATIENCE } from './shop/until-answered.ts';
import { untilQuiet } from './shop/until-quiet.ts';

export interface CutReport extends Reckoning {
  readonly orders: number;
  readonly cuts: number;
  /** What customers were told while the line was cut. */
  readonly toldMeanwhile: readonly string[];
}

/** Each order meets so many cuts of the given kinds, one after the other, before the line holds. */
export async function runNetworkCuts(plans: readonly (readonly Cut[])[]): Promise<CutReport> {
  const shop = await startFaultShop({ customers: plans.length });
  try {
    const mint = await openMint(shop.demo);
    const prepared = await Promise.all(
      plans.map(async (plan, caller) => {
        const who = { customerId: customerName(caller), caller, patience: PATIENCE };
        const customer = await createCustomer(shop, mint, who);
        return { customer, plan: [...plan], order: await customer.prepare() };
      }),
    );
    let cuts = 0;
    shop.relay.cutWith((digest) => {
      const next = prepared.find(({ order }) => order.digest === digest)?.plan.shift() ?? 'none';
      if (next !== 'none') cuts += 1;
      return next;
    });
    const toldMeanwhile = await Promise.all(
      prepared.map(({ customer, order }) => customer.redeem(order)),
    );
    const early = await readCaptures(shop);
    const faults = [...early.values()].some((count) => count > 1) ? ['charged twice'] : [];
    const told: ToldOrder[] = await Promise.all(
      prepared.map(async ({ customer, order }) => ({
        digest: order.digest,
        outcome: await orderUntilKnown(customer, order, { relay: shop.relay, patience: PATIENCE }),
      })),
    );
    if (!(await untilQuiet(shop, PATIENCE.limitMs))) faults.push('settlement never came to rest');
    const reckoning = await reconcile(shop, told);
    const all = [...faults, ...reckoning.faults];
    return { ...reckoning, faults: all, orders: told.length, cuts, toldMeanwhile };
  } finally {
    await shop.stop();
  }
}
