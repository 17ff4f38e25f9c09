/** Amounts for property tests: anywhere, small, and close to the places where words change. */
import fc from 'fast-check';
import {
  CURRENCY_CODES,
  LARGEST_AMOUNT_MINOR,
  minorUnitsOf,
  type CurrencyCode,
  type Money,
} from '#core';

export function money(currency: CurrencyCode, amountMinor: number): Money {
  return { currency, amountMinor: minorUnitsOf(amountMinor) };
}

const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR }),
  fc.integer({ min: 0, max: 120_000 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([power, times, off]) => Math.max(0, 10 ** power * times + off)),
);

export const anyMoney = fc
  .tuple(fc.constantFrom(...CURRENCY_CODES), anyAmount)
  .map(([currency, minor]) => money(currency, minor));

/**
 * One amount for each pattern of digits below 200,000: every place is zero, one or another digit, the other digit changing from place
 * to place; and every amount up to 120.
 */
export function amountsOfEveryPattern(): readonly number[] {
  const patterns = Array.from({ length: 2 * 3 ** 5 }, (_, pattern) => {
    const places = [0, 1, 2, 3, 4].map((place) => Math.floor(pattern / 3 ** place) % 3);
    const digits = places.map((kind, place) => (kind < 2 ? kind : 2 + ((pattern + 3 * place) % 8)));
    const below = digits.reduce((sum, digit, place) => sum + digit * 10 ** place, 0);
    return pattern >= 3 ** 5 ? 100_000 + below : below;
  });
  return [...new Set([...patterns, ...Array.from({ length: 121 }, (_, amount) => amount)])];
}
