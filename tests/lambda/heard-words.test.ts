/** What a slot holds in each language: how many, of what, and which of those read out. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '#core';
import { chooseProduct } from '../../lambda/dialogue/choose-product.ts';
import { indexOfPlace, placeOfSlot, type Place } from '../../lambda/dialogue/read-place.ts';
import { readProductWords } from '../../lambda/dialogue/read-product-words.ts';
import { readQuantity } from '../../lambda/dialogue/read-quantity.ts';
import { shopProductSchema } from '../../lambda/shop/shop.ts';

const PRODUCTS: readonly (readonly [Locale, string, string, number | undefined])[] = [
  ['en-US', 'a dozen bags of decaf', 'decaf', 12],
  ['en-US', 'a couple of the dark roast please', 'dark roast', 2],
  ['en-US', 'twenty days blend', 'twenty days blend', undefined],
  ['en-US', 'them', '', undefined],
  ['en-GB', 'two boxes of my decaf', 'decaf', 2],
  ['de-DE', 'zwei Packungen Espresso', 'espresso', 2],
  ['de-DE', 'eine Dose vom Espresso bitte', 'espresso', 1],
  ['de-DE', 'ein halbes Dutzend Espresso', 'espresso', 6],
  ['de-DE', 'den Espresso', 'espresso', undefined],
  ['de-DE', 'das jetzt', '', undefined],
  ['es-ES', 'dos paquetes de espresso por favor', 'espresso', 2],
  ['es-US', 'una bolsa del café', 'café', 1],
  ['es-US', 'media docena de espresso', 'espresso', 6],
  ['es-ES', 'el espresso', 'espresso', undefined],
  ['fr-FR', "deux paquets d'espresso s'il vous plaît", 'espresso', 2],
  ['fr-FR', 'une boîte de café', 'café', 1],
  ['fr-FR', 'de l’espresso', 'espresso', undefined],
  ['fr-FR', 'ça maintenant', '', undefined],
  ['it-IT', 'due confezioni di espresso', 'espresso', 2],
  ['it-IT', "l'espresso per favore", 'espresso', undefined],
  ['it-IT', 'un paio di caffè', 'caffè', 2],
  ['pt-BR', 'dois pacotes de espresso', 'espresso', 2],
  ['pt-BR', 'uma dúzia de espresso por favor', 'espresso', 12],
  ['pt-BR', 'o espresso', 'espresso', undefined],
  ['ja-JP', '二袋のエスプレッソ', 'エスプレッソ', 2],
  ['ja-JP', 'エスプレッソを二袋ください', 'エスプレッソ', 2],
  ['ja-JP', 'エスプレッソを３個', 'エスプレッソ', 3],
  ['ja-JP', 'エスプレッソふたつお願いします', 'エスプレッソ', 2],
  ['ja-JP', 'エスプレッソ', 'エスプレッソ', undefined],
  ['ja-JP', 'それをください', '', undefined],
  ['hi-IN', 'दो पैकेट एस्प्रेसो', 'एस्प्रेसो', 2],
  ['hi-IN', 'एस्प्रेसो के दो पैकेट', 'एस्प्रेसो', 2],
  ['hi-IN', 'एस्प्रेसो', 'एस्प्रेसो', undefined],
];

const PLACES: readonly (readonly [Locale, string, string | undefined])[] = [
  ['en-US', 'the second one', 'b'],
  ['en-US', 'last', 'e'],
  ['en-US', 'dark roast', undefined],
  ['de-DE', 'die zweite', 'b'],
  ['de-DE', 'der letzte Artikel', 'e'],
  ['es-ES', 'el primero', 'a'],
  ['es-US', 'la última opción', 'e'],
  ['fr-FR', 'la troisième', 'c'],
  ['fr-FR', 'le deuxième article', 'b'],
  ['it-IT', 'il quarto', 'd'],
  ['it-IT', "l'ultimo", 'e'],
  ['pt-BR', 'o segundo item', 'b'],
  ['ja-JP', '二番目の', 'b'],
  ['ja-JP', '二つ目', 'b'],
  ['ja-JP', '最初', 'a'],
  ['ja-JP', 'エスプレッソ', undefined],
  ['hi-IN', 'दूसरा वाला', 'b'],
  ['hi-IN', 'आखिरी', 'e'],
  ['en-US', 'the fifth one', 'e'],
  ['en-GB', 'number two', 'b'],
  ['en-US', 'option 3', 'c'],
  ['en-US', 'option 6', undefined],
  ['de-DE', 'nummer vier', 'd'],
  ['de-DE', 'das fünfte', 'e'],
  ['fr-FR', 'le numéro deux', 'b'],
  ['fr-FR', 'la cinquième', 'e'],
  ['es-ES', 'el número tres', 'c'],
  ['es-US', 'la quinta', 'e'],
  ['it-IT', 'il numero due', 'b'],
  ['it-IT', 'la quinta', 'e'],
  ['pt-BR', 'o número um', 'a'],
  ['pt-BR', 'a quinta opção', 'e'],
  ['ja-JP', '五番目', 'e'],
  ['ja-JP', '番号2', 'b'],
  ['hi-IN', 'पाँचवाँ वाला', 'e'],
  ['hi-IN', 'नंबर दो', 'b'],
];

/** As it is heard where Alexa recognised no entry of the slot's type. */
function placeIn(value: string, locale: Locale): Place | undefined {
  return placeOfSlot({ name: 'place', value, resolved: [] }, locale);
}

