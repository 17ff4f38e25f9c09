/** What a connection watches, read anew and whole: the same views as over HTTP, by the same functions. */
import type { LiveWatch, OrderList, OrderView, Session, TraceView } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { listOrders } from '../orders/list-orders.ts';
import { viewOrder } from '../orders/view-order.ts';
import { readTrace } from '../trace/read-trace.ts';

/** Undefined when the watched order is not there, or not this customer's. @throws {StoreUnavailable} */
export async function readWatched(
  watch: LiveWatch,
  session: Session,
  parts: ApprovalParts,
): Promise<OrderList | OrderView | TraceView | undefined> {
  switch (watch.kind) {
    case 'orders':
      return listOrders(session, parts);
    case 'order':
      return viewOrder({ digest: watch.digest, session }, parts);
    case 'trace':
      return readTrace({ digest: watch.digest, session }, parts);
    default:
      return watch satisfies never;
  }
}
