/** An order that is past its `redeemBy` is ended as expired, whenever somebody asks about it. */
import type { DryRun } from '#core';
import { endOrder, type EndedOrder } from './end-order.ts';
import type { SettlementContext } from './settlement-context.ts';

/**
 * The ending in force: another may have been first; undefined as `endOrder` is. The caller has seen that `redeemBy` had passed at `judgedAt`, and that moment
 * is what is recorded: a second look at the clock, set back in between, would record an order as expired before its `redeemBy`.
 */
export function expireOrder(
  { store }: Pick<SettlementContext, 'store'>,
  { dryRun, judgedAt }: { readonly dryRun: DryRun; readonly judgedAt: number },
): Promise<EndedOrder | undefined> {
  const { digest, createdAt: proposedAt } = dryRun;
  return endOrder(
    { store },
    {
      proposedAt,
      ending: { digest, kind: 'expired', endedAt: judgedAt, confirmationId: null },
      note: { at: judgedAt, kind: 'order_expired', digest, facts: { outcome: 'expired' } },
    },
  );
}
