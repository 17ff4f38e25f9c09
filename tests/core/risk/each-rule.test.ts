import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RISK_POLICY,
  RISK_REASONS,
  toldHalts,
  type OrderHistory,
  type RiskReason,
} from '#core';
import {
  DAY_MS,
  digestOf,
  earlierOf,
  haltedOf,
  historyOf,
  HOUR_MS,
  judge,
  lineOf,
  NOW,
  pastOrders,
  type Case,
} from './risk-fixture.ts';

/** Two cases that differ in one thing; `with` has it. */
interface Rule {
  readonly reason: RiskReason;
  readonly what: string;
  readonly without: Case;
  readonly with: Case;
}

const total = (totalMinor: number): Case => ({
  // Orders as large as this one before, so that nothing but the rule finds it unusual.
  order: { totalMinor },
  history: { recent: pastOrders(30, { totalMinor: 300_000 }) },
});

function spent(
  who: 'customer' | 'household',
  window: 'lastHour' | 'lastDay',
  totalMinor: number,
): Case {
  const { spent: nothing } = historyOf();
  return {
    history: { spent: { ...nothing, [who]: { ...nothing[who], [window]: { USD: totalMinor } } } },
  };
}

const newSeller = (totalMinor: number, over: Partial<OrderHistory['seller']> = {}): Case => ({
  ...total(totalMinor),
  history: {
    ...total(totalMinor).history,
    seller: { firstBoughtAt: NOW - DAY_MS + 1, spentLastDay: {}, ...over },
  },
});

const afterHalt = (state: 'waiting' | 'declined' | 'lapsed', code: string): Case => ({
  order: { lines: [lineOf({ merchantCategoryCode: code })], merchantId: 'elsewhere' },
  history: {
    unconfirmedHalts: [haltedOf({ state, lines: [lineOf({ productId: 'another' })] })],
  },
});

const halted = (over: Parameters<typeof haltedOf>[0], order: Case['order'] = {}): Case => ({
  order,
  history: { unconfirmedHalts: [haltedOf(over)] },
});

/** Of a halted order of 1,000: 150 for a bag and 100 for tea; here one of them, or another thing, for 50. */
const inParts = (history: NonNullable<Case['history']>, productId = 'tea'): Case => ({
  order: { lines: [lineOf({ productId })] },
  history: {
    ...history,
    unconfirmedHalts: [
      haltedOf({
        totalMinor: 100_000,
        lines: [
          lineOf({ productId: 'laptop', lineTotalMinor: 75_000 }),
          lineOf({ productId: 'bag', lineTotalMinor: 15_000 }),
          lineOf({ productId: 'tea', lineTotalMinor: 10_000 }),
        ],
      }),
    ],
  },
});
const boughtPart = (productId: string, at: number) =>
  earlierOf({
    at,
    merchantId: productId === 'soap' ? 'harbor' : 'elsewhere',
    lines: [lineOf({ productId })],
  });

