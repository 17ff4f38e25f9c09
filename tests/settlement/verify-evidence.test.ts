/** Each part of the evidence of a charge, taken away or exchanged alone, with every signature true. */
import { describe, expect, it } from 'vitest';
import {
  confirmationIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  minorUnitsOf,
  payeeIdSchema,
  receiptNumberOf,
  signChargeIntent,
  signReceipt,
  type ChargeIntent,
  type ChargeRow,
  type Ending,
  type Receipt,
} from '#core';
import { tellPayment } from '../../settlement/charge/payment-truth.ts';
import { verifyEvidence } from '../../settlement/charge/verify-evidence.ts';
import type { SettlementKeys } from '../../settlement/settlement-context.ts';
import {
  dryRun,
  keys as redemptionKeys,
  NOW,
  orderOf,
  signed,
  confirmationId,
} from '../core/redemption/redemption-fixture.ts';
import { makeSigningKey } from '../core/signing-key.ts';

const settlementKey = makeSigningKey('settlement-1');
const keys: SettlementKeys = {
  ...redemptionKeys,
  settlementKey: settlementKey.signer,
  settlementKeys: settlementKey.verifier,
};
const another = orderOf({ nonce: 'BBBBBBBBBBBBBBBB' }).dryRun;
const { terms, digest } = dryRun;

const ending: Ending = { digest, kind: 'redeemed', endedAt: NOW, confirmationId };

function intentJws(change: Partial<ChargeIntent> = {}): string {
  const intent: ChargeIntent = {
    version: 1,
    digest,
    confirmationId,
    customerId: terms.customerId,
    payeeId: terms.payeeId,
    instrumentId: terms.instrument.id,
    amountMinor: terms.totalMinor,
    currency: terms.currency,
    redeemedAt: NOW,
    ...change,
  };
  return signChargeIntent(intent, settlementKey.signer);
}

function chargeWith(change: Partial<ChargeRow> = {}): ChargeRow {
  return {
    digest,
    state: 'processing',
    intentJws: intentJws(),
    confirmationJws: signed().jws,
    terms,
    processorReference: null,
    receiptJws: null,
    isReceiptSent: false,
    ...change,
  };
}

function receiptJws(change: Partial<Receipt> = {}): string {
  const charge = chargeWith();
  const receipt: Receipt = {
    version: 1,
    receiptNumber: receiptNumberOf(digest),
    digest,
    terms,
    sentence: dryRun.sentence,
    checkWords: dryRun.checkWords,
    chargedMinor: terms.totalMinor,
    currency: terms.currency,
    processorReference: 'CAPTURE1',
    chargedAt: NOW,
    confirmationJws: charge.confirmationJws,
    chargeIntentJws: charge.intentJws,
    ...change,
  };
  return signReceipt(receipt, settlementKey.signer);
}

describe('invariant 1: the evidence of a charge [REQ-EVIDENCE-AGAIN]', () => {
  it('verifies when ending, intent, terms and confirmation are of one order', () => {
    const evidence = verifyEvidence({ ending, charge: chargeWith() }, keys);
    expect(evidence).toMatchObject({ intent: { amountMinor: 4761 }, confirmation: { digest } });
  });

  const intents: readonly (readonly [string, Partial<ChargeIntent>])[] = [
    ['order', { digest: another.digest }],
    ['confirmation', { confirmationId: confirmationIdSchema.parse('confirmation-2') }],
    ['customer', { customerId: customerIdSchema.parse('customer-2') }],
    ['payee', { payeeId: payeeIdSchema.parse('SOMEBODYELSE1') }],
    ['instrument', { instrumentId: instrumentIdSchema.parse('another') }],
    ['amount', { amountMinor: minorUnitsOf(4762) }],
    ['currency', { currency: 'CAD' }],
    ['time, after redeemBy', { redeemedAt: terms.redeemBy }],
    ['time, before the confirmation', { redeemedAt: 0 }],
  ];
  it.each(intents)('is none when the intent, truly signed, has another %s', (_name, change) => {
    const charge = chargeWith({ intentJws: intentJws(change) });
    expect(verifyEvidence({ ending, charge }, keys)).toBeUndefined();
  });

  it('is none without a charge or without an ending', () => {
    expect(verifyEvidence({ ending, charge: undefined }, keys)).toBeUndefined();
    expect(verifyEvidence({ ending: undefined, charge: chargeWith() }, keys)).toBeUndefined();
  });

  it('is none when the ending is of another kind, order or confirmation', () => {
    const charge = chargeWith();
    const otherConfirmation = confirmationIdSchema.parse('confirmation-2');
    for (const change of [
      { kind: 'declined' as const },
      { digest: another.digest },
      { confirmationId: otherConfirmation },
    ]) {
      expect(verifyEvidence({ ending: { ...ending, ...change }, charge }, keys)).toBeUndefined();
    }
  });

  it('is none when the terms are those of another order, even with its true confirmation', () => {
    const charge = chargeWith({
      terms: another.terms,
      confirmationJws: signed({ digest: another.digest, tokenHash: another.tokenHash }).jws,
    });
    expect(verifyEvidence({ ending, charge }, keys)).toBeUndefined();
  });
});

describe('invariant 6: what is told of a payment', () => {
  const clock = { nowEpochMs: () => NOW };
  const tell = (change: Partial<ChargeRow>) =>
    tellPayment({ ending, charge: chargeWith(change) }, { keys, clock }).state;

  it('follows the state of a charge that has its evidence', () => {
    expect(tell({ state: 'intended' })).toBe('payment_processing');
    expect(tell({ state: 'processing' })).toBe('payment_processing');
    expect(tell({ state: 'unknown' })).toBe('payment_unknown');
    expect(tell({ state: 'declined_by_processor' })).toBe('payment_declined');
    expect(tell({ state: 'charged', receiptJws: receiptJws() })).toBe('ordered');
  });

  it('is "ordered" only with a true receipt of this very order', () => {
    expect(tell({ state: 'charged' })).toBe('payment_unknown');
    const of = receiptJws({ digest: another.digest });
    expect(tell({ state: 'charged', receiptJws: of })).toBe('payment_unknown');
  });

  it('is unknown in every state without evidence', () => {
    for (const state of ['intended', 'declined_by_processor', 'charged'] as const) {
      const bare = { state, intentJws: 'e30.e30.e30', receiptJws: receiptJws() };
      expect(tell(bare)).toBe('payment_unknown');
    }
  });
});
