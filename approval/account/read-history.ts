/** The customer's orders that have ended, newest first, a page at a time. */
import type { HistoryPage, OrderView, Session, StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts, type OrderFacts } from '../orders/gather-order-facts.ts';
import { showOrder } from '../orders/show-order.ts';

const ORDERS_PER_PAGE = 20;
const READ_AT_ONCE = 50;

/** @param beforeEpochMs Orders that were made earlier than this; the next page begins before the last order of this one. */
export async function readHistory(
  of: { readonly session: Session; readonly beforeEpochMs: number },
  parts: ApprovalParts,
): Promise<HistoryPage> {
  const { session, beforeEpochMs } = of;
  const orders: OrderView[] = [];
  for await (const stored of ownOrdersBefore({ session, beforeEpochMs }, parts)) {
    const facts = await gatherOrderFacts(stored, parts);
    if (!hasEnded(facts)) continue;
    if (orders.length === ORDERS_PER_PAGE) return { orders, more: true };
    orders.push(showOrder(facts, session.sessionHash, parts));
  }
  return { orders, more: false };
}

/** All of the customer's own orders, newest first. */
export async function* ownOrdersBefore(
  of: { readonly session: Session; readonly beforeEpochMs: number },
  parts: ApprovalParts,
): AsyncGenerator<StoredDryRun> {
  const { customerId } = of.session;
  let { beforeEpochMs } = of;
  for (;;) {
    const stored = await parts.requests.listDryRunsOfCustomer({
      customerId,
      sinceEpochMs: 0,
      beforeEpochMs,
      limit: READ_AT_ONCE,
    });
    const last = stored.at(-1);
    if (!last) return;
    for (const order of stored) {
      if (await isOwnOrder(order, customerId, parts)) yield order;
    }
    beforeEpochMs = last.dryRun.createdAt;
  }
}

function hasEnded({ ending, decline, stored, live, nowEpochMs }: OrderFacts): boolean {
  const { confirmBy, redeemBy } = stored.dryRun.terms;
  return (
    ending !== undefined || decline !== undefined || nowEpochMs >= (live ? redeemBy : confirmBy)
  );
}
