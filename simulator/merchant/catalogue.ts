/** The shelf with what the simulator's buttons changed; the changes live as long as the stores. */
import {
  minorUnitsOf,
  productSchema,
  type CurrencyCode,
  type MinorUnits,
  type Product,
} from '#core';
import { z } from 'zod';
import { openStandInStore } from '../stand-in-store/open-stand-in-store.ts';
import { SELLER } from './seller.ts';
import { SHELF, type ShelfProduct } from './shelf.ts';

export const CURRENCY: CurrencyCode = 'USD';

const changeSchema = z.object({
  unitPriceMinor: z.number().int().optional(),
  title: z.string().optional(),
  isInStock: z.boolean().optional(),
});

export interface ProductChange {
  readonly unitPriceMinor?: MinorUnits;
  readonly title?: string;
  readonly isInStock?: boolean;
}

export interface MerchantCatalogue {
  all(): readonly Product[];
  find(productId: string): Product | undefined;
  /** What people call the product besides its title. */
  alsoCalled(productId: string): string;
  /** The product as it is from now on; nothing where there is no such product. */
  change(productId: string, change: ProductChange): Product | undefined;
  /** How long each offer lasts; null where offers have no end. */
  offerSeconds(): number | null;
  setOfferSeconds(seconds: number | null): void;
  reset(): void;
  close(): void;
}

export function openCatalogue(folder: string): MerchantCatalogue {
  const store = openStandInStore(
    folder,
    'merchant.sqlite',
    'CREATE TABLE IF NOT EXISTS changes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;',
  );
  const get = store.prepare('SELECT value FROM changes WHERE name = ?');
  const put = store.prepare('INSERT OR REPLACE INTO changes (name, value) VALUES (?, ?)');
  const read = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const row = z.object({ value: z.string() }).optional().parse(get.get(name));
    return row === undefined ? undefined : schema.parse(JSON.parse(row.value));
  };
  const changesOf = (productId: string): z.output<typeof changeSchema> =>
    read(`product:${productId}`, changeSchema) ?? {};
  const onShelf = (productId: string): ShelfProduct | undefined =>
    SHELF.find((candidate) => candidate.productId === productId);
  const find = (productId: string): Product | undefined => {
    const product = onShelf(productId);
    return product === undefined
      ? undefined
      : asProduct({ ...product, ...defined(changesOf(productId)) });
  };
  return {
    all: () => SHELF.flatMap(({ productId }) => find(productId) ?? []),
    find,
    alsoCalled: (productId) => onShelf(productId)?.alsoCalled ?? '',
    change(productId, change) {
      if (onShelf(productId) === undefined) return undefined;
      put.run(`product:${productId}`, JSON.stringify({ ...changesOf(productId), ...change }));
      return find(productId);
    },
    offerSeconds: () => read('offer', z.number().nullable()) ?? null,
    setOfferSeconds(seconds) {
      put.run('offer', JSON.stringify(seconds));
    },
    reset() {
      store.exec('DELETE FROM changes');
    },
    close() {
      store.close();
    },
  };
}

function asProduct(product: ShelfProduct): Product {
  return productSchema.parse({
    productId: product.productId,
    title: product.title,
    description: product.description,
    unitPriceMinor: minorUnitsOf(product.unitPriceMinor),
    currency: CURRENCY,
    merchant: SELLER,
    isInStock: product.isInStock,
  });
}

/** Without the keys that hold nothing: a spread would put them over the shelf's own. */
function defined(change: z.output<typeof changeSchema>): Partial<ShelfProduct> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
