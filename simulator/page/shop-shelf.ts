/** What the shop sells, asked of the merchant stand-in for the page, which may load from its own origin alone. */
import { z } from 'zod';
import { currencySchema, minorUnitsOf, writeAmount } from '#core';
import { callJson, type Fetch } from '#edge';

export interface ShelfItem {
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly seller: string;
  readonly isInStock: boolean;
}

export interface ShopShelf {
  /** Best first; where nothing is asked for, whatever stands first on the shelf. */
  list(query: string): Promise<{
    readonly products: readonly ShelfItem[];
    /** How many fit in all; the shop lists the best of them. */
    readonly found: number;
  }>;
  /** The drawing of a product; undefined where there is none. */
  picture(productId: string): Promise<string | undefined>;
}

const TIMEOUT_MS = 5000;
const LARGEST_PICTURE = 100_000;

const productsSchema = z.object({
  found: z.number(),
  products: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      description: z.string(),
      unitPriceMinor: z.number(),
      currency: currencySchema,
      merchant: z.object({ name: z.string() }),
      isInStock: z.boolean(),
    }),
  ),
});

export function createShopShelf({
  merchant,
  fetch,
}: {
  readonly merchant: string;
  readonly fetch: Fetch;
}): ShopShelf {
  return {
    list: async (query) => {
      const { products, found } = await callJson({
        method: 'GET',
        url: `${merchant}/products?query=${encodeURIComponent(query)}`,
        answer: productsSchema,
        timeoutMs: TIMEOUT_MS,
        fetch,
      });
      const items = products.map(({ unitPriceMinor, currency, merchant: seller, ...product }) => ({
        productId: product.productId,
        title: product.title,
        description: product.description,
        price: writeAmount({ amountMinor: minorUnitsOf(unitPriceMinor), currency }, 'en-US'),
        seller: seller.name,
        isInStock: product.isInStock,
      }));
      return { products: items, found };
    },
    picture: async (productId) => {
      const response = await fetch(
        `${merchant}/products/${encodeURIComponent(productId)}/image.svg`,
        { signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
      const type = response.headers.get('content-type') ?? '';
      const body = await response.text();
      const isPicture = response.ok && type.startsWith('image/svg+xml');
      return isPicture && body.length <= LARGEST_PICTURE ? body : undefined;
    },
  };
}
