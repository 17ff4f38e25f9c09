/** Whole policies for tests: the thresholds of `smallPolicy`, the default risk rules, and limits that no test comes near unless it says so. */
import {
  CURRENCY_CODES,
  DEFAULT_OPERATIONS,
  DEFAULT_RISK_POLICY,
  defaultOrderFields,
  deepFreeze,
  policyDigestOf,
  shopPolicySchema,
  type ShopPolicy,
} from '#core';
import { nodeHash } from '#stores';
import { smallPolicy } from './small-policy.ts';

const SHOP = { id: 'harbor-roasters', name: 'Harbor Roasters' };

export interface PolicyChange {
  readonly orders?: ShopPolicy['orders'];
  readonly limits?: readonly unknown[];
  readonly risk?: Readonly<Record<string, unknown>>;
  readonly over?: Readonly<Record<string, unknown>>;
}

/** Far above whatever is bought. */
export const WIDE_LIMIT = {
  operation: 'charge_order',
  scope: 'shop',
  per: 'day',
  referenceAmountMinor: 1_000_000_000_000,
} as const;

/** Under these the risk engine halts nothing whatever: for tests of something else. */
export const NO_RISK = {
  severities: { low: 0, medium: 0, high: 0 },
  categories: Object.fromEntries(
    Object.keys(DEFAULT_RISK_POLICY.categories).map((category) => [category, 'low']),
  ),
  unknownCategory: 'medium',
  newSellerSeverity: 'low',
  anomalyWeight: 0,
  distrustWeight: 0,
  haltFromScore: 1000,
  haltAboveOnceMinor: everywhere(1_000_000_000_000),
  haltAboveHourMinor: everywhere(1_000_000_000_000),
  haltAboveDayMinor: everywhere(1_000_000_000_000),
  haltAboveNewSellerMinor: everywhere(1_000_000_000_000),
};

export function shopPolicyWith(change: PolicyChange = {}): ShopPolicy {
  const { reference, ...risk } = DEFAULT_RISK_POLICY;
  return deepFreeze(
    shopPolicySchema.parse({
      version: 1,
      environment: 'sandbox',
      currencies: [...CURRENCY_CODES],
      sellers: 'all',
      orders: change.orders ?? smallPolicy(),
      referenceRates: reference,
      limits: change.limits ?? [WIDE_LIMIT],
      risk: { ...risk, ...change.risk },
      fields: defaultOrderFields(SHOP),
      operations: DEFAULT_OPERATIONS,
      ...change.over,
    }),
  );
}

/** As settlement is given it. */
export function inForce(policy: ShopPolicy): {
  current(): { readonly policy: ShopPolicy; readonly digest: string };
} {
  const digest = policyDigestOf(policy, nodeHash);
  return { current: () => ({ policy, digest }) };
}

function everywhere(amount: number): Record<string, number> {
  return Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, amount]));
}
