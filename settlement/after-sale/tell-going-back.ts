/** What goes back of a paid order, for whoever asks how it stands. */
import {
  addMinorUnits,
  hasRefundFailed,
  refundedMinor,
  type GoingBackSums,
  type Receipt,
} from '#core';
import type { SettlementPorts } from '../settlement-context.ts';
import { verifyRefund } from './verify-refund.ts';

/** By signed intents alone: a row by hand announces no money. Undefined where nothing goes back. */
export async function tellGoingBack(
  { store, keys, clock }: Pick<SettlementPorts, 'store' | 'keys' | 'clock'>,
  receipt: Receipt,
): Promise<GoingBackSums | undefined> {
  const rows = await store.listRefunds(receipt.digest);
  const refunds = rows.flatMap((row) => {
    const intent = verifyRefund(row, receipt, keys);
    return intent ? [{ ...intent, state: row.state }] : [];
  });
  if (refunds.length === 0) return undefined;
  const nowEpochMs = clock.nowEpochMs();
  const failed = refunds.filter((refund) => hasRefundFailed(refund, nowEpochMs));
  const onItsWay = refunds.filter(
    (refund) => refund.state !== 'refunded' && !hasRefundFailed(refund, nowEpochMs),
  );
  return {
    isSoldOut: refunds.some(({ cause }) => cause === 'sold_out'),
    onItsWayMinor: addMinorUnits(...onItsWay.map(({ amountMinor }) => amountMinor)),
    paidBackMinor: refundedMinor(refunds),
    failedMinor: addMinorUnits(...failed.map(({ amountMinor }) => amountMinor)),
  };
}
