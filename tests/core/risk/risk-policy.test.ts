import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryOfCode,
  CURRENCY_CODES,
  DEFAULT_RISK_POLICY,
  inReference,
  LARGEST_AMOUNT_MINOR,
  nextTrust,
  RISK_CATEGORIES,
  riskPolicySchema,
  severityOfCode,
  spentInReference,
  TRUST_EVENTS,
  worstSeverity,
  type CurrencyCode,
} from '#core';
import { CATEGORY_CODES } from '../../../simulator/merchant/category-codes.ts';

const POLICY = DEFAULT_RISK_POLICY;

describe('[REQ-RISK-POLICY] the policy of risk', () => {
  it('has the numbers of the issue by default', () => {
    expect(POLICY).toMatchObject({
      severities: { low: 100, medium: 250, high: 450 },
      anomalyWeight: 150,
      anomaliesCap: 400,
      distrustWeight: 200,
      haltFromScore: 650,
      trust: { start: 500, confirmed: 30, declined: 150 },
      retry: { withinMs: 86_400_000 },
      haltAboveOnceMinor: { USD: 100_000, JPY: 150_000, KWD: 300_000 },
      haltAboveHourMinor: { USD: 150_000, JPY: 225_000, KWD: 450_000 },
      haltAboveDayMinor: { USD: 300_000, JPY: 450_000, KWD: 900_000 },
      haltAboveNewSellerMinor: { USD: 25_000, JPY: 37_500, KWD: 75_000 },
    });
  });

  it('holds whole amounts alone, and no limit in any currency that is worth more than in the reference one', () => {
    for (const limits of [
      POLICY.haltAboveOnceMinor,
      POLICY.haltAboveHourMinor,
      POLICY.haltAboveDayMinor,
      POLICY.haltAboveNewSellerMinor,
    ]) {
      for (const currency of CURRENCY_CODES) {
        const worth = inReference({ totalMinor: limits[currency], currency }, POLICY);
        expect(worth).toBeLessThanOrEqual(limits.USD);
        expect(worth).toBeGreaterThan(limits.USD * 0.9);
      }
    }
  });

  it('is none with an unknown field, a missing currency, a missing category, or a worse severity that weighs less', () => {
    const parse = (over: object) => riskPolicySchema.safeParse({ ...POLICY, ...over }).success;
    const without = (record: object, name: string) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
    const noEuro = without(POLICY.haltAboveOnceMinor, 'EUR');
    const noWire = without(POLICY.categories, 'wire');
    expect(parse({})).toBe(true);
    expect(parse({ other: 1 })).toBe(false);
    expect(parse({ haltAboveOnceMinor: noEuro })).toBe(false);
    expect(parse({ reference: { currency: 'USD', rates: noEuro } })).toBe(false);
    expect(parse({ categories: noWire })).toBe(false);
    expect(parse({ unknownCategory: 'low' })).toBe(false);
    expect(parse({ severities: { low: 300, medium: 250, high: 450 } })).toBe(false);
    expect(parse({ haltFromScore: 650.5 })).toBe(false);
  });
});

describe('[REQ-RISK-CATEGORY] what kind of thing it is', () => {
  it.each([
    ['giftCard', 'gift_card', 'high'],
    ['quasiCash', 'crypto', 'high'],
    ['wireTransfer', 'wire', 'high'],
    ['gambling', 'gambling', 'high'],
    ['lottery', 'gambling', 'high'],
    ['loan', 'loan', 'high'],
    ['alcohol', 'alcohol', 'medium'],
    ['jewellery', 'jewellery', 'medium'],
    ['electronics', 'electronics', 'medium'],
    ['digitalGame', 'digital', 'medium'],
    ['grocery', 'groceries', 'low'],
    ['giftShop', 'everyday', 'low'],
  ] as const)('%s is %s, %s', (name, category, severity) => {
    expect(categoryOfCode(CATEGORY_CODES[name])).toBe(category);
    expect(severityOfCode(CATEGORY_CODES[name], POLICY)).toBe(severity);
  });

  it('is known for every code of the demo shop', () => {
    for (const code of Object.values(CATEGORY_CODES)) {
      expect(RISK_CATEGORIES, code).toContain(categoryOfCode(code));
    }
  });

  it('invariant 13: a code that no list names is never low, and what is no code is high', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (number) => {
        const code = String(number).padStart(4, '0');
        if (categoryOfCode(code) === undefined) {
          expect(severityOfCode(code, POLICY)).toBe('medium');
        }
      }),
    );
    const noCode = fc.string().filter((text) => !/^[0-9]{4}$/.test(text));
    fc.assert(
      fc.property(noCode, (text) => {
        expect(severityOfCode(text, POLICY)).toBe('high');
      }),
    );
    expect(severityOfCode('٥٤١١', POLICY)).toBe('high');
    expect(worstSeverity([], POLICY)).toBe('high');
  });

  it('is that of the worst line, wherever it stands', () => {
    expect(worstSeverity(['5411', '5732', '5411'], POLICY)).toBe('medium');
    expect(worstSeverity(['6540', '5732', '5411'], POLICY)).toBe('high');
  });
});

describe('[REQ-RISK-TRUST] trust', () => {
  it('rises by 30 and falls by 150, within 0 and 1,000', () => {
    expect(nextTrust(500, 'confirmed', POLICY)).toBe(530);
    expect(nextTrust(500, 'declined', POLICY)).toBe(350);
    expect(nextTrust(990, 'confirmed', POLICY)).toBe(1000);
    expect(nextTrust(100, 'declined', POLICY)).toBe(0);
    expect(nextTrust(Number.NaN, 'confirmed', POLICY)).toBe(30);
  });

  it('never leaves its bounds, and begins in the middle', () => {
    expect(POLICY.trust.start).toBe(500);
    const steps = fc.constantFrom(...TRUST_EVENTS);
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60, size: 'max' }), (events) => {
        const trust = events.reduce((before, event) => {
          const after = nextTrust(before, event, POLICY);
          expect(after >= 0 && after <= 1000).toBe(true);
          return after;
        }, POLICY.trust.start);
        expect(nextTrust(trust, 'declined', POLICY)).toBeLessThanOrEqual(trust);
      }),
    );
  });
});

describe('[REQ-RISK-REFERENCE] amounts of all currencies in one', () => {
  it('are exact, and rounded up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES),
        fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR }),
        (currency, totalMinor) => {
          const exact = BigInt(totalMinor) * BigInt(POLICY.reference.rates[currency]);
          const up = (exact + 999_999n) / 1_000_000n;
          expect(BigInt(inReference({ totalMinor, currency }, POLICY))).toBe(up);
        },
      ),
    );
  });

  it('are no number in a currency without a rate', () => {
    expect(inReference({ totalMinor: 1, currency: 'XXX' as CurrencyCode }, POLICY)).toBeNaN();
  });

  it('add up over currencies', () => {
    expect(spentInReference({ USD: 100, GBP: 100, JPY: 100 }, POLICY)).toBe(100 + 125 + 67);
    expect(spentInReference({}, POLICY)).toBe(0);
  });
});
