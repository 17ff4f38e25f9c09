import { describe, expect, it } from 'vitest';
import {
  composeSentence,
  orderTermsSchema,
  productIdSchema,
  writeAmountOf,
  type OrderTerms,
} from '#core';
import { quoteBasket } from '../../../simulator/merchant/quote-basket.ts';
import { SHELF } from '../../../simulator/merchant/shelf.ts';
import { HOME, MONDAY } from './merchant-fixture.ts';

function termsOf(productId: string): OrderTerms {
  const answer = quoteBasket(
    { lines: [{ productId: productIdSchema.parse(productId), quantity: 1 }], destination: HOME },
    {
      catalogue: {
        find: (id) => {
          const product = SHELF.find((each) => each.productId === id);
          return product && { ...product, isInStock: true };
        },
        offerSeconds: () => null,
      },
      stock: { freeFor: () => undefined, hold: () => undefined },
      promiseFor: () => 'Thu Dec 3',
      nowEpochMs: () => MONDAY,
    },
  );
  if (answer.outcome === 'refused') throw new Error(`${productId} is refused: ${answer.reason}`);
  const { offerEndsAt, ...quote } = answer.quote;
  expect(offerEndsAt).toBeNull();
  return orderTermsSchema.parse({
    ...quote,
    lines: quote.lines,
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    customerId: 'customer-1',
    clientId: 'alexa-skill',
    address: { id: 'home', label: 'Home', commitment: '0'.repeat(64) },
    instrument: { id: 'visa', label: 'Visa ending 4242' },
    locale: 'en-US',
    confirmBy: MONDAY,
    redeemBy: MONDAY,
    nonce: 'n'.repeat(16),
  });
}

describe('the order of every product of the shelf', () => {
  it.each(SHELF.map(({ productId }) => productId))(
    'invariant 8: %s is read back with the amounts of its terms and no other',
    (productId) => {
      const terms = termsOf(productId);
      const { sentence, spokenText } = composeSentence(terms, 'amber falcon');
      expect(spokenText).not.toMatch(/[\d<>{}$]/);
      // Ours are the two marks that keep a title's own direction inside it (UAX #9, isolates).
      expect(sentence).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2060-\u2067]/);
      expect(sentence.match(/\u2068/g)?.length).toBe(sentence.match(/\u2069/g)?.length);
      const total = writeAmountOf(terms, terms.totalMinor);
      expect(sentence.endsWith(`The total is ${total}.`)).toBe(true);
      let rest = sentence;
      for (const amount of [terms.totalMinor, terms.taxMinor, terms.deliveryMinor]) {
        rest = rest.replace(writeAmountOf(terms, amount), '');
      }
      expect(rest).not.toMatch(/[$¥€£]|USD|KWD|JPY|\d\.\d\d|\d,\d\d(?!\d)/);
    },
  );
});
