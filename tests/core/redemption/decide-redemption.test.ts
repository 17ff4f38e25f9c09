import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clientIdSchema,
  confirmationIdSchema,
  CLOCK_TOLERANCE_MS,
  decideRedemption,
  LONGEST_REDEMPTION_MS,
  MERCHANT_ANSWER_MAX_AGE_MS,
  minorUnitsOf,
  orderDigestSchema,
  payeeIdSchema,
  productIdSchema,
  signDecline,
  signWrittenConfirmation,
  tokenHashSchema,
  TRIES_PER_CONFIRMATION,
  WRONG_CODES_PER_DAY,
  type RedemptionDecision,
  type RedemptionFacts,
  type WrittenConfirmation,
} from '#core';
import {
  approvalKey,
  code,
  codeOf,
  CONFIRMED_AT,
  confirmationId,
  confirmationOf,
  CREATED_AT,
  dryRun,
  factsWith,
  keys,
  NOW,
  orderOf,
  otherCustomer,
  quoteAsAgreed,
  signed,
  strangersKey,
  wrongCode,
} from './redemption-fixture.ts';

const { terms } = dryRun;

/** Without what was judged of the risk, which is the same in each of these. */
function decide(change: Partial<RedemptionFacts> = {}): RedemptionDecision {
  const decision = { ...decideRedemption(factsWith(change), keys) };
  delete decision.riskScore;
  delete decision.halts;
  return decision;
}

function requestWith(change: Partial<RedemptionFacts['request']>): Partial<RedemptionFacts> {
  return { request: { ...factsWith().request, ...change } };
}

function declined(
  change: { readonly customerId?: typeof otherCustomer; readonly digest?: string } = {},
  signer = approvalKey.signer,
): Partial<RedemptionFacts> {
  const jws = signDecline(
    {
      version: 1,
      digest: orderDigestSchema.parse(change.digest ?? dryRun.digest),
      customerId: change.customerId ?? terms.customerId,
      declinedAt: NOW - 10,
    },
    signer,
  );
  return { declineJwss: [jws] };
}

function quoted(change: Partial<ReturnType<typeof quoteAsAgreed>>): Partial<RedemptionFacts> {
  return { merchantAnswer: { quote: { ...quoteAsAgreed(), ...change }, askedAt: NOW } };
}

/** Of another order, a moment after the one that is redeemed. */
function newerJws(change: Partial<WrittenConfirmation> = {}, signer = approvalKey.signer): string {
  const { digest, tokenHash } = orderOf({ nonce: 'BBBBBBBBBBBBBBBB' }).dryRun;
  const confirmation = confirmationOf(dryRun, {
    confirmationId: confirmationIdSchema.parse('confirmation-2'),
    digest,
    tokenHash,
    confirmedAt: CONFIRMED_AT + 1,
    ...change,
  });
  return signWrittenConfirmation(confirmation, signer);
}

const anotherOrder = orderOf({ nonce: 'BBBBBBBBBBBBBBBB' }).dryRun;
const [line] = quoteAsAgreed().lines;

