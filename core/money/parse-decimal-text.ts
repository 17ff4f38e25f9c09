/** The other direction of `decimalText`: what a processor says it captured, read without any float. */
import { CURRENCY_EXPONENTS, type CurrencyCode } from './currency.ts';
import { minorUnitsSchema, type MinorUnits } from './minor-units.ts';

/**
 * The amount, or undefined unless the text is the one plain spelling with exactly the currency's digits: `47.61`, not `47.6`, `047.61` or `47,61`.
 */
export function parseDecimalText(text: string, currency: CurrencyCode): MinorUnits | undefined {
  const exponent = CURRENCY_EXPONENTS[currency];
  const parts = /^(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,3}))?$/.exec(text);
  const [, major, minor = ''] = parts ?? [];
  if (major === undefined || minor.length !== exponent) return undefined;
  const amount = minorUnitsSchema.safeParse(Number(major + minor));
  return amount.success ? amount.data : undefined;
}
