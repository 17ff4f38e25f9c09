/** An everyday order of a customer who has bought from this seller for long, and the past that goes with it: nothing about it is unusual. */
import {
  DEFAULT_RISK_POLICY,
  emptyHistory,
  judgeRisk,
  orderDigestSchema,
  type EarlierOrder,
  type HaltedOrder,
  type OrderDigest,
  type OrderHistory,
  type PastOrder,
  type RiskFacts,
  type RiskLine,
  type RiskOrder,
  type RiskVerdict,
} from '#core';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const NOW = Date.UTC(2026, 10, 30, 18);
const GROCERIES = '5411';

export function digestOf(letter: string): OrderDigest {
  return orderDigestSchema.parse(letter.repeat(64));
}

export function lineOf(over: Partial<RiskLine> = {}): RiskLine {
  return {
    productId: 'dark-roast',
    quantity: 1,
    lineTotalMinor: 5000,
    merchantCategoryCode: GROCERIES,
    ...over,
  };
}

export function orderOf(over: Partial<RiskOrder> = {}): RiskOrder {
  const lines = over.lines ?? [lineOf({ lineTotalMinor: over.totalMinor ?? 5000 })];
  return {
    digest: digestOf('a'),
    totalMinor: 5000,
    currency: 'USD',
    merchantId: 'harbor',
    clientId: 'alexa',
    addressId: 'home',
    instrumentId: 'visa',
    ...over,
    lines,
  };
}

/** `count` orders, a day apart, the last one a day ago. */
export function pastOrders(count: number, over: Partial<PastOrder> = {}): readonly PastOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    at: NOW - (count - index) * DAY_MS,
    totalMinor: 5000,
    currency: 'USD' as const,
    merchantId: 'harbor',
    ...over,
  }));
}

export function historyOf(over: Partial<OrderHistory> = {}): OrderHistory {
  return {
    ...emptyHistory(1000),
    recent: pastOrders(30),
    seller: { firstBoughtAt: NOW - 30 * DAY_MS, spentLastDay: {} },
    hasUsedClient: true,
    hasUsedDevice: true,
    hasUsedAddress: true,
    hasUsedInstrument: true,
    ...over,
  };
}

export function earlierOf(over: Partial<EarlierOrder> = {}): EarlierOrder {
  return {
    digest: digestOf('b'),
    at: NOW - HOUR_MS,
    totalMinor: 5000,
    currency: 'USD',
    merchantId: 'harbor',
    lines: [lineOf({ lineTotalMinor: over.totalMinor ?? 5000 })],
    ...over,
  };
}

export function haltedOf(over: Partial<HaltedOrder> = {}): HaltedOrder {
  return { ...earlierOf(over), state: 'lapsed', ...over };
}

export interface Case {
  readonly order?: Partial<RiskOrder>;
  readonly history?: Partial<OrderHistory>;
}

export function factsOf({ order, history }: Case = {}): RiskFacts {
  return { nowEpochMs: NOW, order: orderOf(order), history: historyOf(history) };
}

export function judge(of: Case = {}, policy = DEFAULT_RISK_POLICY): RiskVerdict {
  return judgeRisk(factsOf(of), policy);
}