describe('deciding a redemption', () => {
  it('redeems when every fact is right, for exactly the amount, payee and instrument of the terms', () => {
    expect(decide()).toEqual({
      outcome: 'redeem',
      confirmationJws: factsWith().confirmations[0]?.jws,
      intent: {
        version: 1,
        digest: dryRun.digest,
        confirmationId,
        customerId: 'customer-1',
        payeeId: 'HARBORROASTERS1',
        instrumentId: 'visa',
        amountMinor: 4761,
        currency: 'USD',
        redeemedAt: NOW,
      },
    });
  });

  it.each([
    ['of another customer', () => newerJws({ customerId: otherCustomer })],
    ['by another key', () => newerJws({}, strangersKey.signer)],
    ['that is no newer', () => newerJws({ confirmedAt: CONFIRMED_AT })],
    ['that is no record', () => 'e30.e30.e30'],
    // [REQ-CLOCK-AHEAD] By a clock that was hours ahead: until then it takes nothing back.
    ['of a time that has not come', () => newerJws({ confirmedAt: NOW + CLOCK_TOLERANCE_MS + 1 })],
  ])('is not taken back by a confirmation %s', (_what, jws) => {
    expect(decide({ confirmationJwssOfCustomer: [jws()] }).outcome).toBe('redeem');
  });

  // Each row changes one fact of those above, and that alone decides.
  const rows: readonly (readonly [string, Partial<RedemptionFacts>, RedemptionDecision])[] = [
    [
      'invariant 10: a ledger that does not verify',
      { isLedgerVerified: false },
      { outcome: 'payment_unknown' },
    ],
    [
      'invariant 13: a clock that the processor does not vouch for',
      { isClockRight: false },
      { outcome: 'unavailable' },
    ],
    [
      'invariant 13: such a clock, after redeemBy: the order is not ended by it',
      { isClockRight: false, nowEpochMs: terms.redeemBy },
      { outcome: 'unavailable' },
    ],
    [
      'invariant 13: such a clock, before the order was made',
      { isClockRight: false, nowEpochMs: dryRun.createdAt - 3_600_000 },
      { outcome: 'unavailable' },
    ],
    [
      'invariant 10: a ledger that does not verify, for a declined order: it may have been bought first',
      { ...declined(), isLedgerVerified: false },
      { outcome: 'payment_unknown' },
    ],
    [
      'a declined order, whatever the clock',
      { ...declined(), isClockRight: false },
      { outcome: 'declined', end: 'declined' },
    ],
    [
      'invariant 11: another’s order while the ledger does not verify',
      { ...requestWith({ customerId: otherCustomer }), isLedgerVerified: false },
      { outcome: 'refused' },
    ],
    ['an order that is not there', { dryRun: undefined }, { outcome: 'refused' }],
    [
      'an order of another shop',
      { shop: { ...terms.shop, id: 'another-shop' } },
      { outcome: 'refused' },
    ],
    [
      'an order under another name of the shop',
      { shop: { ...terms.shop, name: 'Another Name' } },
      { outcome: 'refused' },
    ],
    [
      'a confirmation that a newer one of the customer took back, whatever its row says',
      { confirmationJwssOfCustomer: [newerJws()] },
      { outcome: 'waiting_for_confirmation' },
    ],
    ['a wrong token', requestWith({ token: 'A'.repeat(43) }), { outcome: 'refused' }],
    ['something that is no token', requestWith({ token: 'x' }), { outcome: 'refused' }],
    ['another customer', requestWith({ customerId: otherCustomer }), { outcome: 'refused' }],
    [
      'another client',
      requestWith({ clientId: clientIdSchema.parse('another-client') }),
      { outcome: 'refused' },
    ],
    [
      'a row under another digest',
      requestWith({ digest: anotherOrder.digest }),
      { outcome: 'refused' },
    ],
    [
      'an altered amount in the stored order',
      { dryRun: { ...dryRun, terms: { ...terms, totalMinor: minorUnitsOf(1) } } },
      { outcome: 'refused' },
    ],
    [
      'an altered sentence in the stored order',
      { dryRun: { ...dryRun, sentence: `${dryRun.sentence}!` } },
      { outcome: 'refused' },
    ],
    [
      'altered check words in the stored order',
      { dryRun: { ...dryRun, checkWords: 'other words' } },
      { outcome: 'refused' },
    ],
    [
      'invariant 13: an order from the future',
      { dryRun: { ...dryRun, createdAt: NOW + CLOCK_TOLERANCE_MS + 1 } },
      { outcome: 'refused' },
    ],
    ['a decline by its customer', declined(), { outcome: 'declined', end: 'declined' }],
    ['redeemBy reached', { nowEpochMs: terms.redeemBy }, { outcome: 'expired', end: 'expired' }],
    ['no confirmation', { confirmations: [] }, { outcome: 'waiting_for_confirmation' }],
    [
      'no confirmation, and confirmBy reached',
      { confirmations: [], nowEpochMs: terms.confirmBy },
      { outcome: 'expired', end: undefined },
    ],
    [
      'a confirmation that was withdrawn',
      { confirmations: [{ ...signed(), isWithdrawn: true }] },
      { outcome: 'waiting_for_confirmation' },
    ],
    [
      'three wrong codes before',
      { wrongCodes: () => TRIES_PER_CONFIRMATION },
      { outcome: 'code_locked' },
    ],
    [
      'ten wrong codes of the customer in a day',
      { wrongCodesOfCustomerInADay: () => WRONG_CODES_PER_DAY },
      { outcome: 'code_locked' },
    ],
    [
      'a wrong code',
      requestWith({ code: wrongCode }),
      { outcome: 'code_wrong', confirmationId, triesLeft: 2 },
    ],
    ['an empty code', requestWith({ code: '' }), { outcome: 'refused' }],
    ['a code with a space', requestWith({ code: ` ${code}` }), { outcome: 'refused' }],
    ['five digits', requestWith({ code: `${code}0` }), { outcome: 'refused' }],
    [
      'a vault that holds something else',
      { isBookConsistent: () => false },
      { outcome: 'terms_changed', end: 'cancelled' },
    ],
    ['no answer of the merchant', { merchantAnswer: undefined }, { outcome: 'unavailable' }],
    [
      'an answer of the merchant that is too old',
      {
        merchantAnswer: { quote: quoteAsAgreed(), askedAt: NOW - MERCHANT_ANSWER_MAX_AGE_MS - 1 },
      },
      { outcome: 'unavailable' },
    ],
    [
      'invariant 13: an answer of the merchant from the future',
      { merchantAnswer: { quote: quoteAsAgreed(), askedAt: NOW + 1 } },
      { outcome: 'unavailable' },
    ],
    [
      'a merchant that does not sell it any more',
      { merchantAnswer: { quote: null, askedAt: NOW } },
      { outcome: 'terms_changed', end: 'cancelled' },
    ],
  ];
  it.each(rows)('%s decides alone', (_name, change, expected) => {
    expect(decide(change)).toEqual(expected);
  });

  describe('of an order that may have been bought in a part of the store that was lost [REQ-STORE-ACCEPTED]', () => {
    const accepted = { storeAcceptedAt: CREATED_AT - CLOCK_TOLERANCE_MS };
    const notBought: readonly (readonly [string, Partial<RedemptionFacts>])[] = [
      ['redeemBy reached', { nowEpochMs: terms.redeemBy }],
      ['no confirmation', { confirmations: [] }],
      [
        'no confirmation, and confirmBy reached',
        { confirmations: [], nowEpochMs: terms.confirmBy },
      ],
      ['three wrong codes before', { wrongCodes: () => TRIES_PER_CONFIRMATION }],
      ['a vault that holds something else', { isBookConsistent: () => false }],
      ['no answer of the merchant', { merchantAnswer: undefined }],
      ['a merchant that has sold the last one', { merchantAnswer: { quote: null, askedAt: NOW } }],
      ['a clock that is wrong', { isClockRight: false }],
    ];
    it.each(notBought)('invariants 3 and 6: %s does not say that it was not', (_name, change) => {
      expect(decide({ ...change, ...accepted })).toEqual({ outcome: 'payment_unknown' });
      const later = { storeAcceptedAt: CREATED_AT - CLOCK_TOLERANCE_MS - 1 };
      expect(decide({ ...change, ...later }), 'proposed after that').toEqual(decide(change));
      expect(decide(change).outcome, 'nobody had to let it go on').not.toBe('payment_unknown');
    });

    it('invariant 1: a right code redeems it, a wrong one is counted, and a decline ends it', () => {
      for (const change of [{}, requestWith({ code: wrongCode }), declined()]) {
        expect(decide({ ...change, ...accepted })).toEqual(decide(change));
      }
    });

    it('invariant 11: another customer hears of it what they hear of every order', () => {
      const others = requestWith({ customerId: otherCustomer });
      expect(decide({ ...others, ...accepted })).toEqual({ outcome: 'refused' });
    });
  });

  const changedQuotes: readonly (readonly [string, Partial<RedemptionFacts>])[] = [
    ['total', quoted({ totalMinor: minorUnitsOf(4760) })],
    ['subtotal', quoted({ subtotalMinor: minorUnitsOf(3797) })],
    ['delivery charge', quoted({ deliveryMinor: minorUnitsOf(0) })],
    ['tax', quoted({ taxMinor: minorUnitsOf(314) })],
    ['payee', quoted({ payeeId: payeeIdSchema.parse('SOMEBODYELSE1') })],
    ['seller', quoted({ merchant: { ...terms.merchant, id: 'another-seller' } })],
    ['seller name', quoted({ merchant: { ...terms.merchant, name: 'Another Seller' } })],
    ['currency', quoted({ currency: 'CAD' })],
    ['delivery promise', quoted({ delivery: { ...terms.delivery, promise: 'Fri Dec 4' } })],
    ['discount', quoted({ discounts: [{ label: 'Gift', amountMinor: minorUnitsOf(1) }] })],
    ['lines', quoted({ lines: [] })],
    ...(line
      ? ([
          ['title', quoted({ lines: [{ ...line, title: 'Light Roast' }] })],
          ['unit price', quoted({ lines: [{ ...line, unitPriceMinor: minorUnitsOf(1) }] })],
          ['quantity', quoted({ lines: [{ ...line, quantity: 3 }] })],
          [
            'kind of thing [REQ-CATEGORY-FROM-MERCHANT]',
            quoted({ lines: [{ ...line, merchantCategoryCode: '6540' }] }),
          ],
          [
            'product',
            quoted({ lines: [{ ...line, productId: productIdSchema.parse('another') }] }),
          ],
        ] as const)
      : []),
  ];
  it.each(changedQuotes)(
    'invariant 4: another %s at the merchant changes the terms, told on a right code only [REQ-CANONICAL-QUOTE, REQ-TERMS-CHANGED]',
    (_name, change) => {
      expect(decide(change)).toEqual({ outcome: 'terms_changed', end: 'cancelled' });
      expect(decide({ ...change, ...requestWith({ code: wrongCode }) }).outcome).toBe('code_wrong');
    },
  );
});

