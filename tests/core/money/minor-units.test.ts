import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMinorUnits,
  CURRENCY_CODES,
  CURRENCY_EXPONENTS,
  decimalText,
  LARGEST_AMOUNT_MINOR,
  minorUnitsOf,
  minorUnitsPerMajor,
  minorUnitsSchema,
  multiplyMinorUnits,
  subtractMinorUnits,
} from '#core';

const amount = fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR }).map(minorUnitsOf);

describe('minor units', () => {
  it.each([1.5, -1, -0, Number.NaN, Infinity, LARGEST_AMOUNT_MINOR + 1, 0.1 + 0.2, '5', null, 5n])(
    'invariant 5: %s is no amount',
    (value) => {
      expect(minorUnitsSchema.safeParse(value).success).toBe(false);
    },
  );

  it('invariant 5: sums and differences lose no unit, or throw', () => {
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        const sum = BigInt(left) + BigInt(right);
        if (sum > BigInt(LARGEST_AMOUNT_MINOR)) {
          expect(() => addMinorUnits(left, right)).toThrow(RangeError);
          return;
        }
        expect(BigInt(addMinorUnits(left, right))).toBe(sum);
        expect(subtractMinorUnits(addMinorUnits(left, right), right)).toBe(left);
      }),
    );
  });

  it('invariant 5: products lose no unit, or throw', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 99 }), (each, quantity) => {
        const product = BigInt(each) * BigInt(quantity);
        if (product > BigInt(LARGEST_AMOUNT_MINOR)) {
          expect(() => multiplyMinorUnits(each, quantity)).toThrow(RangeError);
        } else expect(BigInt(multiplyMinorUnits(each, quantity))).toBe(product);
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN])('multiplies by no quantity of %s', (quantity) => {
    expect(() => multiplyMinorUnits(minorUnitsOf(1), quantity)).toThrow(RangeError);
  });

  it('takes no more than there is', () => {
    expect(() => subtractMinorUnits(minorUnitsOf(1), minorUnitsOf(2))).toThrow(RangeError);
  });
});

describe('decimal text', () => {
  it.each([
    ['USD', 4761, '47.61'],
    ['USD', 5, '0.05'],
    ['USD', 0, '0.00'],
    ['JPY', 5300, '5300'],
    ['JPY', 0, '0'],
    ['KWD', 1299, '1.299'],
    ['KWD', 7, '0.007'],
    ['USD', LARGEST_AMOUNT_MINOR, '10000000000.00'],
  ] as const)('of %s %i has the digits of ISO 4217', (currency, minor, text) => {
    expect(decimalText({ currency, amountMinor: minorUnitsOf(minor) })).toBe(text);
  });

  it('pins the exponents', () => {
    expect(CURRENCY_EXPONENTS).toEqual({
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
    });
    expect(CURRENCY_CODES.map(minorUnitsPerMajor)).toEqual([
      100, 100, 100, 100, 100, 100, 1, 100, 100, 1000,
    ]);
  });

  it('holds every digit of every amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), amount, (currency, amountMinor) => {
        const digits = decimalText({ currency, amountMinor }).replace('.', '');
        expect(Number.parseInt(digits, 10)).toBe(amountMinor);
      }),
    );
  });
});
