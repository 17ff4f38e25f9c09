/** The shelf with what the simulator's buttons changed; the changes live as long as the stores. */
import { minorUnitsOf, productSchema, type MinorUnits, type Product } from '#core';
import { z } from 'zod';
import { openStandInStore } from '../stand-in-store/open-stand-in-store.ts';
import { SELLERS } from './sellers.ts';
import { SHELF } from './shelf.ts';
import type { ShelfProduct } from './shelves/shelf-product.ts';

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
  /** As it is now, in the shelf's order. A new list after each change, the same one between two. */
  all(): readonly ShelfProduct[];
  find(productId: string): ShelfProduct | undefined;
  /** The product as it is from now on; nothing where there is no such product. */
  change(productId: string, change: ProductChange): ShelfProduct | undefined;
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
  const load = (): ReadonlyMap<string, ShelfProduct> =>
    new Map(
      SHELF.map((product) => [
        product.productId,
        { ...product, ...defined(changesOf(product.productId)) },
      ]),
    );
  let products = load();
  let list = [...products.values()];
  const loadAgain = (): void => {
    products = load();
    list = [...products.values()];
  };
  return {
    all: () => list,
    find: (productId) => products.get(productId),
    change(productId, change) {
      if (!products.has(productId)) return undefined;
      put.run(`product:${productId}`, JSON.stringify({ ...changesOf(productId), ...change }));
      loadAgain();
      return products.get(productId);
    },
    offerSeconds: () => read('offer', z.number().nullable()) ?? null,
    setOfferSeconds(seconds) {
      put.run('offer', JSON.stringify(seconds));
    },
    reset() {
      store.exec('DELETE FROM changes');
      loadAgain();
    },
    close() {
      store.close();
    },
  };
}

/** As the port has it: without what only the merchant needs to know. */
export function asProduct(product: ShelfProduct): Product {
  return productSchema.parse({
    productId: product.productId,
    title: product.title,
    description: product.description,
    unitPriceMinor: minorUnitsOf(product.unitPriceMinor),
    currency: product.currency,
    merchant: { id: product.sellerId, name: SELLERS[product.sellerId].name },
    isInStock: product.isInStock,
    merchantCategoryCode: product.merchantCategoryCode,
  });
}

/** Without the keys that hold nothing: a spread would put them over the shelf's own. */
function defined(change: z.output<typeof changeSchema>): Partial<ShelfProduct> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
