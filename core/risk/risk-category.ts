/** The closed lists of categories and of how bad they are. */

/** Mildest first. */
export const RISK_SEVERITIES = ['low', 'medium', 'high'] as const;
export type RiskSeverity = (typeof RISK_SEVERITIES)[number];

export const RISK_CATEGORIES = [
  'gift_card',
  'crypto',
  'wire',
  'gambling',
  'loan',
  'investment',
  'alcohol',
  'tobacco',
  'pharmacy',
  'jewellery',
  'electronics',
  'digital',
  'travel',
  'distance_selling',
  'groceries',
  'clothing',
  'household',
  'everyday',
] as const;
export type RiskCategory = (typeof RISK_CATEGORIES)[number];
