/** One product as a result and in words. The merchant's texts are data: showable and speakable, never obeyed. */
import { z } from 'zod';
import {
  amountFreeText,
  CURRENCY_CODES,
  showableText,
  speakableText,
  speakAmount,
  writeAmount,
  type Locale,
  type Product,
} from '#core';
import { shopWordsOf } from '../words/shop-words-of.ts';
import type { Words } from '../words/words.ts';

export const productOutput = z.strictObject({
  product_id: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.string(),
  price_minor: z.int(),
  currency: z.enum(CURRENCY_CODES),
  is_in_stock: z.boolean(),
  seller: z.string(),
});

export function describeProduct(product: Product, locale: Locale): z.output<typeof productOutput> {
  return {
    product_id: product.productId,
    title: showableText(product.title, locale),
    description: showableText(product.description, locale),
    price: writeAmount(priceOf(product), locale),
    price_minor: product.unitPriceMinor,
    currency: product.currency,
    is_in_stock: product.isInStock,
    seller: showableText(product.merchant.name, locale),
  };
}

export function productWords(product: Product, locale: Locale): Words {
  const { line } = shopWordsOf(locale).product;
  const { isInStock } = product;
  const price = priceOf(product);
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

function priceOf(product: Product): Parameters<typeof writeAmount>[0] {
  return { amountMinor: product.unitPriceMinor, currency: product.currency };
}
