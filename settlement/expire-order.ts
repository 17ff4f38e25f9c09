/** An order that is past its `redeemBy` is ended as expired, whenever somebody asks about it. */
import type { OrderDigest } from '#core';
import { endOrder, type EndedOrder } from './end-order.ts';
import type { SettlementContext } from './settlement-context.ts';

/** The ending in force: another may have been first; undefined as `endOrder` is. The caller has made sure that `redeemBy` has passed. */
export function expireOrder(
  { store, clock }: Pick<SettlementContext, 'store' | 'clock'>,
  digest: OrderDigest,
): Promise<EndedOrder | undefined> {
  const nowEpochMs = clock.nowEpochMs();
  return endOrder(
    { store },
    {
      ending: { digest, kind: 'expired', endedAt: nowEpochMs, confirmationId: null },
      note: { at: nowEpochMs, kind: 'order_expired', digest, facts: { outcome: 'expired' } },
    },
  );
}
