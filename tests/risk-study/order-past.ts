/** A customer's past as settlement keeps it, in memory: it gives the facts that an order is judged by, bounded as the contract says. */
import {
  BASELINE_MAX_AGE_MS,
  BASELINE_ORDERS_READ,
  BOUGHT_ORDERS_READ,
  nextTrust,
  orderDigestSchema,
  RECENT_ORDERS_READ,
  type OrderDigest,
  type RiskFacts,
  type RiskOrder,
  type RiskPolicy,
} from '#core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Bought {
  readonly at: number;
  readonly order: RiskOrder;
}

export interface OrderPast {
  factsOf(order: RiskOrder, nowEpochMs: number): RiskFacts;
  /** The order was confirmed and redeemed. */
  add(order: RiskOrder, at: number): void;
}

export function numberedDigest(number: number): OrderDigest {
  return orderDigestSchema.parse(number.toString(16).padStart(64, '0'));
}

/** The customer has one currency and no household: those rules have tests of their own. */
export function createOrderPast(policy: RiskPolicy): OrderPast {
  const bought: Bought[] = [];
  let trust = policy.trust.start;
  const since = (at: number) => bought.filter((one) => one.at > at);
  const spentOf = (orders: readonly Bought[]) => ({
    USD: orders.reduce((sum, { order }) => sum + order.totalMinor, 0),
  });
  const pastOf = ({ at, order }: Bought) => ({ ...order, at });
  return {
    factsOf: (order, nowEpochMs) => {
      const spent = {
        lastHour: spentOf(since(nowEpochMs - HOUR_MS)),
        lastDay: spentOf(since(nowEpochMs - DAY_MS)),
      };
      const ofSeller = bought.filter((one) => one.order.merchantId === order.merchantId);
      const has = (name: 'clientId' | 'addressId' | 'instrumentId') =>
        bought.some((one) => one.order[name] === order[name]);
      return {
        nowEpochMs,
        order,
        history: {
          recent: bought.slice(-RECENT_ORDERS_READ).map(pastOf),
          baseline: since(nowEpochMs - BASELINE_MAX_AGE_MS)
            .slice(0, BASELINE_ORDERS_READ)
            .map(pastOf),
          spent: { customer: spent, household: spent },
          seller: {
            firstBoughtAt: ofSeller[0]?.at,
            spentLastDay: spentOf(ofSeller.filter(({ at }) => at > nowEpochMs - DAY_MS)),
          },
          hasUsedClient: has('clientId'),
          hasUsedDevice: true,
          hasUsedAddress: has('addressId'),
          hasUsedInstrument: has('instrumentId'),
          trust,
          unconfirmedHalts: [],
          hasMoreHalts: false,
          boughtLately: since(nowEpochMs - policy.repeat.askWithinMs)
            .slice(-BOUGHT_ORDERS_READ)
            .map(pastOf),
          boughtByOthers: [],
          proposalsInTenMinutes: 0,
        },
      };
    },
    add: (order, at) => {
      bought.push({ at, order });
      trust = nextTrust(trust, 'confirmed', policy);
    },
  };
}
