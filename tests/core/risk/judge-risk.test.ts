import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  DEFAULT_RISK_POLICY,
  judgeRisk,
  LARGEST_AMOUNT_MINOR,
  RISK_REASONS,
  type CurrencyCode,
  type OrderHistory,
  type RiskFacts,
  type RiskOrder,
} from '#core';
import {
  DAY_MS,
  digestOf,
  earlierOf,
  factsOf,
  haltedOf,
  judge,
  lineOf,
  NOW,
  type Case,
} from './risk-fixture.ts';

const POLICY = DEFAULT_RISK_POLICY;
const amounts = fc.integer({ min: 1, max: 400_000 });
const currencies = fc.constantFrom(...CURRENCY_CODES);
const codes = fc.constantFrom('5411', '5732', '5999', '6051', '6540', '7995');
const spents = fc.record({ USD: amounts, JPY: amounts }, { requiredKeys: [] });
const windows = fc.record({ lastHour: spents, lastDay: spents });
const past = fc.record({
  at: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
  totalMinor: amounts,
  currency: currencies,
  merchantId: fc.constantFrom('harbor', 'other'),
});
const lines = fc.array(
  fc
    .tuple(fc.constantFrom('dark-roast', 'tea', 'laptop'), codes)
    .map(([productId, merchantCategoryCode]) => lineOf({ productId, merchantCategoryCode })),
  { minLength: 1, maxLength: 4 },
);
const orders: fc.Arbitrary<Partial<RiskOrder>> = fc.record({
  totalMinor: amounts,
  currency: currencies,
  lines,
});
const histories: fc.Arbitrary<Partial<OrderHistory>> = fc.record({
  recent: fc.array(past, { maxLength: 70 }),
  spent: fc.record({ customer: windows, household: windows }),
  seller: fc.record({
    firstBoughtAt: fc.constantFrom(undefined, NOW - 1000, NOW - 9 * DAY_MS),
    spentLastDay: spents,
  }),
  hasUsedClient: fc.boolean(),
  hasUsedDevice: fc.boolean(),
  hasUsedAddress: fc.boolean(),
  hasUsedInstrument: fc.boolean(),
  trust: fc.integer({ min: 0, max: 1000 }),
  unconfirmedHalts: fc.array(
    fc
      .tuple(amounts, fc.constantFrom('waiting' as const, 'declined' as const, 'lapsed' as const))
      .map(([totalMinor, state]) =>
        haltedOf({ totalMinor, state, lines: [lineOf({ productId: 'x' })] }),
      ),
    { maxLength: 3 },
  ),
  hasMoreHalts: fc.constantFrom(false, false, false, true),
  proposalsInTenMinutes: fc.integer({ min: 0, max: 8 }),
});
const cases: fc.Arbitrary<Case> = fc.record({ order: orders, history: histories });

/** The case with a change that can only make it worse. */
const WORSE: Readonly<Record<string, (of: Case) => Case>> = {
  'a larger amount': (of) => inOrder(of, { totalMinor: (of.order?.totalMinor ?? 0) + 1 }),
  'twice the amount': (of) => inOrder(of, { totalMinor: (of.order?.totalMinor ?? 0) * 2 }),
  'another gift card': (of) =>
    inOrder(of, {
      lines: [
        ...(of.order?.lines ?? []),
        lineOf({ merchantCategoryCode: '6540', lineTotalMinor: 0 }),
      ],
    }),
  'less trust': (of) => inHistory(of, { trust: Math.max(0, (of.history?.trust ?? 0) - 77) }),
  'a client never used': (of) => inHistory(of, { hasUsedClient: false }),
  'a device never used': (of) => inHistory(of, { hasUsedDevice: false }),
  'an address never used': (of) => inHistory(of, { hasUsedAddress: false }),
  'an instrument never used': (of) => inHistory(of, { hasUsedInstrument: false }),
  'a seller never bought from': (of) =>
    inHistory(of, {
      seller: { spentLastDay: of.history?.seller?.spentLastDay ?? {}, firstBoughtAt: undefined },
    }),
  'one more proposal': (of) =>
    inHistory(of, { proposalsInTenMinutes: (of.history?.proposalsInTenMinutes ?? 0) + 1 }),
  'more spent by the household': (of) => {
    const all = { USD: 200_000, JPY: 500_000 };
    const customer = of.history?.spent?.customer ?? { lastHour: {}, lastDay: {} };
    return inHistory(of, { spent: { customer, household: { lastHour: all, lastDay: all } } });
  },
  'one more halt': (of) =>
    inHistory(of, {
      unconfirmedHalts: [...(of.history?.unconfirmedHalts ?? []), haltedOf({ state: 'declined' })],
    }),
  'a claim that differs': (of) => inOrder(of, { claimedCategory: 'nothing' }),
};

