import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  isStronglyVerified,
  judgeByPolicy,
  LARGEST_AMOUNT_MINOR,
  liftsHaltsFrom,
  minorUnitsOf,
  spendingPolicySchema,
  type SpendingPolicy,
} from '#core';
import { smallPolicy } from './small-policy.ts';

const DAY_MS = 86_400_000;
const amounts = fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR });
const currencies = fc.constantFrom(...CURRENCY_CODES);

/** Any two thresholds, in order, the same in every currency. */
const policies = fc.tuple(amounts, amounts).map(([one, other]): SpendingPolicy => {
  const everywhere = (minor: number) =>
    Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, minor]));
  return spendingPolicySchema.parse({
    haltAtMinor: everywhere(Math.min(one, other)),
    refuseAtMinor: everywhere(Math.max(one, other)),
  });
});

describe('judging an order by the policy', () => {
  it('refuses from the upper threshold on, halts from the lower one on, and lets everything below pass [REQ-POLICY-THRESHOLDS]', () => {
    fc.assert(
      fc.property(policies, currencies, amounts, (policy, currency, amount) => {
        const { outcome, reasons } = judgeByPolicy(
          { totalMinor: minorUnitsOf(amount), currency },
          policy,
        );
        const isRefused = amount >= policy.refuseAtMinor[currency];
        const isHalted = amount >= policy.haltAtMinor[currency];
        expect(outcome).toBe(isRefused ? 'refused' : isHalted ? 'halted' : 'allowed');
        expect(reasons).toEqual(
          isRefused ? ['amount_above_limit'] : isHalted ? ['amount_high'] : [],
        );
      }),
    );
  });

  it('never grows milder with the amount', () => {
    const strictness = { allowed: 0, halted: 1, refused: 2 };
    fc.assert(
      fc.property(policies, currencies, amounts, amounts, (policy, currency, one, other) => {
        const judge = (amount: number) =>
          strictness[judgeByPolicy({ totalMinor: minorUnitsOf(amount), currency }, policy).outcome];
        expect(judge(Math.max(one, other))).toBeGreaterThanOrEqual(judge(Math.min(one, other)));
      }),
    );
  });

  it.each([
    ['a unit below the lower threshold', 39_999, 'allowed'],
    ['exactly the lower threshold', 40_000, 'halted'],
    ['a unit below the upper threshold', 199_999, 'halted'],
    ['exactly the upper threshold', 200_000, 'refused'],
  ])('counts %s', (_what, amount, outcome) => {
    const terms = { totalMinor: minorUnitsOf(amount), currency: 'USD' } as const;
    expect(judgeByPolicy(terms, smallPolicy()).outcome).toBe(outcome);
  });
});

describe('a policy', () => {
  it('invariant 13: names every currency, in both thresholds', () => {
    for (const threshold of ['haltAtMinor', 'refuseAtMinor'] as const) {
      for (const currency of CURRENCY_CODES) {
        const policy = smallPolicy();
        const rest = Object.fromEntries(
          Object.entries(policy[threshold]).filter(([code]) => code !== currency),
        );
        expect(spendingPolicySchema.safeParse({ ...policy, [threshold]: rest }).success).toBe(
          false,
        );
      }
    }
  });

  it.each([
    ['a fraction', 0.5],
    ['less than nothing', -1],
    ['a text', '40000'],
  ])('takes no threshold that is %s', (_what, wrong) => {
    const policy = smallPolicy();
    const haltAtMinor = { ...policy.haltAtMinor, USD: wrong };
    expect(spendingPolicySchema.safeParse({ ...policy, haltAtMinor }).success).toBe(false);
  });

  it('takes no currency that nobody knows, and no refusal below a halt', () => {
    const policy = smallPolicy();
    const unknown = { ...policy.haltAtMinor, XXX: 1 };
    expect(spendingPolicySchema.safeParse({ ...policy, haltAtMinor: unknown }).success).toBe(false);
    const refuseAtMinor = { ...policy.refuseAtMinor, KWD: policy.haltAtMinor.KWD - 1 };
    expect(spendingPolicySchema.safeParse({ ...policy, refuseAtMinor }).success).toBe(false);
  });
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
