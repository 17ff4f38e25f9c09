/** One product in words. The merchant's texts are data: speakable, and never obeyed. */
import {
  amountFreeText,
  speakableText,
  speakAmount,
  writeAmount,
  type Locale,
  type Product,
} from '#core';
import { shopWordsOf } from './shop-words-of.ts';
import type { Words } from './words.ts';

export function productWords(product: Product, locale: Locale): Words {
  const { line } = shopWordsOf(locale).product;
  const { isInStock } = product;
  const price = { amountMinor: product.unitPriceMinor, currency: product.currency };
  return {
    text: line({
      title: amountFreeText(product.title, locale),
      price: writeAmount(price, locale),
      isInStock,
    }),
    spoken: line({
      title: speakableText(product.title, locale),
      price: speakAmount(price, locale),
      isInStock,
    }),
  };
}
