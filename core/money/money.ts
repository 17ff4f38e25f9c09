/** An amount with its currency. */
import { z } from 'zod';
import { CURRENCY_CODES, CURRENCY_EXPONENTS, type CurrencyCode } from './currency.ts';
import type { MinorUnits } from './minor-units.ts';

export interface Money {
  readonly amountMinor: MinorUnits;
  readonly currency: CurrencyCode;
}

export const currencySchema = z.enum(CURRENCY_CODES as [CurrencyCode, ...CurrencyCode[]]);

/**
 * The plain decimal text of an amount, without a sign or separators: `47.61`, `5300` (JPY), `1.299` (KWD).
 * This is what payment processors take on the wire (PayPal Orders v2, `money.value`).
 */
export function decimalText({ amountMinor, currency }: Money): string {
  const exponent = CURRENCY_EXPONENTS[currency];
  if (exponent === 0) return String(amountMinor);
  const digits = String(amountMinor).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
