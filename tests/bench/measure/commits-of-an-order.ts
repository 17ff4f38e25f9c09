/** How many durable commits one order needs in the three stores together, counted in their write-ahead logs. */
import type { BenchShop } from '../shop/bench-shop.ts';
import { countCommits } from './count-commits.ts';
import { orderOnce } from './measure-orders.ts';

export const MOST_COUNTED_ORDERS = 5;

export interface CommitsOfAnOrder {
  readonly request: number;
  readonly approval: number;
  readonly settlement: number;
  readonly total: number;
}

/** A log that was begun anew in between shows fewer commits than before: then another order is counted. */
export async function countCommitsOfAnOrder(shop: BenchShop): Promise<CommitsOfAnOrder> {
  for (const person of shop.takePeople(MOST_COUNTED_ORDERS)) {
    const before = commitsOf(shop);
    await orderOnce(person);
    await shop.untilReceiptsAreSent();
    const after = commitsOf(shop);
    const request = after.request - before.request;
    const approval = after.approval - before.approval;
    const settlement = after.settlement - before.settlement;
    if (Math.min(request, approval, settlement) > 0) {
      return { request, approval, settlement, total: request + approval + settlement };
    }
  }
  throw new Error('the commits of an order could not be counted');
}

function commitsOf({ stores }: BenchShop): Omit<CommitsOfAnOrder, 'total'> {
  return {
    request: countCommits(stores.request),
    approval: countCommits(stores.approval),
    settlement: countCommits(stores.settlement),
  };
}
