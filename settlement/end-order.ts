/** Ends an order that nobody has bought: cancelled, declined or expired. The first ending wins. */
import type { SettlementStore } from '#core';
import type { SettlementContext } from './settlement-context.ts';

export type EndedOrder = NonNullable<Awaited<ReturnType<SettlementStore['endOrder']>>>;

type StoreChange = Parameters<SettlementStore['endOrder']>[0];

/** By the customer's signed decline, or else with the time at which the order was proposed. */
type EndChange = StoreChange &
  Required<Pick<StoreChange, 'proposedAt'> | Pick<StoreChange, 'declinedBy'>>;

/**
 * Undefined while the ledger does not verify: the store may have been put back from a copy that is older than the purchase, so nobody can say that the
 * order was not bought, and an ending of today would say so for ever (invariants 6 and 10). Nothing is written then; nor where the ledger tells of
 * a purchase whose row is gone, or the order may have been bought in a part of the store that was lost.
 */
export async function endOrder(
  { store }: Pick<SettlementContext, 'store'>,
  change: EndChange,
): Promise<EndedOrder | undefined> {
  return (await store.isLedgerVerified()) ? store.endOrder(change) : undefined;
}