const HARD: readonly Rule[] = [
  {
    reason: 'amount_high',
    what: 'a cent above the amount of one order',
    without: total(100_000),
    with: total(100_001),
  },
  {
    reason: 'hour_limit',
    what: 'a cent above the hour, by the customer',
    without: spent('customer', 'lastHour', 145_000),
    with: spent('customer', 'lastHour', 145_001),
  },
  {
    reason: 'hour_limit',
    what: 'a cent above the hour, by the household',
    without: spent('household', 'lastHour', 145_000),
    with: spent('household', 'lastHour', 145_001),
  },
  {
    reason: 'day_limit',
    what: 'a cent above the day, by the customer',
    without: spent('customer', 'lastDay', 295_000),
    with: spent('customer', 'lastDay', 295_001),
  },
  {
    reason: 'day_limit',
    what: 'a cent above the day, by the household',
    without: spent('household', 'lastDay', 295_000),
    with: spent('household', 'lastDay', 295_001),
  },
  {
    reason: 'category_high_risk',
    what: 'a gift card among the coffee',
    without: { order: { lines: [lineOf(), lineOf()] } },
    with: { order: { lines: [lineOf(), lineOf({ merchantCategoryCode: '6540' })] } },
  },
  {
    reason: 'retry_of_halted',
    what: 'the products of a halted order, from another seller',
    without: halted({
      totalMinor: 60_000,
      merchantId: 'other',
      lines: [lineOf({ productId: 'x' })],
    }),
    with: halted({ totalMinor: 60_000, merchantId: 'other' }),
  },
  {
    reason: 'retry_of_halted',
    what: 'as much at the same seller',
    without: halted({ totalMinor: 5556, lines: [lineOf({ productId: 'x' })] }),
    with: halted({ totalMinor: 5555, lines: [lineOf({ productId: 'x' })] }),
  },
  {
    reason: 'retry_of_halted',
    what: 'a retry on the day, and not after it',
    without: halted({ at: NOW - DAY_MS - 1 }),
    with: halted({ at: NOW - DAY_MS }),
  },
  {
    reason: 'retry_of_halted',
    what: 'a part of the products, with another part bought since',
    without: inParts({ boughtLately: [boughtPart('bag', NOW - HOUR_MS - 1)] }),
    with: inParts({ boughtLately: [boughtPart('bag', NOW - HOUR_MS)] }),
  },
  {
    reason: 'retry_of_halted',
    what: 'a part of the products, with another part bought since by the household',
    without: inParts({ boughtByOthers: [boughtPart('soap', NOW)] }),
    with: inParts({ boughtByOthers: [boughtPart('bag', NOW)] }),
  },
  {
    reason: 'retry_of_halted',
    what: 'another part of what was halted, and nothing that was not in it',
    without: inParts({ boughtLately: [boughtPart('bag', NOW), boughtPart('tea', NOW)] }, 'soap'),
    with: inParts({ boughtLately: [boughtPart('bag', NOW), boughtPart('tea', NOW)] }, 'tea'),
  },
  {
    reason: 'retry_of_halted',
    what: 'as much at the same seller, with what the household bought there since',
    without: inParts({ boughtByOthers: [{ ...boughtPart('soap', NOW), totalMinor: 84_999 }] }, 'x'),
    with: inParts({ boughtByOthers: [{ ...boughtPart('soap', NOW), totalMinor: 85_000 }] }, 'x'),
  },
  {
    reason: 'retry_of_halted',
    what: 'more halts than are read',
    without: { history: { hasMoreHalts: false } },
    with: { history: { hasMoreHalts: true } },
  },
  {
    reason: 'after_halt',
    what: 'a risky thing while a halt waits',
    without: afterHalt('lapsed', '5732'),
    with: afterHalt('waiting', '5732'),
  },
  {
    reason: 'after_halt',
    what: 'a risky thing after a halt was declined',
    without: afterHalt('declined', '5411'),
    with: afterHalt('declined', '5732'),
  },
  {
    reason: 'was_halted',
    what: 'the order itself was halted before, however mild it looks by now',
    without: halted({ lines: [lineOf({ productId: 'x' })], totalMinor: 60_000 }),
    with: halted({ digest: digestOf('a'), at: NOW - 2 * DAY_MS }),
  },
  {
    reason: 'new_seller_high',
    what: 'a cent above the amount for a new seller',
    without: newSeller(25_000),
    with: newSeller(25_001),
  },
  {
    reason: 'new_seller_high',
    what: 'in parts on one day',
    without: newSeller(20_000, { spentLastDay: { USD: 5000 } }),
    with: newSeller(20_000, { spentLastDay: { USD: 5001 } }),
  },
  {
    reason: 'new_seller_high',
    what: 'a seller who is known for less than a day',
    without: newSeller(25_001, { firstBoughtAt: NOW - DAY_MS }),
    with: newSeller(25_001, { firstBoughtAt: NOW - DAY_MS + 1 }),
  },
];

