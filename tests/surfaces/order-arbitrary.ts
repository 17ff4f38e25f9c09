/** Random orders with texts of every kind: plain ones, hostile ones and noise; up to three discounts, or nothing but the total. */
import fc from 'fast-check';
import { orderTermsSchema, type OrderTerms } from '#core';
import { termsArbitrary } from '../core/order/arbitrary-terms.ts';
import { NATIVE_TITLES } from '../core/speech/outside/corpus/native-titles.ts';
import { HOSTILE_TITLES, ORDINARY_TITLES } from '../core/speech/outside/hostile-titles.ts';

const HOSTILE = [...HOSTILE_TITLES, ...NATIVE_TITLES].map(({ text }) =>
  text.slice(0, 300).replace(/\p{Surrogate}/gu, ''),
);
/** Names of our own rows and sentences: nothing from outside may pass for one. */
const OUR_NAMES =
  'Delivery|Tax|Total|Discount: Total|Total charged|Lieferung|Steuer|Gesamtbetrag|Livraison|Taxes|Envío|Impuestos|Consegna|Tasse|Entrega|送料|税金|合計|डिलीवरी|टैक्स|कुल राशि|Check words: a b|3 × Tax'.split(
    '|',
  );
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ORDINARY_TITLES.map((each) => each.text)) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.constantFrom(...OUR_NAMES) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
);

export const orderOfAnyTexts: fc.Arbitrary<OrderTerms> = fc
  .record({
    terms: termsArbitrary,
    hasDelivery: fc.boolean(),
    hasTax: fc.boolean(),
    cuts: fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 3 }),
    texts: fc.array(text, { minLength: 17, maxLength: 17 }),
  })
  .map(({ terms, hasDelivery, hasTax, cuts, texts }): OrderTerms => {
    const textAt = (index: number) => texts[index] ?? 'x';
    let left: number = terms.subtotalMinor;
    const discounts = cuts.map((cut, index) => {
      const amountMinor = Math.min(cut, left);
      left -= amountMinor;
      return { label: textAt(6 + index), amountMinor };
    });
    const deliveryMinor = hasDelivery ? terms.deliveryMinor : 0;
    const taxMinor = hasTax ? terms.taxMinor : 0;
    return orderTermsSchema.parse({
      ...terms,
      shop: { ...terms.shop, name: textAt(0) },
      merchant: { ...terms.merchant, name: textAt(1) },
      delivery: { method: textAt(2), promise: textAt(3) },
      address: { ...terms.address, label: textAt(4) },
      instrument: { ...terms.instrument, label: textAt(5) },
      lines: terms.lines.map((line, index) => ({ ...line, title: textAt(9 + index) })),
      discounts,
      deliveryMinor,
      taxMinor,
      totalMinor: left + deliveryMinor + taxMinor,
    });
  });
