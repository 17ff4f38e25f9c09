/** The currencies that Hearback sells in, with their ISO 4217 exponents. */

/** Digits of the minor unit, by ISO 4217 code (list one, column "minor unit"). */
export const CURRENCY_EXPONENTS = {
  USD: 2,
  GBP: 2,
  CAD: 2,
  EUR: 2,
  JPY: 0,
  KWD: 3,
} as const;

export type CurrencyCode = keyof typeof CURRENCY_EXPONENTS;

export const CURRENCY_CODES = Object.keys(CURRENCY_EXPONENTS) as readonly CurrencyCode[];

/** How many minor units make one major unit: 100 for USD, 1 for JPY, 1000 for KWD. */
export function minorUnitsPerMajor(currency: CurrencyCode): number {
  return 10 ** CURRENCY_EXPONENTS[currency];
}