describe('invariant 1: a confirmation counts only when everything in it is right', () => {
  const forged: readonly (readonly [string, RedemptionFacts['confirmations'][number]])[] = [
    ['signed by another key of the same name', signed({}, strangersKey.signer)],
    ['for another order', signed({ digest: anotherOrder.digest })],
    ['by another customer', signed({ customerId: otherCustomer })],
    ['for another token', signed({ tokenHash: tokenHashSchema.parse('0'.repeat(64)) })],
    ['with another amount', signed({ text: '47.60' })],
    ['with no amount', signed({ text: 'yes' })],
    ['made at confirmBy', signed({ confirmedAt: terms.confirmBy })],
    ['made before the order', signed({ verifiedAt: 0, confirmedAt: CREATED_AT - 1 })],
    ['from the future', signed({ confirmedAt: NOW + CLOCK_TOLERANCE_MS + 1 })],
    ['made before its own verification', signed({ verifiedAt: CONFIRMED_AT + 1 })],
    ['under another id than its row', { ...signed(), confirmationId: 'confirmation-2' }],
    ['with a cut signature', { ...signed(), jws: signed().jws.slice(0, -2) }],
    ['that is not signed at all', { ...signed(), jws: 'confirmed' }],
  ];
  it.each(forged)('a confirmation %s is none', (_name, confirmation) => {
    expect(decide({ confirmations: [confirmation] })).toEqual({
      outcome: 'waiting_for_confirmation',
    });
  });

  it('a confirmation made at confirmBy is too late, also when read after that', () => {
    const nowEpochMs = terms.confirmBy + 1000;
    const merchantAnswer = { quote: quoteAsAgreed(), askedAt: nowEpochMs };
    const at = (confirmedAt: number) =>
      decide({ nowEpochMs, merchantAnswer, confirmations: [signed({ confirmedAt })] });
    expect(at(terms.confirmBy)).toEqual({ outcome: 'expired', end: undefined });
    expect(at(terms.confirmBy - 1).outcome).toBe('redeem');
  });

  it('a decline signed as such never counts as a confirmation', () => {
    const [jws = ''] = declined().declineJwss ?? [];
    expect(decide({ confirmations: [{ ...signed(), jws }] })).toEqual({
      outcome: 'waiting_for_confirmation',
    });
  });

  it('a forged confirmation on top does not hide the true one below', () => {
    const above = signed({ digest: anotherOrder.digest });
    expect(decide({ confirmations: [signed(), above] }).outcome).toBe('redeem');
  });

  it('takes the newest of two true confirmations, and only its code', () => {
    const second = confirmationIdSchema.parse('confirmation-2');
    const newer = {
      confirmationId: second,
      jws: signWrittenConfirmation(
        confirmationOf(dryRun, { confirmationId: second, confirmedAt: CONFIRMED_AT + 1 }),
        approvalKey.signer,
      ),
      isWithdrawn: false,
    };
    const decision = decide({ confirmations: [signed(), newer] });
    expect(decision).toEqual({ outcome: 'code_wrong', confirmationId: second, triesLeft: 2 });
  });
});

