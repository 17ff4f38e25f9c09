import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTermsSchema } from '#core';
import { plainTermsInput, termsArbitrary } from './arbitrary-terms.ts';

function faultsOf(change: Record<string, unknown>): string[] {
  const parsed = orderTermsSchema.safeParse({ ...plainTermsInput(), ...change });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('order terms', () => {
  it('invariant 5: accepts whole minor units that add up [REQ-TERMS-ADD-UP]', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [
      'a total one unit off',
      { totalMinor: 4762 },
      'the total is not subtotal less discounts plus delivery plus tax',
    ],
    [
      'a subtotal one unit off',
      { subtotalMinor: 3797, totalMinor: 4760 },
      'the subtotal is not the sum of the lines',
    ],
    [
      'a discount that is not taken off',
      { discounts: [{ label: 'Club', amountMinor: 1 }] },
      'the total is not subtotal less discounts plus delivery plus tax',
    ],
    [
      'more taken off than there is',
      { discounts: [{ label: 'Club', amountMinor: 3799 }] },
      'the amounts do not add up within the allowed range',
    ],
    ['redeemBy before confirmBy', { redeemBy: 1 }, 'redeemBy is before confirmBy'],
  ])('invariant 4: refuses %s', (_name, change, message) => {
    expect(faultsOf(change)).toContain(message);
  });

  it.each([
    ['a fraction of a unit', { taxMinor: 313.5 }],
    ['a negative amount', { deliveryMinor: -650 }],
    ['negative zero', { deliveryMinor: -0 }],
    ['an amount as text', { totalMinor: '4761' }],
    ['an amount beyond the bound', { totalMinor: 1e13 }],
    ['an unknown currency', { currency: 'XXX' }],
    ['an unknown field', { tip: 100 }],
    ['no lines', { lines: [] }],
    ['another version', { version: 2 }],
    ['half a character, which has no canonical form', { shop: { id: 's', name: 'Shop \ud800' } }],
  ])('invariant 5 and 13: refuses %s', (_name, change) => {
    expect(faultsOf(change)).not.toEqual([]);
  });

  it('invariant 4: refuses any order whose total is moved by any amount', () => {
    fc.assert(
      fc.property(termsArbitrary, fc.integer({ min: 1, max: 1_000_000 }), (terms, moved) => {
        expect(
          orderTermsSchema.safeParse({ ...terms, totalMinor: terms.totalMinor + moved }).success,
        ).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
