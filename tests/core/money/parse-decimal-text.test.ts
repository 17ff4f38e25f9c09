import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  decimalText,
  LARGEST_AMOUNT_MINOR,
  minorUnitsOf,
  parseDecimalText,
} from '#core';

describe('reading a decimal amount', () => {
  it('invariant 5: gives back exactly the minor units that were written, in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR }),
        fc.constantFrom(...CURRENCY_CODES),
        (amount, currency) => {
          const text = decimalText({ amountMinor: minorUnitsOf(amount), currency });
          expect(parseDecimalText(text, currency)).toBe(amount);
        },
      ),
    );
  });

  it.each([
    ['47.6', 'USD'],
    ['47.610', 'USD'],
    ['47', 'USD'],
    ['47.', 'USD'],
    ['.61', 'USD'],
    ['047.61', 'USD'],
    ['-47.61', 'USD'],
    ['47,61', 'USD'],
    ['1e3', 'JPY'],
    ['5300.00', 'JPY'],
    ['1.29', 'KWD'],
    [' 47.61', 'USD'],
    ['', 'USD'],
    ['99999999999999.99', 'USD'],
  ] as const)('%j is no amount of %s', (text, currency) => {
    expect(parseDecimalText(text, currency)).toBeUndefined();
  });
});
