/** What a basket costs at an address: prices, delivery, tax and total, in whole cents. */
import {
  addMinorUnits,
  minorUnitsOf,
  multiplyMinorUnits,
  productIdSchema,
  type MerchantQuoteAnswer,
  type Product,
} from '#core';
import { z } from 'zod';
import { CURRENCY, type MerchantCatalogue } from './catalogue.ts';
import { PAYEE_ID, SELLER } from './seller.ts';
import { salesTax } from './sales-tax.ts';

const DELIVERY_MINOR = minorUnitsOf(650);

export const quoteBasketSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({ productId: productIdSchema, quantity: z.number().int().min(1).max(99) }),
    )
    .min(1)
    .max(50),
  destination: z.strictObject({
    city: z.string().min(1).max(100),
    region: z.string().min(1).max(100),
    postalCode: z.string().min(1).max(20),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
});
export type QuoteBasket = z.output<typeof quoteBasketSchema>;

export interface QuoteParts {
  readonly catalogue: Pick<MerchantCatalogue, 'find' | 'offerSeconds'>;
  readonly promiseFor: (basket: string) => string;
  readonly nowEpochMs: () => number;
}

export function quoteBasket(
  { lines, destination }: QuoteBasket,
  { catalogue, promiseFor, nowEpochMs }: QuoteParts,
): MerchantQuoteAnswer {
  // The stand-in delivers within the United States only.
  if (destination.countryCode !== 'US') return { outcome: 'refused', reason: 'unavailable' };
  const found: { readonly product: Product; readonly quantity: number }[] = [];
  for (const { productId, quantity } of lines) {
    const product = catalogue.find(productId);
    if (product === undefined) return { outcome: 'refused', reason: 'product_unknown', productId };
    if (!product.isInStock) return { outcome: 'refused', reason: 'out_of_stock', productId };
    found.push({ product, quantity });
  }
  const quotedLines = found.map(({ product, quantity }) => ({
    productId: product.productId,
    title: product.title,
    quantity,
    unitPriceMinor: product.unitPriceMinor,
    lineTotalMinor: multiplyMinorUnits(product.unitPriceMinor, quantity),
  }));
  const subtotalMinor = addMinorUnits(...quotedLines.map((line) => line.lineTotalMinor));
  const taxMinor = salesTax(subtotalMinor, destination.region);
  const offerSeconds = catalogue.offerSeconds();
  return {
    outcome: 'quoted',
    quote: {
      merchant: SELLER,
      payeeId: PAYEE_ID,
      lines: quotedLines,
      subtotalMinor,
      discounts: [],
      deliveryMinor: DELIVERY_MINOR,
      taxMinor,
      totalMinor: addMinorUnits(subtotalMinor, DELIVERY_MINOR, taxMinor),
      currency: CURRENCY,
      delivery: {
        method: 'Standard delivery',
        promise: promiseFor(JSON.stringify({ lines, destination })),
      },
      offerEndsAt: offerSeconds === null ? null : nowEpochMs() + offerSeconds * 1000,
    },
  };
}
