/** What may be unusual about an order, in the closed words of the card, in the order in which a person is told. */
export const RISK_REASONS = [
  // Hard rules: each halts by itself, whatever the trust.
  'amount_high',
  'amount_above_limit',
  'hour_limit',
  'day_limit',
  'category_high_risk',
  'retry_of_halted',
  'after_halt',
  'new_seller_high',
  'score_high',
  'was_halted',
  // Told, and counted nowhere: a person may want the same thing twice, and an unknown kind of thing is a matter of its severity.
  'possible_repeat',
  'category_unknown',
  // Anomalies: they are told, and count together.
  'category_claim_differs',
  'unusual_amount',
  'unusual_frequency',
  'unusual_hour',
  'slow_drift',
  'first_order_from_client',
  'new_device',
  'new_address',
  'new_instrument',
  'first_from_merchant',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];