function inOrder(of: Case, order: Partial<RiskOrder>): Case {
  return { ...of, order: { ...of.order, ...order } };
}

function inHistory(of: Case, history: Partial<OrderHistory>): Case {
  return { ...of, history: { ...of.history, ...history } };
}

describe('[REQ-RISK-SCORE] the score', () => {
  it.each([
    ['low', '5411', 1000, 100],
    ['medium', '5732', 1000, 250],
    ['high', '6540', 1000, 650],
    ['low, half trusted', '5411', 500, 200],
    ['medium, not trusted', '5732', 0, 450],
    ['a trust between two thousandths of the score, in doubt the higher', '5411', 999, 101],
  ])('is severity and distrust where nothing is unusual: %s', (_, code, trust, score) => {
    const order = { lines: [lineOf({ merchantCategoryCode: code })] };
    expect(judge({ order, history: { trust } }).score).toBe(score);
  });

  it('is at least that of the middle severity with a seller who is new', () => {
    const seller = { firstBoughtAt: undefined, spentLastDay: {} };
    const verdict = judge({ history: { seller } });
    expect(verdict).toMatchObject({ severity: 'medium', score: 400 });
    const ofDay = { firstBoughtAt: NOW - DAY_MS, spentLastDay: {} };
    expect(judge({ history: { seller: ofDay } })).toMatchObject({ severity: 'low', score: 100 });
    const order = { lines: [lineOf({ merchantCategoryCode: '6540' })] };
    expect(judge({ order, history: { seller } }).severity).toBe('high');
  });

  it('adds 150 for each anomaly, and 400 for all of them at most', () => {
    const scores = [
      {},
      { hasUsedClient: false },
      { hasUsedClient: false, hasUsedAddress: false },
      { hasUsedClient: false, hasUsedAddress: false, hasUsedInstrument: false },
    ].map((history) => judge({ history }).score);
    expect(scores).toEqual([100, 250, 400, 500]);
  });

  it('never falls when something grows worse, and neither does the outcome', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...Object.keys(WORSE)), (of, name) => {
        const milder = judge(of);
        const worse = judge(WORSE[name]?.(of));
        expect(worse.score).toBeGreaterThanOrEqual(milder.score);
        if (milder.outcome === 'halted') expect(worse.outcome).toBe('halted');
      }),
      { numRuns: 600 },
    );
  });

  it('is where it halts exactly when the order is halted, and a whole number up to 1,000', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const { score, outcome, halts, reasons, anomalies } = judge(of);
        expect(outcome === 'halted').toBe(score >= POLICY.haltFromScore);
        expect(outcome === 'halted').toBe(halts.length > 0);
        expect(Number.isInteger(score) && score <= 1000).toBe(true);
        // Told once each, in one order.
        expect(reasons).toEqual(RISK_REASONS.filter((reason) => reasons.includes(reason)));
        for (const reason of [...halts, ...anomalies]) expect(reasons).toContain(reason);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for the same facts, in whatever order the past comes, and changes none of them', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const facts = factsOf(of);
        const kept = JSON.stringify(facts);
        const turned: RiskFacts = {
          ...facts,
          history: {
            ...facts.history,
            recent: [...facts.history.recent].reverse(),
            unconfirmedHalts: [...facts.history.unconfirmedHalts].reverse(),
          },
        };
        // More than is read is cut at the same place only if it comes sorted.
        fc.pre(
          new Set(facts.history.recent.map(({ at }) => at)).size === facts.history.recent.length,
        );
        expect(judgeRisk(turned, POLICY)).toEqual(judgeRisk(facts, POLICY));
        expect(JSON.stringify(facts)).toBe(kept);
      }),
      { numRuns: 200 },
    );
  });
});

