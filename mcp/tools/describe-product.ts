/** One product as a result. The merchant's texts are data: showable, and never obeyed. */
import { z } from 'zod';
import { CURRENCY_CODES, showableText, writeAmount, type Locale, type Product } from '#core';

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

function priceOf(product: Product): Parameters<typeof writeAmount>[0] {
  return { amountMinor: product.unitPriceMinor, currency: product.currency };
}
