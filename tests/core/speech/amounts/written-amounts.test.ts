/** What stands between the lines and the total, in the same words on every surface. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedAmountsOf, orderTermsSchema, writeAmount, writtenCharges } from '#core';
import { plainTerms, plainTermsInput, termsArbitrary } from '../../order/arbitrary-terms.ts';

describe('the written charges of an order', () => {
  it('invariant 4: are the amounts of its sentence, without the total', () => {
    fc.assert(
      fc.property(termsArbitrary, (terms) => {
        const spoken = namedAmountsOf(terms).filter(({ name }) => name !== 'total');
        expect(writtenCharges(terms).map(({ name, amount }) => [name, amount])).toEqual(
          spoken.map(({ name, money }) => {
            const amount = writeAmount(money, terms.locale);
            return [name, name === 'discount' ? `−${amount}` : amount];
          }),
        );
      }),
    );
  });

  it('invariant 8: a discount cannot call itself another kind of amount', () => {
    const terms = orderTermsSchema.parse({
      ...plainTermsInput(),
      discounts: [{ label: 'Tax', amountMinor: 100 }],
      totalMinor: plainTerms.totalMinor - 100,
    });
    expect(writtenCharges(terms)).toContainEqual({
      name: 'discount',
      label: 'Discount: Tax',
      amount: '−$1.00',
    });
  });
});