describe('[REQ-RISK-HARD] no trust lifts a hard rule', () => {
  it('halts above each amount by one minor unit, in every currency, and not at it', () => {
    fc.assert(
      fc.property(currencies, (currency) => {
        const known = { seller: { firstBoughtAt: 0, spentLastDay: {} }, recent: [] };
        const at = POLICY.haltAboveOnceMinor[currency];
        const halts = (totalMinor: number, over: Partial<OrderHistory> = {}) =>
          judge({ order: { totalMinor, currency }, history: { ...known, ...over } }).halts;
        expect(halts(at)).toEqual([]);
        expect(halts(at + 1)).toContain('amount_high');
        const fresh = { seller: { firstBoughtAt: undefined, spentLastDay: {} } };
        expect(halts(POLICY.haltAboveNewSellerMinor[currency], fresh)).toEqual([]);
        expect(halts(POLICY.haltAboveNewSellerMinor[currency] + 1, fresh)).toContain(
          'new_seller_high',
        );
        for (const [reason, limits, name] of [
          ['hour_limit', POLICY.haltAboveHourMinor, 'lastHour'],
          ['day_limit', POLICY.haltAboveDayMinor, 'lastDay'],
        ] as const) {
          const before = { [currency]: limits[currency] - 10 };
          const spent = { lastHour: {}, lastDay: {}, [name]: before };
          const nothing = { lastHour: {}, lastDay: {} };
          for (const all of [
            { customer: spent, household: nothing },
            { customer: nothing, household: spent },
          ]) {
            expect(halts(10, { spent: all })).toEqual([]);
            expect(halts(11, { spent: all })).toEqual([reason]);
          }
        }
      }),
    );
  });

  it('counts all currencies together by the fixed table', () => {
    const spentIn = (currency: CurrencyCode, minor: number) => {
      const all = { lastHour: { [currency]: minor }, lastDay: { [currency]: minor } };
      return { spent: { customer: all, household: all } };
    };
    // 1,450 dollars' worth of pesos, and 50 dollars.
    expect(judge({ history: spentIn('BRL', 725_000) }).halts).toEqual([]);
    expect(judge({ history: spentIn('BRL', 725_001) }).halts).toEqual(['hour_limit']);
  });

  it('invariant 13: what is no number, no currency or no code halts', () => {
    const unknown = 'XXX' as CurrencyCode;
    const nan = { lastHour: { USD: Number.NaN }, lastDay: { USD: Number.NaN } };
    const strange: readonly Case[] = [
      { order: { totalMinor: Number.NaN } },
      { order: { totalMinor: Infinity } },
      { order: { currency: unknown } },
      { order: { lines: [] } },
      { order: { lines: [lineOf({ merchantCategoryCode: '' })] } },
      { order: { lines: [lineOf({ merchantCategoryCode: '54110' })] } },
      { history: { spent: { customer: nan, household: { lastHour: {}, lastDay: {} } } } },
      { history: { spent: { household: nan, customer: { lastHour: {}, lastDay: {} } } } },
      { history: { hasMoreHalts: true } },
    ];
    for (const of of strange) expect(judge(of).outcome).toBe('halted');
    expect(judge({ history: { trust: Number.NaN } }).score).toBe(300);
  });

  it('judges the largest amounts that there are without losing a unit', () => {
    const over = judge({ order: { totalMinor: LARGEST_AMOUNT_MINOR, currency: 'KWD' } });
    expect(over.halts).toContain('amount_high');
  });
});

describe('a second purchase that may be meant', () => {
  it('is asked about, with the newest purchase that it repeats, and halts nothing', () => {
    const older = earlierOf({ digest: digestOf('c'), at: NOW - 9000 });
    const newer = earlierOf({ digest: digestOf('b'), at: NOW - 5000 });
    const verdict = judge({ history: { boughtLately: [older, newer] } });
    expect(verdict).toMatchObject({ outcome: 'allowed', score: 100, reasons: ['possible_repeat'] });
    expect(verdict.repeats).toEqual({ digest: digestOf('b'), at: NOW - 5000 });
  });

  it('is none after a day', () => {
    const at = (ago: number) =>
      judge({ history: { boughtLately: [earlierOf({ at: NOW - ago })] } });
    expect(at(DAY_MS).repeats).toEqual({ digest: digestOf('b'), at: NOW - DAY_MS });
    expect(at(DAY_MS + 1).repeats).toBeUndefined();
  });
});