describe('the order of the checks', () => {
  it.each([
    ['another customer', declined({ customerId: otherCustomer })],
    ['another order', declined({ digest: anotherOrder.digest })],
    ['another key', declined({}, strangersKey.signer)],
  ])('a decline by or for %s stops nothing', (_name, change) => {
    expect(decide(change).outcome).toBe('redeem');
  });

  it('a decline wins over expiry, a wrong code and a right code alike', () => {
    expect(decide({ ...declined(), nowEpochMs: terms.redeemBy }).outcome).toBe('declined');
    expect(decide({ ...declined(), ...requestWith({ code: wrongCode }) }).outcome).toBe('declined');
  });

  it('invariant 11: who is not the owner hears the same about every order', () => {
    const stranger = requestWith({ customerId: otherCustomer });
    for (const change of [{}, declined(), { nowEpochMs: terms.redeemBy }, { dryRun: undefined }]) {
      expect(decide({ ...change, ...stranger })).toEqual({ outcome: 'refused' });
    }
  });

  it('invariant 13: a confirmation stays good for two hours, whatever times the request side wrote', () => {
    const decideWith = (redeemBy: number): string => {
      const order = orderOf({ redeemBy });
      const jws = signWrittenConfirmation(confirmationOf(order.dryRun), approvalKey.signer);
      return decide({
        dryRun: order.dryRun,
        confirmations: [{ confirmationId, jws, isWithdrawn: false }],
        ...requestWith({
          digest: order.dryRun.digest,
          token: order.token,
          code: codeOf(order.dryRun),
        }),
      }).outcome;
    };
    expect(decideWith(CONFIRMED_AT + LONGEST_REDEMPTION_MS)).toBe('redeem');
    expect(decideWith(CONFIRMED_AT + LONGEST_REDEMPTION_MS + 1)).toBe('waiting_for_confirmation');
  });

  it('the merchant’s answer counts for five seconds, to the millisecond [REQ-MERCHANT-FRESH]', () => {
    const outcomeAtAge = (ageMs: number): string =>
      decide({ merchantAnswer: { quote: quoteAsAgreed(), askedAt: NOW - ageMs } }).outcome;
    expect(outcomeAtAge(5000)).toBe('redeem');
    expect(outcomeAtAge(5001)).toBe('unavailable');
  });

  it('the last moment before redeemBy still redeems', () => {
    const nowEpochMs = terms.redeemBy - 1;
    const merchantAnswer = { quote: quoteAsAgreed(), askedAt: nowEpochMs };
    expect(decide({ nowEpochMs, merchantAnswer }).outcome).toBe('redeem');
  });

  it('counts the tries down, and locks even for the right code', () => {
    const tries = [0, 1, 2].map((before) =>
      decide({ ...requestWith({ code: wrongCode }), wrongCodes: () => before }),
    );
    expect(tries.map((decision) => 'triesLeft' in decision && decision.triesLeft)).toEqual([
      2, 1, 0,
    ]);
    expect(decide({ wrongCodes: () => 3 })).toEqual({ outcome: 'code_locked' });
  });

  it('no other code of four digits redeems', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{4}$/), (guess) => {
        fc.pre(guess !== code);
        expect(decide(requestWith({ code: guess })).outcome).toBe('code_wrong');
      }),
    );
  });
});
