/** Integer minor units: the only form in which an amount exists inside Hearback. */
import { z } from 'zod';

declare const minorUnits: unique symbol;

/** A whole, non-negative number of minor units (cents for USD), at most {@link LARGEST_AMOUNT_MINOR}. */
export type MinorUnits = number & { readonly [minorUnits]: true };

/** 10^12 minor units: far below 2^53, so that no sum of an order can lose a unit. */
export const LARGEST_AMOUNT_MINOR = 1_000_000_000_000;

/** Parses a whole number of minor units. Refuses fractions, negatives, -0, text and anything above the bound. */
export const minorUnitsSchema = z
  .number()
  .int()
  .min(0)
  .max(LARGEST_AMOUNT_MINOR)
  .refine((amount) => !Object.is(amount, -0), 'must not be negative zero')
  .transform((amount) => amount as MinorUnits);

/**
 * The given number as minor units.
 * @throws {RangeError} when it is not a whole number from 0 to {@link LARGEST_AMOUNT_MINOR}: a fault of the caller.
 */
export function minorUnitsOf(amount: number): MinorUnits {
  const parsed = minorUnitsSchema.safeParse(amount);
  if (!parsed.success) throw new RangeError(`not an amount of minor units: ${String(amount)}`);
  return parsed.data;
}

/** The sum, checked against the bound at each step. @throws {RangeError} when the sum passes the bound. */
export function addMinorUnits(...amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => minorUnitsOf(sum + amount), minorUnitsOf(0));
}

/** `amount` taken `quantity` times. @throws {RangeError} when the product passes the bound or the quantity is no count. */
export function multiplyMinorUnits(amount: MinorUnits, quantity: number): MinorUnits {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`not a count: ${String(quantity)}`);
  }
  return minorUnitsOf(amount * quantity);
}

/** `amount` less `taken`. @throws {RangeError} when more is taken than there is. */
export function subtractMinorUnits(amount: MinorUnits, taken: MinorUnits): MinorUnits {
  return minorUnitsOf(amount - taken);
}
