/** The history that an order is judged by, put together from what the three sides know of it. */
import type { StoredOrderHistory, StoredTrust } from '../ports/order-history.ts';
import type { OrderHistory } from '../risk/risk-facts.ts';
import type { RiskPolicy } from '../risk/risk-policy.ts';

/** A row that is missing or older than the ledger's last word gives no more trust than a customer who is new, or than that word. */
export function trustOf({ kept, witnessed }: StoredTrust, { trust }: RiskPolicy): number {
  return Math.min(kept ?? trust.start, witnessed ?? 1000);
}

export function wholeHistoryOf(
  stored: StoredOrderHistory,
  others: Pick<OrderHistory, 'unconfirmedHalts' | 'hasMoreHalts' | 'proposalsInTenMinutes'>,
  policy: RiskPolicy,
): OrderHistory {
  return { ...stored, ...others, trust: trustOf(stored.trust, policy) };
}
