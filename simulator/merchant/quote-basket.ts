/** What a basket costs at an address: prices, delivery, tax and total, in whole minor units of one seller's one currency. */
import {
  addMinorUnits,
  minorUnitsOf,
  MOST_OF_ONE_PRODUCT,
  multiplyMinorUnits,
  productIdSchema,
  type CurrencyCode,
  type MerchantQuoteAnswer,
  type MinorUnits,
} from '#core';
import { z } from 'zod';
import { asProduct, type MerchantCatalogue } from './catalogue.ts';
import { salesTax } from './sales-tax.ts';
import { SELLERS, type SellerId } from './sellers.ts';
import type { ShelfProduct } from './shelves/shelf-product.ts';
import type { StockBook } from './stock/stock-book.ts';

export const quoteBasketSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        quantity: z.number().int().min(1).max(MOST_OF_ONE_PRODUCT),
      }),
    )
    .min(1)
    .max(50),
  destination: z.strictObject({
    city: z.string().min(1).max(100),
    region: z.string().min(1).max(100),
    postalCode: z.string().min(1).max(20),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
  hold: z
    .strictObject({
      key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
      until: z.number().int().min(0),
    })
    .optional(),
});
export type QuoteBasket = z.output<typeof quoteBasketSchema>;

export interface QuoteParts {
  readonly catalogue: Pick<MerchantCatalogue, 'find' | 'offerSeconds'>;
  readonly stock: Pick<StockBook, 'freeFor' | 'hold'>;
  readonly promiseFor: (basket: string) => string;
  readonly nowEpochMs: () => number;
}

type Refusal = Extract<MerchantQuoteAnswer, { readonly outcome: 'refused' }>;

interface BasketLine {
  readonly product: ShelfProduct;
  readonly quantity: number;
}

interface Basket {
  readonly outcome: 'gathered';
  readonly lines: readonly BasketLine[];
  readonly sellerId: SellerId;
  readonly currency: CurrencyCode;
}

export function quoteBasket(
  { lines, destination, hold }: QuoteBasket,
  { catalogue, stock, promiseFor, nowEpochMs }: QuoteParts,
): MerchantQuoteAnswer {
  // The stand-in delivers within the United States only.
  if (destination.countryCode !== 'US') return { outcome: 'refused', reason: 'unavailable' };
  const basket = gather(lines, catalogue);
  if (basket.outcome === 'refused') return basket;
  const short = lines.find(({ productId, quantity }) => {
    const free = stock.freeFor(hold?.key, productId, nowEpochMs());
    return free !== undefined && free < quantity;
  });
  if (short) return { outcome: 'refused', reason: 'out_of_stock', productId: short.productId };
  const { sellerId, currency } = basket;
  const quotedLines = basket.lines.map(quoteLine);
  const subtotalMinor = addMinorUnits(...quotedLines.map((line) => line.lineTotalMinor));
  const taxMinor = salesTax(subtotalMinor, destination.region);
  const delivery = deliveryOf(basket);
  if (delivery === undefined) return { outcome: 'refused', reason: 'unavailable' };
  const offerSeconds = catalogue.offerSeconds();
  const isHeld = hold !== undefined && SELLERS[sellerId].canHold;
  if (isHeld) stock.hold(hold.key, lines, hold.until);
  return {
    outcome: 'quoted',
    ...(isHeld ? { heldUntil: hold.until } : {}),
    quote: {
      merchant: { id: sellerId, name: SELLERS[sellerId].name },
      payeeId: SELLERS[sellerId].payeeId,
      lines: quotedLines,
      subtotalMinor,
      discounts: [],
      deliveryMinor: delivery.chargeMinor,
      taxMinor,
      totalMinor: addMinorUnits(subtotalMinor, delivery.chargeMinor, taxMinor),
      currency,
      delivery: {
        method: delivery.method,
        promise: delivery.promise ?? promiseFor(JSON.stringify({ lines, destination })),
      },
      offerEndsAt: offerSeconds === null ? null : nowEpochMs() + offerSeconds * 1000,
    },
  };
}

/** One payment has one payee and one currency (invariant 4), so an order has one seller and one currency. */
function gather(asked: QuoteBasket['lines'], catalogue: QuoteParts['catalogue']): Basket | Refusal {
  const lines: BasketLine[] = [];
  let first: ShelfProduct | undefined;
  for (const { productId, quantity } of asked) {
    const product = catalogue.find(productId);
    if (product === undefined) return { outcome: 'refused', reason: 'product_unknown', productId };
    if (!product.isInStock) return { outcome: 'refused', reason: 'out_of_stock', productId };
    first ??= product;
    if (product.sellerId !== first.sellerId) {
      return { outcome: 'refused', reason: 'several_sellers', productId };
    }
    if (product.currency !== first.currency) {
      return { outcome: 'refused', reason: 'several_currencies', productId };
    }
    lines.push({ product, quantity });
  }
  if (first === undefined) return { outcome: 'refused', reason: 'unavailable' };
  const { sellerId, currency } = first;
  return { outcome: 'gathered', lines, sellerId, currency };
}

type QuotedLine = Extract<
  MerchantQuoteAnswer,
  { readonly outcome: 'quoted' }
>['quote']['lines'][number];

function quoteLine({ product, quantity }: BasketLine): QuotedLine {
  const { productId, title, unitPriceMinor, merchantCategoryCode } = asProduct(product);
  return {
    productId,
    title,
    quantity,
    unitPriceMinor,
    lineTotalMinor: multiplyMinorUnits(unitPriceMinor, quantity),
    merchantCategoryCode,
  };
}

interface Delivery {
  readonly method: string;
  /** Undefined where it depends on the day. */
  readonly promise: string | undefined;
  readonly chargeMinor: MinorUnits;
}

/** One parcel a basket; what comes by e-mail alone needs none. Undefined where the seller has no charge in that currency. */
function deliveryOf({ lines, sellerId, currency }: Basket): Delivery | undefined {
  if (lines.every(({ product }) => product.delivery === 'email')) {
    return { method: 'E-mail', promise: 'the same day', chargeMinor: minorUnitsOf(0) };
  }
  const chargeMinor = SELLERS[sellerId].deliveryMinor[currency];
  return chargeMinor === undefined
    ? undefined
    : { method: 'Standard delivery', promise: undefined, chargeMinor };
}
