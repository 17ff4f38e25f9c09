/** How far a customer's past speaks for the next order: thousandths, raised slowly by what was confirmed and lowered fast by what was declined. */
import type { RiskPolicy } from './risk-policy.ts';

export const TRUST_EVENTS = ['confirmed', 'declined'] as const;
export type TrustEvent = (typeof TRUST_EVENTS)[number];

export function clampTrust(trust: number): number {
  // What is no number is no trust.
  return trust >= 0 ? Math.min(1000, Math.trunc(trust)) : 0;
}

/** The trust after one more order was confirmed (and redeemed) or declined. */
export function nextTrust(trust: number, event: TrustEvent, { trust: steps }: RiskPolicy): number {
  const before = clampTrust(trust);
  switch (event) {
    case 'confirmed':
      return clampTrust(before + steps.confirmed);
    case 'declined':
      return clampTrust(before - steps.declined);
    default:
      return event satisfies never;
  }
}
