/** Where an order stands, from settlement's evidence alone (invariant 6: `ordered` only with a receipt that is this order's). */
import {
  isReceiptOf,
  type DryRun,
  type OrderDigest,
  type OrderState,
  type OrderStatus,
  type Receipt,
} from '#core';
import type { Caller, RequestSide } from '../request-side.ts';

export interface Standing {
  readonly state: OrderState;
  readonly triesLeft: number | null;
  readonly receipt: Receipt | null;
  /** Only of an ordered one. */
  readonly goingBack?: OrderStatus['goingBack'];
}

/** Settlement's answer by digest. @throws when settlement cannot be reached. */
export async function findStatuses(
  side: Pick<RequestSide, 'settlement'>,
  of: Caller & { readonly digest?: OrderDigest },
): Promise<ReadonlyMap<OrderDigest, OrderStatus>> {
  const { orders } = await side.settlement.status(of);
  return new Map(orders.map((order) => [order.digest, order]));
}

/** A status that calls an order `ordered` without a receipt that fits is a payment whose outcome we do not know. */
export function standingOf(status: OrderStatus, dryRun: DryRun): Standing {
  if (status.state !== 'ordered') {
    return { state: status.state, triesLeft: status.triesLeft, receipt: null };
  }
  return status.receipt && isReceiptOf(status.receipt, dryRun)
    ? {
        state: 'ordered',
        triesLeft: null,
        receipt: status.receipt,
        goingBack: status.goingBack,
      }
    : { state: 'payment_unknown', triesLeft: null, receipt: null };
}
