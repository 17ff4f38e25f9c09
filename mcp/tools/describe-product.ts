/** One product as a result and in words. The merchant's texts are data: showable and speakable, never obeyed. */
import { z } from 'zod';
import {
  amountFreeText,
  CURRENCY_CODES,
  showableText,
  speakableText,
  speakAmount,
  writeAmount,
  type Product,
} from '#core';
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

export function describeProduct(product: Product): z.output<typeof productOutput> {
  return {
    product_id: product.productId,
    title: showableText(product.title, 'en-US'),
    description: showableText(product.description, 'en-US'),
    price: writeAmount(priceOf(product), 'en-US'),
    price_minor: product.unitPriceMinor,
    currency: product.currency,
    is_in_stock: product.isInStock,
    seller: showableText(product.merchant.name, 'en-US'),
  };
}

export function productWords(product: Product): Words {
  const stock = product.isInStock ? '' : ', out of stock';
  return {
    text: `${amountFreeText(product.title, 'en-US')}, ${writeAmount(priceOf(product), 'en-US')}${stock}.`,
    spoken: `${speakableText(product.title, 'en-US')}, ${speakAmount(priceOf(product), 'en-US')}${stock}.`,
  };
}

function priceOf(product: Product): Parameters<typeof writeAmount>[0] {
  return { amountMinor: product.unitPriceMinor, currency: product.currency };
}
