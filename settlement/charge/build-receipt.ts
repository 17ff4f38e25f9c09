/** The receipt of a charge that the processor confirmed, with the evidence that lets anyone check it offline. */
import { receiptNumberOf, type ChargeAnswer, type Receipt } from '#core';
import type { Evidence } from './verify-evidence.ts';

export function buildReceipt(
  evidence: Evidence,
  {
    charged,
    nowEpochMs,
  }: {
    readonly charged: Extract<ChargeAnswer, { outcome: 'charged' }>;
    readonly nowEpochMs: number;
  },
): Receipt {
  const { charge, derived } = evidence;
  return {
    version: 1,
    receiptNumber: receiptNumberOf(charge.digest),
    digest: charge.digest,
    terms: charge.terms,
    sentence: derived.sentence,
    checkWords: derived.checkWords,
    chargedMinor: charged.captured.amountMinor,
    currency: charged.captured.currency,
    processorReference: charged.processorReference,
    chargedAt: nowEpochMs,
    confirmationJws: charge.confirmationJws,
    chargeIntentJws: charge.intentJws,
  };
}
