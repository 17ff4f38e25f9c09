/** Currencies with their ISO 4217 exponents: the ten that an order may be in, and all others so that they are recognised as money. */

/** Digits of the minor unit, by ISO 4217 code (list one, column "minor unit"). */
export const CURRENCY_EXPONENTS = {
  USD: 2,
  GBP: 2,
  CAD: 2,
  EUR: 2,
  MXN: 2,
  BRL: 2,
  JPY: 0,
  INR: 2,
  CNY: 2,
  KWD: 3,
} as const;

/**
 * What an order may be in: the currencies whose names are written and reviewed in every locale. An amount in another currency could
 * not be said in words that are sure to be right, so no order is made in it; it is recognised in texts all the same.
 */
export type CurrencyCode = keyof typeof CURRENCY_EXPONENTS;

export const CURRENCY_CODES = Object.keys(CURRENCY_EXPONENTS) as readonly CurrencyCode[];

/** How many minor units make one major unit: 100 for USD, 1 for JPY, 1000 for KWD. */
export function minorUnitsPerMajor(currency: CurrencyCode): number {
  return 10 ** CURRENCY_EXPONENTS[currency];
}
