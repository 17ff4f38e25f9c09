/** Orders for property tests: every amount adds up, every field is of an allowed shape. */
import fc from 'fast-check';
import { CURRENCY_CODES, orderTermsSchema, type OrderTerms } from '#core';

const idArbitrary = fc.stringMatching(/^[A-Za-z0-9._:~-]{1,20}$/);
const labelArbitrary = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
const hexArbitrary = fc.stringMatching(/^[0-9a-f]{64}$/);

const lineArbitrary = fc
  .record({
    productId: idArbitrary,
    title: labelArbitrary,
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceMinor: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map((line) => ({
    ...line,
    lineTotalMinor: line.quantity * line.unitPriceMinor,
    merchantCategoryCode: '5499',
  }));

export const termsArbitrary: fc.Arbitrary<OrderTerms> = fc
  .record({
    shop: fc.record({ id: idArbitrary, name: labelArbitrary }),
    merchant: fc.record({ id: idArbitrary, name: labelArbitrary }),
    customerId: idArbitrary,
    clientId: idArbitrary,
    lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 8 }),
    discountMinor: fc.integer({ min: 0, max: 500 }),
    deliveryMinor: fc.integer({ min: 0, max: 100_000 }),
    taxMinor: fc.integer({ min: 0, max: 100_000 }),
    currency: fc.constantFrom(...CURRENCY_CODES),
    delivery: fc.record({ method: labelArbitrary, promise: labelArbitrary }),
    address: fc.record({ id: idArbitrary, label: labelArbitrary, commitment: hexArbitrary }),
    instrument: fc.record({ id: idArbitrary, label: labelArbitrary }),
    payeeId: idArbitrary,
    confirmBy: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
    nonce: fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
  })
  .map(({ discountMinor, ...rest }) => {
    const subtotalMinor = rest.lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
    const discount = Math.min(discountMinor, subtotalMinor);
    return orderTermsSchema.parse({
      ...rest,
      version: 1,
      locale: 'en-US',
      subtotalMinor,
      discounts: discount === 0 ? [] : [{ label: 'Member discount', amountMinor: discount }],
      totalMinor: subtotalMinor - discount + rest.deliveryMinor + rest.taxMinor,
      redeemBy: rest.confirmBy + 300_000,
    });
  });

/** One plain order: two bags of coffee, 47.61 US dollars in all. */
export function plainTermsInput(): Record<string, unknown> {
  return {
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    merchant: { id: 'harbor-roasters-llc', name: 'Harbor Roasters LLC' },
    customerId: 'customer-1',
    clientId: 'alexa-skill',
    lines: [
      {
        productId: 'dark-roast-12oz',
        title: 'Dark Roast, whole bean 12 oz',
        quantity: 2,
        unitPriceMinor: 1899,
        lineTotalMinor: 3798,
        merchantCategoryCode: '5499',
      },
    ],
    subtotalMinor: 3798,
    discounts: [],
    deliveryMinor: 650,
    taxMinor: 313,
    totalMinor: 4761,
    currency: 'USD',
    delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
    address: { id: 'home', label: 'Home', commitment: 'ab'.repeat(32) },
    instrument: { id: 'visa', label: 'Visa ending 4242' },
    payeeId: 'HARBORROASTERS1',
    locale: 'en-US',
    confirmBy: 1_796_000_000_000,
    redeemBy: 1_796_000_300_000,
    nonce: 'AAAAAAAAAAAAAAAA',
  };
}

export const plainTerms: OrderTerms = orderTermsSchema.parse(plainTermsInput());