describe('what a slot holds', () => {
  it.each(PRODUCTS)(
    'in %s, "%s" is "%s", %s of it [REQ-LOCALES]',
    (locale, heard, product, quantity) => {
      expect(readProductWords(heard, locale)).toEqual({ product, quantity });
    },
  );

  it.each(PLACES)('in %s, "%s" is the place %s [REQ-LOCALES]', (locale, heard, place) => {
    const { product } = readProductWords(heard, locale);
    const read = placeIn(heard, locale) ?? placeIn(product, locale);
    const index = read && indexOfPlace(read, { length: 5, taken: undefined });
    expect(index === undefined ? undefined : 'abcde'[index]).toBe(place);
  });

  it.each([
    ['en-US', 'the other one'],
    ['de-DE', 'die andere'],
    ['fr-FR', "l'autre"],
    ['es-ES', 'el otro'],
    ['it-IT', "l'altra"],
    ['pt-BR', 'o outro'],
    ['ja-JP', 'もう一つの'],
    ['hi-IN', 'अन्य'],
  ] as const)(
    'in %s, "%s" is the one of two that was not taken, and nothing without one that was [REQ-SKILL-THE-OTHER]',
    (locale, heard) => {
      const place = placeIn(readProductWords(heard, locale).product, locale);
      expect(place).toEqual({ kind: 'other' });
      if (!place) return;
      expect(indexOfPlace(place, { length: 2, taken: 0 })).toBe(1);
      expect(indexOfPlace(place, { length: 2, taken: 1 })).toBe(0);
      expect(indexOfPlace(place, { length: 2, taken: undefined })).toBeUndefined();
      expect(indexOfPlace(place, { length: 3, taken: 0 })).toBeUndefined();
    },
  );

  it('is a count of digits or of small number words, and else nothing [REQ-LOCALES]', () => {
    expect(readQuantity('12', 'fr-FR')).toBe(12);
    expect(readQuantity('９９', 'ja-JP')).toBe(99);
    expect(readQuantity('Zwölf', 'de-DE')).toBe(12);
    for (const unclear of ['0', '100', 'null', 'zwanzig', 'toString', 'constructor', '', '1,5']) {
      expect(readQuantity(unclear, 'de-DE')).toBeUndefined();
    }
  });
});

describe('choosing a product by its name', () => {
  const product = (id: string, title: string) =>
    shopProductSchema.parse({
      product_id: id,
      title,
      price_minor: 100,
      currency: 'EUR',
      is_in_stock: true,
    });
  const choose = (titles: readonly string[], value: string, locale: Locale) =>
    chooseProduct(
      titles.map((title, index) => product(String(index), title)),
      { heard: { name: 'product', value, resolved: [] }, locale },
    );

  it.each([
    ['ja-JP', ['コーヒー豆', 'エスプレッソ'], 'エスプレッソ'],
    ['hi-IN', ['कॉफ़ी', 'एस्प्रेसो'], 'एस्प्रेसो'],
    ['fr-FR', ['Thé', 'Le Café corsé'], 'cafe corse'],
    ['de-DE', ['Tee', 'Dunkle Röstung'], 'die dunkle röstung'],
  ] as const)(
    'takes in %s the title that was said, and offers the choice else [REQ-LOCALES]',
    (locale, titles, said) => {
      expect(choose(titles, said, locale)).toMatchObject({
        outcome: 'chosen',
        product: { product_id: '1' },
      });
      expect(choose(titles, 'ラテ', locale).outcome).toBe('several');
    },
  );

  it('takes nothing for the title of nothing [REQ-LOCALES]', () => {
    expect(choose(['!!!', 'Tee'], '?!', 'ja-JP').outcome).toBe('several');
  });
});
