/** What the customer has bought here, by settlement's evidence (invariant 6), the latest first; past orders only where they may be told. */
import { MOST_PRODUCTS_LISTED, type ProductId } from '#core';
import { listOrders } from '../orders/find-order.ts';
import type { Caller, RequestSide } from '../request-side.ts';

export interface OwnProducts {
  readonly productIds: readonly ProductId[];
  /** There are some that others may not hear of. */
  readonly areSomeOnPhone: boolean;
}

/** @throws when settlement cannot be reached. */
export async function findOwnProducts(side: RequestSide, caller: Caller): Promise<OwnProducts> {
  const orders = await listOrders(side, caller);
  const bought = orders.filter(({ standing }) => standing.state === 'ordered');
  const told = bought.filter(({ isForPhone }) => !isForPhone);
  const productIds = told.flatMap(({ dryRun }) =>
    dryRun.terms.lines.map(({ productId }) => productId),
  );
  return {
    productIds: [...new Set(productIds)].slice(0, MOST_PRODUCTS_LISTED),
    areSomeOnPhone: told.length < bought.length,
  };
}
