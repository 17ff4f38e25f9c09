/**
 * The risk of the orders of a ledger under another policy, as far as a ledger tells: amounts, kinds of goods, sellers, assistants, addresses,
 * instruments and times. It names no goods, devices or proposals, and no household: what rests on those is not judged anew.
 */
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import { judgeRisk, type RiskVerdict } from '../risk/judge-risk.ts';
import {
  BASELINE_MAX_AGE_MS,
  BASELINE_ORDERS_READ,
  emptyHistory,
  RECENT_ORDERS_READ,
  type OrderHistory,
  type RiskOrder,
  type SpentAmounts,
} from '../risk/risk-facts.ts';
import type { RiskPolicy } from '../risk/risk-policy.ts';
import { clampTrust, nextTrust, type TrustEvent } from '../risk/trust.ts';
import type { ClientId, CustomerId, InstrumentId, OrderDigest } from '../order/ids.ts';
import { SPAN_MS } from './limit.ts';

export interface RiskyAttempt {
  readonly digest: OrderDigest;
  readonly at: number;
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
  readonly instrumentId: InstrumentId;
  readonly addressId: string;
  readonly merchantId: string;
  readonly amountMinor: MinorUnits;
  readonly currency: CurrencyCode;
  readonly categories: readonly string[];
}

interface Past {
  readonly taken: readonly RiskyAttempt[];
  readonly trust: number;
}

/** One for a whole replay: orders come oldest first. */
export interface RiskReplay {
  judge(order: RiskyAttempt): RiskVerdict;
  /** It was taken under the other policy, and is part of its customer's past from now on. */
  take(order: RiskyAttempt): void;
  tellTrust(customerId: CustomerId, event: TrustEvent): void;
}

export function createRiskReplay(policy: RiskPolicy): RiskReplay {
  const pasts = new Map<CustomerId, Past>();
  const pastOf = (customerId: CustomerId): Past =>
    pasts.get(customerId) ?? { taken: [], trust: clampTrust(policy.trust.start) };
  return {
    judge: (order) =>
      judgeRisk(
        {
          nowEpochMs: order.at,
          order: riskOrderOf(order),
          history: historyOf(order, pastOf(order.customerId)),
        },
        policy,
      ),
    take(order) {
      const past = pastOf(order.customerId);
      pasts.set(order.customerId, { ...past, taken: [...past.taken, order] });
    },
    tellTrust(customerId, event) {
      const past = pastOf(customerId);
      pasts.set(customerId, { ...past, trust: nextTrust(past.trust, event, policy) });
    },
  };
}

/** One line for each kind of goods: which of the goods cost how much is not told, and only retries would ask. */
function riskOrderOf(order: RiskyAttempt): RiskOrder {
  const { digest, amountMinor: totalMinor, currency, merchantId, categories } = order;
  const { clientId, addressId, instrumentId } = order;
  return {
    ...{ digest, totalMinor, currency, merchantId, clientId, addressId, instrumentId },
    lines: categories.map((merchantCategoryCode) => ({
      productId: digest,
      quantity: 1,
      lineTotalMinor: totalMinor,
      merchantCategoryCode,
    })),
  };
}

function historyOf(order: RiskyAttempt, { taken, trust }: Past): OrderHistory {
  const orders = taken.map((each) => ({ ...each, totalMinor: each.amountMinor }));
  const since = (ageMs: number) => taken.filter(({ at }) => at > order.at - ageMs);
  const spent = {
    lastHour: amountsOf(since(SPAN_MS.hour)),
    lastDay: amountsOf(since(SPAN_MS.day)),
  };
  const ofSeller = taken.filter(({ merchantId }) => merchantId === order.merchantId);
  const hasUsed = (name: 'clientId' | 'addressId' | 'instrumentId'): boolean =>
    taken.some((each) => each[name] === order[name]);
  return {
    ...emptyHistory(trust),
    recent: orders.slice(-RECENT_ORDERS_READ),
    baseline: orders
      .filter(({ at }) => at > order.at - BASELINE_MAX_AGE_MS)
      .slice(0, BASELINE_ORDERS_READ),
    spent: { customer: spent, household: spent },
    seller: {
      firstBoughtAt: ofSeller[0]?.at,
      spentLastDay: amountsOf(ofSeller.filter(({ at }) => at > order.at - SPAN_MS.day)),
    },
    hasUsedClient: hasUsed('clientId'),
    hasUsedDevice: true,
    hasUsedAddress: hasUsed('addressId'),
    hasUsedInstrument: hasUsed('instrumentId'),
  };
}

function amountsOf(orders: readonly RiskyAttempt[]): SpentAmounts {
  const sums: { [Currency in CurrencyCode]?: number } = {};
  for (const { currency, amountMinor } of orders) {
    sums[currency] = (sums[currency] ?? 0) + amountMinor;
  }
  return sums;
}
