/** Checks a receipt as anyone can who has the public keys: signatures, digest, sentence, and that all of it is about one order. */
import {
  deriveFromTerms,
  receiptNumberOf,
  verifyChargeIntent,
  verifyReceipt,
  verifyWrittenConfirmation,
  type ChargeIntent,
  type Receipt,
  type Verifier,
  type WrittenConfirmation,
} from '#core';
import { systemHash } from '#edge';
import { expectSame, WalkFailed } from './expect.ts';

export interface ReceiptKeys {
  readonly settlement: Verifier;
  readonly approval: Verifier;
}

export interface CheckedReceipt {
  readonly receipt: Receipt;
  readonly confirmation: WrittenConfirmation;
  readonly chargeIntent: ChargeIntent;
}

/** @throws {WalkFailed} when anything does not verify or does not belong together. */
export function checkReceipt(jws: string, keys: ReceiptKeys): CheckedReceipt {
  const receipt = verifyReceipt(jws, keys.settlement);
  if (receipt === undefined) throw new WalkFailed('the receipt’s signature does not verify');
  const confirmation = verifyWrittenConfirmation(receipt.confirmationJws, keys.approval);
  if (confirmation === undefined) throw new WalkFailed('the written confirmation does not verify');
  const chargeIntent = verifyChargeIntent(receipt.chargeIntentJws, keys.settlement);
  if (chargeIntent === undefined) throw new WalkFailed('the charge intent does not verify');

  const derived = deriveFromTerms(receipt.terms, systemHash);
  expectSame('the digest of the terms', derived.digest, receipt.digest);
  expectSame('the sentence of the terms', derived.sentence, receipt.sentence);
  expectSame('the check words of the terms', derived.checkWords, receipt.checkWords);
  expectSame('the receipt number', receipt.receiptNumber, receiptNumberOf(receipt.digest));
  expectSame('the confirmed digest', confirmation.digest, receipt.digest);
  expectSame('the confirming customer', confirmation.customerId, receipt.terms.customerId);
  expectSame('the digest of the charge', chargeIntent.digest, receipt.digest);
  expectSame(
    'the confirmation of the charge',
    chargeIntent.confirmationId,
    confirmation.confirmationId,
  );
  expectSame('the amount of the charge', chargeIntent.amountMinor, receipt.terms.totalMinor);
  expectSame('the payee of the charge', chargeIntent.payeeId, receipt.terms.payeeId);
  return { receipt, confirmation, chargeIntent };
}
