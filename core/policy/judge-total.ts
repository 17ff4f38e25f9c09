/** From which total on an order needs the customer's passkey, and from which it is not taken at all (design section 7). */
import type { OrderTerms } from '../order/order-terms.ts';
import type { RiskReason } from './risk-reason.ts';

export type PolicyVerdict =
  | { readonly outcome: 'allowed'; readonly reasons: readonly [] }
  | { readonly outcome: 'halted' | 'refused'; readonly reasons: readonly RiskReason[] };

/** By the thresholds of its currency. A total that is exactly at a threshold has reached it. */
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