const TOLD: readonly Rule[] = [
  {
    reason: 'possible_repeat',
    what: 'the same thing bought an hour ago',
    without: { history: { boughtLately: [earlierOf({ lines: [lineOf({ productId: 'tea' })] })] } },
    with: { history: { boughtLately: [earlierOf()] } },
  },
  {
    reason: 'category_unknown',
    what: 'a code that no list names',
    without: { order: { lines: [lineOf({ merchantCategoryCode: '5411' })] } },
    with: { order: { lines: [lineOf({ merchantCategoryCode: '5999' })] } },
  },
  {
    reason: 'category_claim_differs',
    what: 'groceries that were called household goods',
    without: { order: { claimedCategory: 'groceries' } },
    with: { order: { claimedCategory: 'household' } },
  },
  {
    reason: 'category_claim_differs',
    what: 'an order that was called by its mildest part',
    without: {
      order: {
        claimedCategory: 'electronics',
        lines: [lineOf(), lineOf({ merchantCategoryCode: '5732' })],
      },
    },
    with: {
      order: {
        claimedCategory: 'groceries',
        lines: [lineOf(), lineOf({ merchantCategoryCode: '5732' })],
      },
    },
  },
  {
    reason: 'category_claim_differs',
    what: 'a category that there is not',
    without: {},
    with: { order: { claimedCategory: 'gift card' } },
  },
  {
    reason: 'unusual_amount',
    what: 'a cent above three times the usual',
    without: { order: { totalMinor: 15_000 } },
    with: { order: { totalMinor: 15_001 } },
  },
  {
    reason: 'unusual_amount',
    what: 'a fifth order to learn from',
    without: { order: { totalMinor: 20_000 }, history: { recent: pastOrders(4) } },
    with: { order: { totalMinor: 20_000 }, history: { recent: pastOrders(5) } },
  },
  {
    reason: 'unusual_amount',
    what: 'more than the largest order so far, by a quarter',
    without: {
      order: { totalMinor: 20_000 },
      history: { recent: [...pastOrders(29), ...pastOrders(1, { totalMinor: 16_000 })] },
    },
    with: {
      order: { totalMinor: 20_001 },
      history: { recent: [...pastOrders(29), ...pastOrders(1, { totalMinor: 16_000 })] },
    },
  },
  {
    reason: 'unusual_frequency',
    what: 'a fifth proposal in ten minutes',
    without: { history: { proposalsInTenMinutes: 4 } },
    with: { history: { proposalsInTenMinutes: 5 } },
  },
  {
    reason: 'unusual_frequency',
    what: 'a fourth order on a day of a customer who buys one a day',
    without: { history: { recent: [...pastOrders(20), ...today(1)] } },
    with: { history: { recent: [...pastOrders(20), ...today(3)] } },
  },
  {
    reason: 'unusual_frequency',
    what: 'twelve orders on a day, whoever it is',
    without: { history: { recent: today(10) } },
    with: { history: { recent: today(11) } },
  },
  {
    reason: 'unusual_hour',
    what: 'an hour that is more than two away from all before',
    without: { history: { recent: atHoursAway(2 * HOUR_MS) } },
    with: { history: { recent: atHoursAway(2 * HOUR_MS + 1) } },
  },
  {
    reason: 'unusual_hour',
    what: 'a twentieth order to learn from',
    without: { history: { recent: atHoursAway(6 * HOUR_MS).slice(0, 19) } },
    with: { history: { recent: atHoursAway(6 * HOUR_MS).slice(0, 20) } },
  },
  {
    reason: 'slow_drift',
    what: 'steps that are each too small to be seen',
    without: { order: { totalMinor: grown(13) }, history: { recent: pastOrders(36) } },
    with: { order: { totalMinor: grown(13) }, history: { recent: growing(12) } },
  },
  {
    reason: 'first_order_from_client',
    what: 'another assistant',
    without: {},
    with: { history: { hasUsedClient: false } },
  },
  {
    reason: 'new_device',
    what: 'a device that was never spoken to',
    without: {},
    with: { history: { hasUsedDevice: false } },
  },
  {
    reason: 'new_address',
    what: 'an address never used',
    without: {},
    with: { history: { hasUsedAddress: false } },
  },
  {
    reason: 'new_instrument',
    what: 'an instrument never used',
    without: {},
    with: { history: { hasUsedInstrument: false } },
  },
  {
    reason: 'first_from_merchant',
    what: 'a seller never bought from',
    without: { history: { seller: { firstBoughtAt: 0, spentLastDay: {} } } },
    with: { history: { seller: { firstBoughtAt: undefined, spentLastDay: {} } } },
  },
];

function today(count: number) {
  return pastOrders(count).map((order, index) => ({ ...order, at: NOW - (index + 1) * 60_000 }));
}

function atHoursAway(awayMs: number) {
  return pastOrders(20).map((order) => ({ ...order, at: order.at - awayMs }));
}

/** Twenty-four usual orders, and then `count` that are each 3 % more than the one before. */
function growing(count: number) {
  return pastOrders(24 + count).map((order, index) => ({
    ...order,
    totalMinor: grown(index - 23),
  }));
}

function grown(steps: number): number {
  return Math.round(5000 * 1.03 ** Math.max(0, steps));
}

