import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  isStronglyVerified,
  judgeOrderByPolicy,
  LARGEST_AMOUNT_MINOR,
  liftsHaltsFrom,
  type CurrencyCode,
  type OrderVerdict,
  type ShopPolicy,
} from '#core';
import { plainTerms } from './plain-order.ts';
import { shopPolicyWith } from './shop-policy.ts';

const DAY_MS = 86_400_000;
const SMALL = shopPolicyWith();
const amounts = fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR });
const thresholds = fc
  .tuple(amounts, amounts)
  .map(([one, other]) => ({ halt: Math.min(one, other), refuse: Math.max(one, other) }));

type Thresholds = typeof thresholds extends fc.Arbitrary<infer Two> ? Two : never;

/** Any two thresholds of one currency, and any two of all the others. */
const judged = fc.record({
  currency: fc.constantFrom(...CURRENCY_CODES),
  own: thresholds,
  others: thresholds,
});

function ordersOf({
  currency,
  own,
  others,
}: {
  readonly currency: CurrencyCode;
  readonly own: Thresholds;
  readonly others: Thresholds;
}): ShopPolicy['orders'] {
  const inAll = (which: keyof Thresholds) =>
    Object.fromEntries(
      CURRENCY_CODES.map((code) => [code, (code === currency ? own : others)[which]]),
    );
  return { haltAtMinor: inAll('halt'), refuseAtMinor: inAll('refuse') };
}

function judge(
  minor: number,
  currency: CurrencyCode,
  orders: ShopPolicy['orders'] = SMALL.orders,
): OrderVerdict {
  const shop = { id: 'harbor-roasters', name: 'Harbor Roasters' };
  return judgeOrderByPolicy(plainTerms({ minor, currency, shop }), { ...SMALL, orders });
}

describe('judging the total of an order', () => {
  it('refuses from the upper threshold of its own currency on, halts from the lower one on, and lets everything below pass [REQ-POLICY-THRESHOLDS]', () => {
    fc.assert(
      fc.property(judged, amounts, (by, amount) => {
        const isRefused = amount >= by.own.refuse;
        const isHalted = amount >= by.own.halt;
        expect(judge(amount, by.currency, ordersOf(by))).toEqual({
          outcome: isRefused ? 'refused' : isHalted ? 'halted' : 'allowed',
          reasons: isRefused ? ['amount_above_limit'] : isHalted ? ['amount_high'] : [],
          refusal: isRefused ? { rule: 'total' } : null,
        });
      }),
    );
  });

  it('never grows milder with the amount', () => {
    const strictness = { allowed: 0, halted: 1, refused: 2 };
    fc.assert(
      fc.property(judged, amounts, amounts, (by, one, other) => {
        const strict = (amount: number) =>
          strictness[judge(amount, by.currency, ordersOf(by)).outcome];
        expect(strict(Math.max(one, other))).toBeGreaterThanOrEqual(strict(Math.min(one, other)));
      }),
    );
  });

  it.each([
    ['a unit below the lower threshold', 39_999, 'allowed'],
    ['exactly the lower threshold', 40_000, 'halted'],
    ['a unit below the upper threshold', 199_999, 'halted'],
    ['exactly the upper threshold', 200_000, 'refused'],
  ])('counts %s', (_what, amount, outcome) => {
    expect(judge(amount, 'USD').outcome).toBe(outcome);
  });

  it.each(CURRENCY_CODES)(
    'invariant 13: lets no order in %s pass without both of its amounts',
    (currency) => {
      for (const threshold of ['haltAtMinor', 'refuseAtMinor'] as const) {
        const rest = Object.fromEntries(
          Object.entries(SMALL.orders[threshold]).filter(([code]) => code !== currency),
        );
        expect(judge(1, currency).outcome).toBe('allowed');
        expect(judge(1, currency, { ...SMALL.orders, [threshold]: rest }).outcome).not.toBe(
          'allowed',
        );
      }
    },
  );
});

describe('a strong verification', () => {
  it.each([
    [['hwk', 'user'], true],
    [['pwd'], false],
    [['hwk'], false],
    [['user'], false],
    [['pwd', 'user'], false],
    [['hwk', 'user', 'pwd'], false],
  ] as const)('of %j is one: %j [REQ-HALT-PASSKEY]', (amr, isStrong) => {
    expect(isStronglyVerified({ amr, liftsHalts: true })).toBe(isStrong);
    expect(isStronglyVerified({ amr, liftsHalts: false })).toBe(false);
  });

  it('takes a passkey that was there for a day', () => {
    expect(liftsHaltsFrom({ createdAt: 5 })).toBe(5 + DAY_MS);
  });
});
