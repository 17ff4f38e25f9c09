/** The refunds of an order's charge: of settlement's rows, only what it has signed for this order in its currency. */
import { verifyRefundIntent, type RefundRow, type StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function readRefunds(
  { dryRun }: StoredDryRun,
  { settlement, settlementKeys }: Pick<ApprovalParts, 'settlement' | 'settlementKeys'>,
): Promise<readonly RefundRow[]> {
  const { digest, terms } = dryRun;
  const rows = await settlement.listRefunds(digest);
  return rows.filter((row) => {
    const intent = verifyRefundIntent(row.intentJws, settlementKeys);
    return (
      intent?.refundId === row.refundId &&
      intent.digest === digest &&
      intent.cause === row.cause &&
      intent.currency === terms.currency &&
      intent.amountMinor === row.amountMinor
    );
  });
}