const names = (rules: readonly Rule[]) =>
  rules.map((rule) => [rule.reason, rule.what, rule] as const);

describe('[REQ-RISK-EACH-RULE] each rule alone makes the difference', () => {
  it.each(names(HARD))('%s halts by itself, at full trust: %s', (reason, _, rule) => {
    expect(judge(rule.without)).toMatchObject({ outcome: 'allowed', halts: [] });
    const verdict = judge(rule.with);
    expect(verdict.halts).toEqual([reason]);
    expect(verdict.outcome).toBe('halted');
    expect(verdict.score).toBeGreaterThanOrEqual(650);
    expect(verdict.reasons).toContain(reason);
  });

  it.each(names(TOLD))('%s is told, and halts nothing by itself: %s', (reason, _, rule) => {
    expect(judge(rule.without).reasons).not.toContain(reason);
    const verdict = judge(rule.with);
    expect(verdict.reasons).toContain(reason);
    expect(verdict.outcome).toBe('allowed');
  });

  it('score_high halts what is unusual in three ways at once, and not in two', () => {
    const order = { lines: [lineOf({ merchantCategoryCode: '5732' })] };
    const two = { hasUsedClient: false, hasUsedAddress: false };
    expect(judge({ order, history: two })).toMatchObject({ outcome: 'allowed', score: 550 });
    const three = judge({ order, history: { ...two, hasUsedInstrument: false } });
    expect(three).toMatchObject({ outcome: 'halted', score: 650, halts: ['score_high'] });
    expect(three.reasons).toEqual([
      'score_high',
      'first_order_from_client',
      'new_address',
      'new_instrument',
    ]);
  });

  it('slow_drift halts by itself where the policy says so', () => {
    const { drift } = DEFAULT_RISK_POLICY;
    const strict = { ...DEFAULT_RISK_POLICY, drift: { ...drift, doesHalt: true } };
    const of = { order: { totalMinor: grown(13) }, history: { recent: growing(12) } };
    expect(judge(of)).toMatchObject({ outcome: 'allowed', anomalies: ['slow_drift'] });
    expect(judge(of, strict)).toMatchObject({ outcome: 'halted', halts: ['slow_drift'] });
    expect(judge({}, strict).outcome).toBe('allowed');
  });

  it('leaves no reason of the engine without a rule here', () => {
    const shown = new Set([...HARD, ...TOLD].map(({ reason }) => reason));
    // The one is the total refusal of the spending policy, the other has a test of its own above.
    const others = ['amount_above_limit', 'score_high'];
    expect([...shown, ...others].sort()).toEqual([...RISK_REASONS].sort());
  });

  it('tells nothing about an everyday order', () => {
    expect(judge()).toEqual({
      outcome: 'allowed',
      score: 100,
      severity: 'low',
      anomalies: [],
      halts: [],
      reasons: [],
      repeats: undefined,
    });
  });

  it('holds an order against itself only where it was halted, and says so only when nothing else does', () => {
    const own = { digest: digestOf('a') };
    const halts = [haltedOf({ ...own, state: 'waiting' })];
    expect(judge({ history: { boughtLately: [earlierOf(own)] } }).reasons).toEqual([]);
    const history = { unconfirmedHalts: halts };
    expect(
      judge({ order: { lines: [lineOf({ merchantCategoryCode: '5732' })] }, history }),
    ).toEqual(
      expect.objectContaining({ score: 650, halts: ['was_halted'], reasons: ['was_halted'] }),
    );
    expect(judge({ order: { totalMinor: 100_001 }, history }).halts).toEqual(['amount_high']);
    const unusual = { hasUsedClient: false, hasUsedAddress: false, hasUsedInstrument: false };
    const risky = { lines: [lineOf({ merchantCategoryCode: '5732' })] };
    const seller = { firstBoughtAt: undefined, spentLastDay: {} };
    expect(judge({ order: risky, history: { ...history, ...unusual, seller } }).halts).toEqual([
      'score_high',
    ]);
  });

  it('tells a halt of policy and risk together once, in one order', () => {
    expect(toldHalts(['was_halted', 'amount_high'])).toEqual(['amount_high']);
    expect(toldHalts(['day_limit', 'amount_high', 'day_limit'])).toEqual([
      'amount_high',
      'day_limit',
    ]);
    expect(toldHalts(['was_halted'])).toEqual(['was_halted']);
    expect(toldHalts([])).toEqual([]);
  });
});
