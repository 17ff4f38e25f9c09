/** The records that the surfaces are made from: a dry run, its receipt, and the phone's view of the bought order. */
import {
  canonicalJson,
  deriveFromTerms,
  minorUnitsOf,
  receiptNumberOf,
  tokenHashSchema,
  type DryRun,
  type OrderTerms,
  type OrderView,
  type Receipt,
} from '#core';
import { nodeHash } from '#stores';
import { showOrder } from '../../approval/orders/show-order.ts';

/** Makes nothing secret here: the codes and tokens of these orders are not looked at. */
export const EMPTY_KEY = { hmac: () => new Uint8Array(32) };

export function dryRunOf(terms: OrderTerms): DryRun {
  return {
    ...deriveFromTerms(terms, nodeHash),
    terms,
    tokenHash: tokenHashSchema.parse('ab'.repeat(32)),
    createdAt: terms.confirmBy - 600_000,
  };
}

export function receiptOf({ digest, terms, sentence, checkWords }: DryRun): Receipt {
  return {
    version: 1,
    receiptNumber: receiptNumberOf(digest),
    digest,
    terms,
    sentence,
    checkWords,
    chargedMinor: terms.totalMinor,
    currency: terms.currency,
    processorReference: 'p-1',
    chargedAt: terms.confirmBy,
    confirmationJws: 'c',
    chargeIntentJws: 'i',
  };
}

/** As the approval side makes it for the card of an order that was bought. */
export function orderedViewOf(dryRun: DryRun): OrderView {
  const { digest, terms } = dryRun;
  const claims = receiptOf(dryRun);
  return showOrder(
    {
      stored: { dryRun, requester: { clientName: 'Kitchen Echo', device: null } },
      nowEpochMs: terms.confirmBy,
      ending: { digest, kind: 'redeemed', endedAt: terms.confirmBy, confirmationId: null },
      charge: {
        digest,
        state: 'charged',
        intentJws: 'i',
        confirmationJws: 'c',
        terms,
        processorReference: 'p-1',
        receiptJws: canonicalJson(claims),
        isReceiptSent: true,
      },
      receipt: { claims, jws: 'r' },
      decline: undefined,
      confirmationCount: 1,
      isTakenBack: false,
      live: undefined,
      wrongCodes: 0,
      wrongCodesOfCustomerInADay: 0,
      isLiveStrong: false,
      judgement: {
        outcome: 'allowed',
        reasons: [],
        unusual: [],
        limit: null,
        riskScore: null,
        policyDigest: '0'.repeat(64),
      },
      passkeys: [],
      refundedMinor: minorUnitsOf(0),
      goingBack: [],
      heldUntil: undefined,
      askedUntil: undefined,
      doubt: { isUnsure: false, mayBeBought: false },
      past: { hasChanged: false, successor: null, wasUnknown: false },
    },
    'session',
    { codeKey: EMPTY_KEY, hash: nodeHash },
  );
}
