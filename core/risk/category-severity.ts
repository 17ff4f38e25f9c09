/**
 * What kind of thing an order buys, from the merchant category codes of its lines, and never from what an assistant says.
 *
 * Codes and meanings are those of ISO 18245 ("Retail financial services - Merchant category codes") as the card networks publish
 * them (Visa Merchant Data Standards Manual; Mastercard Quick Reference Booklet, merchant edition). Which of them are a risk follows
 * the networks' own rules: quasi cash, stored value, transfers of money and gambling turn at once into money that nobody brings back.
 */
import type { RiskPolicy } from './risk-policy.ts';
import {
  RISK_CATEGORIES,
  RISK_SEVERITIES,
  type RiskCategory,
  type RiskSeverity,
} from './risk-category.ts';

/** A range of codes, both ends included: airlines, car rentals and hotels have hundreds. */
interface CodeRange {
  readonly from: number;
  readonly to: number;
  readonly category: RiskCategory;
}

const CATEGORY_OF_CODES: Readonly<Record<RiskCategory, readonly string[]>> = {
  // Stored value bought or loaded; 6529 and 6530 are Mastercard's loads of it from afar.
  gift_card: ['6529', '6530', '6540'],
  // Quasi cash, of a bank and of another: the networks put cryptocurrency under 6051 since 2018.
  crypto: ['6050', '6051'],
  // Transfers of money, cash from a bank or machine, and the networks' person-to-person payments.
  wire: ['4829', '6010', '6011', '6536', '6537', '6538'],
  // 7801 to 7802 and 9406, 9754: lawful forms of it, which the networks do not block by themselves.
  gambling: ['7800', '7801', '7802', '7995', '9406', '9754'],
  // A bank's merchandise and services, pawn shops, debts that are collected.
  loan: ['5933', '6012', '7322'],
  investment: ['6211', '6760'],
  alcohol: ['5813', '5921'],
  tobacco: ['5993'],
  pharmacy: ['5122', '5912'],
  jewellery: ['5094', '5944', '5972'],
  electronics: ['4812', '5045', '5732', '5734', '5946'],
  // Delivered in a moment and not to be taken back; telephone credit is as good as money.
  digital: ['4814', '4816', '5815', '5816', '5817', '5818', '5968'],
  travel: ['4112', '4411', '4511', '4722', '5962', '7011', '7512'],
  // Direct marketing and inbound or outbound calls: the networks watch these sellers.
  distance_selling: ['5960', '5963', '5964', '5965', '5966', '5967', '5969', '7273'],
  groceries: ['5411', '5422', '5441', '5451', '5462', '5499', '5812', '5814'],
  clothing: [
    '5611',
    '5621',
    '5631',
    '5641',
    '5651',
    '5655',
    '5661',
    '5691',
    '5697',
    '5698',
    '5699',
    '5948',
    '5949',
    '5977',
  ],
  household: [
    '5200',
    '5211',
    '5231',
    '5251',
    '5261',
    '5712',
    '5713',
    '5714',
    '5718',
    '5719',
    '5722',
    '5950',
    '5995',
  ],
  everyday: [
    '5192',
    '5300',
    '5310',
    '5311',
    '5331',
    '5733',
    '5941',
    '5942',
    '5943',
    '5945',
    '5947',
    '5970',
    '5992',
  ],
};

const RANGES: readonly CodeRange[] = [
  { from: 3000, to: 3299, category: 'travel' },
  { from: 3351, to: 3441, category: 'travel' },
  { from: 3501, to: 3999, category: 'travel' },
];

const CATEGORIES: ReadonlyMap<string, RiskCategory> = new Map(
  RISK_CATEGORIES.flatMap((category) =>
    CATEGORY_OF_CODES[category].map((code) => [code, category] as const),
  ),
);

/** The category of a code; undefined for one that no list names. */
export function categoryOfCode(code: string): RiskCategory | undefined {
  if (!/^[0-9]{4}$/.test(code)) return undefined;
  const number = Number(code);
  const range = RANGES.find(({ from, to }) => from <= number && number <= to);
  return CATEGORIES.get(code) ?? range?.category;
}

/** A code that no list names has the policy's severity for it, which is never low; what is no code at all is a high risk (invariant 13). */
export function severityOfCode(code: string, policy: RiskPolicy): RiskSeverity {
  if (!/^[0-9]{4}$/.test(code)) return 'high';
  const category = categoryOfCode(code);
  return category === undefined ? policy.unknownCategory : policy.categories[category];
}

/** The worst of an order's lines. An order without lines is no order: a high risk. */
export function worstSeverity(codes: readonly string[], policy: RiskPolicy): RiskSeverity {
  if (codes.length === 0) return 'high';
  return codes
    .map((code) => severityOfCode(code, policy))
    .reduce((worst, severity) => higherSeverity(worst, severity));
}

export function higherSeverity(one: RiskSeverity, other: RiskSeverity): RiskSeverity {
  return RISK_SEVERITIES.indexOf(one) > RISK_SEVERITIES.indexOf(other) ? one : other;
}
