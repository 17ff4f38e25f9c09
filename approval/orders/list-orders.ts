/** The customer's orders of the last days, newest first. */
import type { CustomerId, OrderList, OrderView, Session, StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isOwnOrder } from './find-own-order.ts';
import { presentOrder } from './view-order.ts';

const SHOWN_FOR_MS = 7 * 24 * 60 * 60_000;
const MOST_SHOWN = 20;

export async function listOrders(session: Session, parts: ApprovalParts): Promise<OrderList> {
  const { customerId } = session;
  const nowEpochMs = parts.clock.nowEpochMs();
  const orders: OrderView[] = [];
  for (const order of await listOwnOrders(customerId, parts)) {
    orders.push(await presentOrder(order, session, parts));
  }
  const passkeys = await parts.store.listPasskeys(customerId);
  return { customerId, hasPasskey: passkeys.length > 0, nowEpochMs, orders };
}

/** As stored and recomputed, newest first. */
export async function listOwnOrders(
  customerId: CustomerId,
  parts: ApprovalParts,
): Promise<readonly StoredDryRun[]> {
  const stored = await parts.requests.listDryRunsOfCustomer({
    customerId,
    sinceEpochMs: parts.clock.nowEpochMs() - SHOWN_FOR_MS,
    limit: MOST_SHOWN,
  });
  const own: StoredDryRun[] = [];
  for (const order of stored) {
    if (await isOwnOrder(order, customerId, parts)) own.push(order);
  }
  return own;
}
