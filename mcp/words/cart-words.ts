/** A cart and what became of changing it, in a customer's words: five lines at a time, then what they come to. */
import {
  bookLabelTexts,
  cartItemTexts,
  speakAmount,
  writeAmount,
  type CartChange,
  type Locale,
} from '#core';
import type { CartRefusal } from '../cart/cart-refusal.ts';
import { subtotalOf } from '../cart/cart-shape.ts';
import type { PricedLine } from '../cart/price-cart.ts';
import type { ShownCart } from '../cart/show-cart.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, wordsWithAmount, wordsWithCount, type Words } from './words.ts';

/** As many as a person can keep in mind when they are spoken. */
const LINES_TOLD = 5;

export function cartRefusedWords(reason: CartRefusal, locale: Locale): Words {
  return plainWords(shopWordsOf(locale).cart.refused[reason]);
}

/** `page` counts from 1; after the last line there is nothing more to tell. */
export function cartWords(cart: ShownCart, page: number, locale: Locale): Words {
  const words = shopWordsOf(locale);
  const { lines } = cart;
  const lost = cart.hasLost ? [plainWords(words.cart.gone)] : [];
  if (lines.length === 0) return joinWords(locale, ...lost, plainWords(words.cart.empty));
  const from = (page - 1) * LINES_TOLD;
  const told = lines.slice(from, from + LINES_TOLD);
  if (told.length === 0) return joinWords(locale, ...lost, plainWords(words.search.noMore));
  const more = Math.max(0, lines.length - from - told.length);
  return joinWords(
    locale,
    ...lost,
    ...told.map((line) => lineWords(line, locale)),
    ...(more === 0 ? [] : [wordsWithCount(more, locale, words.cart.more)]),
    ...sumWords(cart, locale),
    ...destinationWords(cart, locale),
  );
}

/** What was changed, and what the cart comes to now; where an order would go only where that was chosen. */
export function cartChangedWords(kind: CartChange['kind'], cart: ShownCart, locale: Locale): Words {
  const { changed, gone } = shopWordsOf(locale).cart;
  const lost = cart.hasLost ? [plainWords(gone)] : [];
  switch (kind) {
    case 'deliver_to':
      return joinWords(locale, ...addressWords(cart, locale), ...lost);
    case 'pay_with':
      return joinWords(locale, ...instrumentWords(cart, locale), ...lost);
    case 'clear':
      return plainWords(changed.clear);
    case 'add':
    case 'set':
    case 'remove':
      return joinWords(locale, plainWords(changed[kind]), ...lost, ...sumWords(cart, locale));
    default:
      return kind satisfies never;
  }
}

function lineWords({ product, quantity, lineTotalMinor }: PricedLine, locale: Locale): Words {
  const { line } = shopWordsOf(locale).product;
  const { isInStock, currency } = product;
  const item = cartItemTexts({ title: product.title, quantity }, locale);
  const amount = { amountMinor: lineTotalMinor, currency };
  return {
    text: line({ title: item.text, price: writeAmount(amount, locale), isInStock }),
    spoken: line({ title: item.spoken, price: speakAmount(amount, locale), isInStock }),
  };
}

function sumWords(cart: ShownCart, locale: Locale): readonly Words[] {
  const { empty, subtotal } = shopWordsOf(locale).cart;
  if (cart.lines.length === 0) return [plainWords(empty)];
  const sum = subtotalOf(cart);
  return sum ? [wordsWithAmount(sum, locale, subtotal)] : [];
}

function destinationWords(cart: ShownCart, locale: Locale): readonly Words[] {
  return [...addressWords(cart, locale), ...instrumentWords(cart, locale)];
}

function addressWords({ book, addressId }: ShownCart, locale: Locale): readonly Words[] {
  const { goesTo } = shopWordsOf(locale).cart;
  return book.addresses
    .filter(({ id }) => id === addressId)
    .map(({ label }) => around(bookLabelTexts({ label, kind: 'address' }, locale), goesTo));
}

function instrumentWords({ book, instrumentId }: ShownCart, locale: Locale): readonly Words[] {
  const { paidWith } = shopWordsOf(locale).cart;
  return book.instruments
    .filter(({ id }) => id === instrumentId)
    .map(({ label }) => around(bookLabelTexts({ label, kind: 'instrument' }, locale), paidWith));
}

function around({ text, spoken }: Words, say: (part: string) => string): Words {
  return { text: say(text), spoken: say(spoken) };
}
