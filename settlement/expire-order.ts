/** An order that is past its `redeemBy` is ended as expired, whenever somebody asks about it. */
import type { Ending, OrderDigest } from '#core';
import type { SettlementContext } from './settlement-context.ts';

/** The ending in force: another may have been first. The caller has made sure that `redeemBy` has passed. */
export function expireOrder(
  { store, clock }: Pick<SettlementContext, 'store' | 'clock'>,
  digest: OrderDigest,
): Promise<{ readonly ending: Ending; readonly isNew: boolean }> {
  const nowEpochMs = clock.nowEpochMs();
  return store.endOrder({
    ending: { digest, kind: 'expired', endedAt: nowEpochMs, confirmationId: null },
    note: { at: nowEpochMs, kind: 'order_expired', digest, facts: { outcome: 'expired' } },
  });
}
