/** What may be unusual about an order, in the closed words of the card. */
export const RISK_REASONS = [
  'amount_high',
  'amount_above_limit',
  'first_order_from_client',
  'new_address',
  'new_instrument',
  'first_from_merchant',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];
