/** From which total on an order needs the customer's passkey, and from which it is not taken at all (design section 7). */
import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '../money/currency.ts';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import type { DeepReadonly, OrderTerms } from '../order/order-terms.ts';
import type { RiskReason } from './risk-reason.ts';

/** Every currency is named: one that is left out would be an amount that nobody judges (invariant 13). */
const amountsSchema = z.record(currencySchema, minorUnitsSchema);

export const spendingPolicySchema = z
  .strictObject({ haltAtMinor: amountsSchema, refuseAtMinor: amountsSchema })
  .refine((policy) => CURRENCY_CODES.every((currency) => isInOrder(policy, currency)), {
    error: 'haltAtMinor must be at most refuseAtMinor in every currency',
  });

export type SpendingPolicy = DeepReadonly<{
  haltAtMinor: { [Currency in CurrencyCode]: number };
  refuseAtMinor: { [Currency in CurrencyCode]: number };
}>;

export type PolicyVerdict =
  | { readonly outcome: 'allowed'; readonly reasons: readonly [] }
  | { readonly outcome: 'halted' | 'refused'; readonly reasons: readonly RiskReason[] };

/**
 * What the policy says about an order. Approval asks before it shows anything, settlement again before money moves; a total that is exactly at
 * a threshold has reached it.
 */
export function judgeByPolicy(
  { totalMinor, currency }: Pick<OrderTerms, 'totalMinor' | 'currency'>,
  { haltAtMinor, refuseAtMinor }: SpendingPolicy,
): PolicyVerdict {
  return judgeTotal(totalMinor, {
    haltAtMinor: haltAtMinor[currency],
    refuseAtMinor: refuseAtMinor[currency],
  });
}

/** The thresholds of one currency. */
export function judgeTotal(
  totalMinor: OrderTerms['totalMinor'],
  of: { readonly haltAtMinor: number; readonly refuseAtMinor: number },
): PolicyVerdict {
  if (!(totalMinor < of.refuseAtMinor)) {
    return { outcome: 'refused', reasons: ['amount_above_limit'] };
  }
  if (!(totalMinor < of.haltAtMinor)) return { outcome: 'halted', reasons: ['amount_high'] };
  return { outcome: 'allowed', reasons: [] };
}

function isInOrder(
  { haltAtMinor, refuseAtMinor }: SpendingPolicy,
  currency: CurrencyCode,
): boolean {
  return haltAtMinor[currency] <= refuseAtMinor[currency];
}
