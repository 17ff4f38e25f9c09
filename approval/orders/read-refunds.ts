/** The refunds of an order's charge: of settlement's rows, only what it has signed for this order in its currency. */
import { verifyRefundIntent, type RefundIntent, type RefundRow, type StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export type SignedRefund = RefundRow & Pick<RefundIntent, 'decidedAt'>;

export async function readRefunds(
  { dryRun }: StoredDryRun,
  { settlement, settlementKeys }: Pick<ApprovalParts, 'settlement' | 'settlementKeys'>,
): Promise<readonly SignedRefund[]> {
  const { digest, terms } = dryRun;
  const rows = await settlement.listRefunds(digest);
  return rows.flatMap((row) => {
    const intent = verifyRefundIntent(row.intentJws, settlementKeys);
    const isOfRow =
      intent?.refundId === row.refundId &&
      intent.digest === digest &&
      intent.cause === row.cause &&
      intent.currency === terms.currency &&
      intent.amountMinor === row.amountMinor;
    return isOfRow ? [{ ...row, decidedAt: intent.decidedAt }] : [];
  });
}
