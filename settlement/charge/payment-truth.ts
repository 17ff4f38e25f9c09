/** What is known of the payment of a redeemed order, from evidence alone (invariant 6). */
import {
  isReceiptOf,
  verifyReceipt,
  type ChargeRow,
  type Clock,
  type Ending,
  type Receipt,
} from '#core';
import type { SettlementKeys } from '../settlement-context.ts';
import { askingWindowOf } from './asking-window.ts';
import { verifyEvidence } from './verify-evidence.ts';

export type PaymentTruth =
  | { readonly state: 'ordered'; readonly receipt: Receipt }
  | { readonly state: 'payment_processing' | 'payment_declined' | 'payment_unknown' };

/** A row without its evidence tells nothing: that is called unknown, never done and never declined. */
export function tellPayment(
  rows: { readonly ending: Ending; readonly charge: ChargeRow | undefined },
  { keys, clock }: { readonly keys: SettlementKeys; readonly clock: Clock },
): PaymentTruth {
  const evidence = verifyEvidence(rows, keys);
  if (!evidence) return { state: 'payment_unknown' };
  const { charge, intent } = evidence;
  switch (charge.state) {
    case 'intended':
    case 'processing':
      // What nobody may ask about any more is not being processed either. Our clock will do: these are words, and nothing is asked by them.
      return askingWindowOf(intent, clock.nowEpochMs()) === 'over'
        ? { state: 'payment_unknown' }
        : { state: 'payment_processing' };
    case 'unknown':
      return { state: 'payment_unknown' };
    case 'declined_by_processor':
      return { state: 'payment_declined' };
    case 'charged': {
      const receipt = verifyReceipt(charge.receiptJws ?? '', keys.settlementKeys);
      return receipt && isReceiptOf(receipt, charge)
        ? { state: 'ordered', receipt }
        : { state: 'payment_unknown' };
    }
    default:
      return charge.state satisfies never;
  }
}
