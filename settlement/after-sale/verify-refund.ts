/** All the evidence of one refund, verified anew: the signed intent, and the signed receipt of the very charge that it goes back to. */
import {
  isReceiptOf,
  verifyReceipt,
  verifyRefundIntent,
  type ChargeRow,
  type Ending,
  type Receipt,
  type RefundIntent,
  type RefundRow,
} from '#core';
import { verifyEvidence } from '../charge/verify-evidence.ts';
import type { SettlementKeys } from '../settlement-context.ts';

/** A charge that was made, with all that proves it; undefined when any part is missing, false or about something else. */
export function verifyCharged(
  rows: { readonly ending: Ending | undefined; readonly charge: ChargeRow | undefined },
  keys: SettlementKeys,
): { readonly charge: ChargeRow; readonly receipt: Receipt } | undefined {
  const evidence = verifyEvidence(rows, keys);
  if (evidence?.charge.state !== 'charged') return undefined;
  const { charge } = evidence;
  const receipt = verifyReceipt(charge.receiptJws ?? '', keys.settlementKeys);
  return receipt && isReceiptOf(receipt, charge) ? { charge, receipt } : undefined;
}

/** The signed intent of this very row, for this very capture; otherwise undefined. */
export function verifyRefund(
  row: RefundRow,
  receipt: Receipt,
  keys: SettlementKeys,
): RefundIntent | undefined {
  const intent = verifyRefundIntent(row.intentJws, keys.settlementKeys);
  const isOfRow =
    intent?.refundId === row.refundId &&
    intent.digest === row.digest &&
    intent.cause === row.cause &&
    intent.amountMinor === row.amountMinor;
  const isOfCharge =
    intent?.digest === receipt.digest &&
    intent.captureReference === receipt.processorReference &&
    intent.currency === receipt.currency &&
    intent.amountMinor <= receipt.chargedMinor;
  return isOfRow && isOfCharge ? intent : undefined;
}
