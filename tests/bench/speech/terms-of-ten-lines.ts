/** An order of ten lines as a shop has them: long titles, awkward cents, delivery, tax and a discount. */
import { orderTermsSchema, type OrderTerms, type SPEECH_LOCALES } from '#core';

const TITLES = [
  'Dark roast whole bean coffee, 12 oz bag',
  'Café crème ground coffee “Matin”, 500 g',
  'Paper filters no. 4, unbleached, pack of 100',
  'Stoneware mug 350 ml, speckled grey',
  'Espresso cups (set of 6) with saucers',
  'Green tea 抹茶 ceremonial grade, 40 g',
  'Hand grinder, steel burrs, 25 steps',
  'Goose-neck kettle 1.0 L, matte black',
  'Oat drink barista edition 6 × 1 L',
  'Descaler for coffee machines, 2 x 250 ml',
];
const CURRENCY_OF_LOCALE: Readonly<Partial<Record<(typeof SPEECH_LOCALES)[number], string>>> = {
  'en-GB': 'GBP',
  'en-CA': 'CAD',
  'es-ES': 'EUR',
  'de-DE': 'EUR',
  'fr-FR': 'EUR',
  'it-IT': 'EUR',
  'pt-BR': 'BRL',
  'ja-JP': 'JPY',
  'hi-IN': 'INR',
};

/** @param round makes each order another one, titles included. */
export function termsOfTenLines(
  locale: (typeof SPEECH_LOCALES)[number],
  round: number,
): OrderTerms {
  const lines = TITLES.map((title, index) => {
    const quantity = 1 + ((index + round) % 3);
    const unitPriceMinor = 1015 + index * 137 + (round % 50);
    return {
      productId: `product-${String(index)}`,
      title: `${title}, lot ${'abcdefghij'.charAt(round % 10)}${'klmnopqrst'.charAt(Math.floor(round / 10) % 10)}${'uvwxyz'.charAt(Math.floor(round / 100) % 6)}`,
      quantity,
      unitPriceMinor,
      lineTotalMinor: unitPriceMinor * quantity,
      merchantCategoryCode: '5499',
    };
  });
  const subtotalMinor = lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
  const createdAt = 1_790_000_000_000;
  return orderTermsSchema.parse({
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    customerId: 'customer-1',
    clientId: 'alexa-skill',
    lines,
    subtotalMinor,
    discounts: [{ label: 'Autumn offer', amountMinor: 515 }],
    deliveryMinor: 450,
    taxMinor: 1318,
    totalMinor: subtotalMinor - 515 + 450 + 1318,
    currency: CURRENCY_OF_LOCALE[locale] ?? 'USD',
    delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
    address: { id: 'home', label: 'Home', commitment: 'ab'.repeat(32) },
    instrument: { id: 'card', label: 'Visa ending in 4242' },
    payeeId: 'HARBORPAYEE01',
    locale,
    confirmBy: createdAt + 600_000,
    redeemBy: createdAt + 900_000,
    nonce: `nonce-of-the-round-${String(round)}`,
  });
}
