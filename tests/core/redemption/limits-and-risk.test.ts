/** Where limits and risk stand among the steps of one redemption: each changes one fact of an order that may be redeemed. */
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  decideRedemption,
  riskPolicyInForce,
  trustOf,
  type RedemptionFacts,
  type SpentWindows,
} from '#core';
import { shopPolicyWith } from '../policy/shop-policy.ts';
import {
  dryRun,
  factsWith,
  keys,
  newCustomersHistory,
  NOTHING_SPENT,
  NOW,
  quoteAsAgreed,
  signed,
  wrongCode,
} from './redemption-fixture.ts';

const { totalMinor } = dryRun.terms;
const limits = [
  { operation: 'charge_order', scope: 'customer', per: 'hour', amountMinor: { USD: 10_000 } },
];
const policy = shopPolicyWith({ limits });

function spentByCustomer(amount: number): SpentWindows {
  const hour = { amountMinor: { USD: amount }, calls: 1 };
  return { ...NOTHING_SPENT, customer: { hour, day: hour } };
}

function decide(change: Partial<RedemptionFacts>) {
  return decideRedemption(factsWith({ policy, ...change }), keys);
}

const isPasskey = (): Partial<RedemptionFacts> => {
  const confirmation = signed({ amr: ['hwk', 'user'], liftsHalts: true });
  return { confirmations: [confirmation], confirmationJwssOfCustomer: [confirmation.jws] };
};

/** Fails the test when anybody asks. */
function never(): never {
  throw new Error('it was asked for too early');
}

describe('a limit', () => {
  it('invariant 7: is reached by one minor unit above it [REQ-LIMITS]', () => {
    const room = 10_000 - totalMinor;
    expect(decide({ spentWindows: () => spentByCustomer(room) }).outcome).toBe('redeem');
    expect(decide({ spentWindows: () => spentByCustomer(room + 1) })).toMatchObject({
      ...{ outcome: 'limit_reached', scope: 'customer', per: 'hour', kind: 'amount' },
      riskScore: expect.any(Number) as number,
    });
  });

  it('is lifted by no passkey', () => {
    const full = () => spentByCustomer(10_000);
    expect(decide({ spentWindows: full, ...isPasskey() }).outcome).toBe('limit_reached');
  });

  it.each([
    ['a wrong code', { request: { ...factsWith().request, code: wrongCode } }, 'code_wrong'],
    ['no code', { request: { ...factsWith().request, code: '' } }, 'refused'],
    ['no confirmation', { confirmations: [] }, 'waiting_for_confirmation'],
    ['three wrong codes before', { wrongCodes: () => 3 }, 'code_locked'],
    [
      'other terms of the merchant',
      { merchantAnswer: { quote: { ...quoteAsAgreed(), lines: [] }, askedAt: NOW } },
      'terms_changed',
    ],
    ['no answer of the merchant', { merchantAnswer: undefined }, 'unavailable'],
  ] as const)('is not even asked about after %s [REQ-LIMIT-LAST]', (_what, change, outcome) => {
    expect(decide({ ...change, spentWindows: never }).outcome).toBe(outcome);
  });
});

describe('the risk', () => {
  const known = { firstBoughtAt: 1, spentLastDay: {} };
  const spent = (lastHour: number) => ({
    customer: { lastHour: { USD: lastHour }, lastDay: {} },
    household: { lastHour: {}, lastDay: {} },
  });
  const halting = () => newCustomersHistory({ seller: known, spent: spent(150_000) });

  it('halts an order before its code is looked at, and a passkey lifts it [REQ-RISK-AT-SETTLEMENT]', () => {
    const request = { ...factsWith().request, code: wrongCode };
    const halted = decide({ orderHistory: halting, request });
    expect(halted).toMatchObject({
      outcome: 'stronger_confirmation_needed',
      halts: ['hour_limit'],
    });
    expect(decide({ orderHistory: halting, ...isPasskey() })).toMatchObject({
      outcome: 'redeem',
      halts: ['hour_limit'],
    });
  });

  it('is read for no order that is another’s, over, refused by the policy or without a confirmation', () => {
    const unread = { orderHistory: never, proposalsInTenMinutes: never, spentWindows: never };
    const refusing = shopPolicyWith({ over: { sellers: ['another-seller'] } });
    expect(decide({ ...unread, dryRun: undefined }).outcome).toBe('refused');
    expect(decide({ ...unread, nowEpochMs: dryRun.terms.redeemBy }).outcome).toBe('expired');
    expect(decide({ ...unread, confirmations: [] }).outcome).toBe('waiting_for_confirmation');
    expect(decide({ ...unread, policy: refusing })).toEqual({ outcome: 'refused', rule: 'seller' });
  });

  it('counts proposals of the last ten minutes', () => {
    // With a new seller, and no trust left, it is the one sign more that halts.
    const facts = (proposals: number): Partial<RedemptionFacts> => ({
      proposalsInTenMinutes: () => proposals,
      orderHistory: () => newCustomersHistory({ trust: { kept: 0, witnessed: undefined } }),
    });
    expect(decide(facts(4)).outcome).toBe('redeem');
    expect(decide(facts(5))).toMatchObject({ halts: ['score_high'] });
  });

  it('refuses an order in a currency that the policy does not allow [REQ-POLICY-REFUSES]', () => {
    const currencies = CURRENCY_CODES.filter((currency) => currency !== 'USD');
    expect(decide({ policy: shopPolicyWith({ over: { currencies } }) })).toEqual({
      outcome: 'refused',
      rule: 'currency',
    });
  });
});

describe('trust from two witnesses', () => {
  const risk = riskPolicyInForce(policy);

  it.each([
    [{ kept: undefined, witnessed: undefined }, 500],
    [{ kept: 620, witnessed: undefined }, 620],
    [{ kept: 620, witnessed: 310 }, 310],
    [{ kept: 310, witnessed: 620 }, 310],
    [{ kept: undefined, witnessed: 310 }, 310],
    [{ kept: undefined, witnessed: 900 }, 500],
  ])(
    '%j is %i: the lower counts, and without a row never more than the start [REQ-TRUST]',
    (trust, is) => {
      expect(trustOf(trust, risk)).toBe(is);
    },
  );
});
