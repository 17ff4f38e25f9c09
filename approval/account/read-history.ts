/** The customer's orders that have ended, newest first, a page at a time. */
import type { DryRunPlace, HistoryPage, OrderView, Session, StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts, type OrderFacts } from '../orders/gather-order-facts.ts';
import { showOrder } from '../orders/show-order.ts';

const ORDERS_PER_PAGE = 20;
const READ_AT_ONCE = 50;
/** Looked at for one page of the history: it may have fewer orders than it could, and says that there are more. */
const MOST_LOOKED_AT = 500;
/** And until there is one to go on from: rows by hand must not hide what was bought before them. */
const MOST_LOOKED_AT_FOR_FIRST = 20_000;

/** @param beforeEpochMs Orders that were made earlier than this; the next page begins before the last order of this one. */
export async function readHistory(
  of: { readonly session: Session; readonly beforeEpochMs: number },
  parts: ApprovalParts,
): Promise<HistoryPage> {
  const { session, beforeEpochMs } = of;
  const orders: OrderView[] = [];
  const mostLookedAt = (): number =>
    orders.length === 0 ? MOST_LOOKED_AT_FOR_FIRST : MOST_LOOKED_AT;
  const found = ownOrdersBefore({ session, beforeEpochMs, mostLookedAt }, parts);
  for (;;) {
    const { value: stored, done } = await found.next();
    // Who has nothing to go on from goes no further.
    if (done === true) return { orders, more: stored === 'more' && orders.length > 0 };
    const facts = await gatherOrderFacts(stored, parts);
    if (!hasEnded(facts)) continue;
    if (orders.length === ORDERS_PER_PAGE) return { orders, more: true };
    orders.push(showOrder(facts, session.sessionHash, parts));
  }
}

/** The customer's own orders, newest first; `more` at the end where older rows were not looked at. Between pages everybody else has a turn. */
export async function* ownOrdersBefore(
  of: {
    readonly session: Session;
    readonly beforeEpochMs: number;
    /** Asked again and again: what was found may change it. */
    readonly mostLookedAt: () => number;
  },
  parts: ApprovalParts,
): AsyncGenerator<StoredDryRun, 'all' | 'more', undefined> {
  const { customerId } = of.session;
  let before: DryRunPlace = { createdAt: of.beforeEpochMs, row: 0 };
  for (let lookedAt = 0; lookedAt < of.mostLookedAt(); lookedAt += READ_AT_ONCE) {
    const { orders, next } = await parts.requests.readDryRunPage({
      customerId,
      before,
      limit: READ_AT_ONCE,
    });
    for (const order of orders) {
      if (await isOwnOrder(order, customerId, parts)) yield order;
    }
    if (!next) return 'all';
    before = next;
    await new Promise<void>((resolve) => {
      parts.timers.after(0, resolve);
    });
  }
  return 'more';
}

function hasEnded({ ending, decline, stored, live, nowEpochMs }: OrderFacts): boolean {
  const { confirmBy, redeemBy } = stored.dryRun.terms;
  return (
    ending !== undefined || decline !== undefined || nowEpochMs >= (live ? redeemBy : confirmBy)
  );
}
