/** The merchant: owner of catalogue, price, tax, delivery charge, stock and payee. */
import { z } from 'zod';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema, type Money } from '../money/money.ts';
import { plainIdSchema, productIdSchema, type ProductId } from '../order/ids.ts';
import {
  epochMsSchema,
  merchantCategoryCodeSchema,
  type DeepReadonly,
} from '../order/order-terms.ts';
import type { BookAddress } from './settlement-store.ts';
import { QUOTE_REFUSALS, merchantQuoteSchema } from './settlement-door.ts';

export const productSchema = z.strictObject({
  productId: productIdSchema,
  title: z.string().min(1).max(300),
  description: z.string().max(1000),
  unitPriceMinor: minorUnitsSchema,
  currency: currencySchema,
  merchant: z.strictObject({ id: plainIdSchema, name: z.string().min(1).max(300) }),
  isInStock: z.boolean(),
  merchantCategoryCode: merchantCategoryCodeSchema,
});
export type Product = DeepReadonly<z.output<typeof productSchema>>;

/** The best finds, best first, and how many there are in all. */
export const productListSchema = z.strictObject({
  products: z.array(productSchema).max(50),
  found: z.number().int().min(0),
});
export type ProductList = DeepReadonly<z.output<typeof productListSchema>>;

export const merchantQuoteAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('quoted'),
    quote: merchantQuoteSchema,
    /** Until when the goods are held under the key that was asked for; left out where they are not. */
    heldUntil: epochMsSchema.optional(),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    reason: z.enum(QUOTE_REFUSALS),
    productId: productIdSchema.optional(),
  }),
]);
export type MerchantQuoteAnswer = DeepReadonly<z.output<typeof merchantQuoteAnswerSchema>>;

/** Where it goes, as far as price, tax and delivery depend on it. */
export type Destination = Pick<
  BookAddress['postal'],
  'city' | 'region' | 'postalCode' | 'countryCode'
>;

export const PRODUCT_ORDERS = ['best', 'cheapest'] as const;
/** As many products as one answer holds. */
export const MOST_PRODUCTS_LISTED = 50;

/** What is looked for. Every part narrows or orders the rest, and each can be changed alone. */
export interface ProductSearch {
  /** Words, as the customer said them; without a telling word nothing is asked by it. */
  readonly query: string;
  /** A kind of thing, in words. */
  readonly category?: string | undefined;
  /** Priced in this currency, and at least so much. */
  readonly least?: Money | undefined;
  /** Priced in this currency, and at most so much. */
  readonly most?: Money | undefined;
  readonly isInStockOnly?: boolean | undefined;
  /** Among these alone; {@link MOST_PRODUCTS_LISTED} at most. */
  readonly among?: readonly ProductId[] | undefined;
  /** `best` when left out. */
  readonly order?: (typeof PRODUCT_ORDERS)[number] | undefined;
  /** How many finds to pass over; none when left out. */
  readonly after?: number | undefined;
  /** How many products to list; {@link MOST_PRODUCTS_LISTED} when left out. */
  readonly limit?: number | undefined;
}

/** The part that the request side may read. Throws when the merchant cannot be reached. */
export interface Catalogue {
  searchProducts(search: ProductSearch): Promise<ProductList>;
  findProduct(productId: ProductId): Promise<Product | undefined>;
}

/** The part that only settlement asks. Throws when the merchant cannot be reached. */
export interface Merchant {
  quote(request: {
    readonly lines: readonly { readonly productId: ProductId; readonly quantity: number }[];
    readonly destination: Destination;
    /** Asks for the goods to be held. Under a key that holds some already, those count as there. */
    readonly hold?: { readonly key: string; readonly until: number };
  }): Promise<MerchantQuoteAnswer>;
}
