/** What surely went back of an order's charge: of each row, only what settlement has signed for this order in its currency. */
import { refundedMinor, verifyRefundIntent, type MinorUnits, type StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function readRefunded(
  { dryRun }: StoredDryRun,
  { settlement, settlementKeys }: Pick<ApprovalParts, 'settlement' | 'settlementKeys'>,
): Promise<MinorUnits> {
  const { digest, terms } = dryRun;
  const rows = await settlement.listRefunds(digest);
  return refundedMinor(
    rows.filter((row) => {
      const intent = verifyRefundIntent(row.intentJws, settlementKeys);
      return (
        intent?.refundId === row.refundId &&
        intent.digest === digest &&
        intent.currency === terms.currency &&
        intent.amountMinor === row.amountMinor
      );
    }),
  );
}
