/** One written receipt, handed to the outbox and marked as sent. */
import { isReceiptOf, verifyReceipt, type ChargeRow, type SendAnswer } from '#core';
import { verifyEvidence } from '../charge/verify-evidence.ts';
import type { SettlementPorts } from '../settlement-context.ts';
import { composeWrittenReceipt } from './compose-written-receipt.ts';

/** `not_sendable`: the row proves nothing, or there is no address; nothing was sent and trying again soon would not help. */
export type ReceiptSent = SendAnswer | { readonly outcome: 'not_sendable' };

/**
 * Sends it, or says why the outbox did not surely take it; then it may be sent again, under the same idempotency key.
 * A row whose receipt or evidence does not verify tells nobody anything.
 */
export async function sendReceipt(
  {
    store,
    outbox,
    keys,
    clock,
    log,
  }: Pick<SettlementPorts, 'store' | 'outbox' | 'keys' | 'clock' | 'log'>,
  charge: ChargeRow,
): Promise<ReceiptSent> {
  const { digest } = charge;
  const receipt = verifyReceipt(charge.receiptJws ?? '', keys.settlementKeys);
  const evidence = verifyEvidence({ ending: await store.findEnding(digest), charge }, keys);
  if (!evidence || !receipt || !isReceiptOf(receipt, charge)) {
    log.fatal({ digest }, 'a receipt row has no evidence; nothing was sent for it');
    return { outcome: 'not_sendable' };
  }
  const book = await store.findBook(receipt.terms.customerId);
  if (!book) {
    log.error({ digest }, 'there is no address for a written receipt');
    return { outcome: 'not_sendable' };
  }
  const message = composeWrittenReceipt(receipt);
  const sent = await outbox.send({
    idempotencyKey: `receipt-${digest}`,
    to: book.email,
    ...message,
  });
  if (sent.outcome !== 'taken') return sent;
  await store.markReceiptSent({
    digest,
    note: {
      at: clock.nowEpochMs(),
      kind: 'receipt_sent',
      digest,
      facts: { receiptNumber: receipt.receiptNumber },
    },
  });
  return sent;
}
