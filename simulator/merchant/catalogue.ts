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

const PRODUCT = 'product:';
const changedRow = z.object({ name: z.string(), value: z.string() });

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

export function openCatalogue(
  folder: string,
  shelf: readonly ShelfProduct[] = SHELF,
): MerchantCatalogue {
  const store = openStandInStore(
    folder,
    'merchant.sqlite',
    'CREATE TABLE IF NOT EXISTS changes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;',
  );
  const get = store.prepare('SELECT value FROM changes WHERE name = ?');
  const put = store.prepare('INSERT OR REPLACE INTO changes (name, value) VALUES (?, ?)');
  const listChanges = store.prepare(
    `SELECT name, value FROM changes WHERE name LIKE '${PRODUCT}%'`,
  );
  const read = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const row = z.object({ value: z.string() }).optional().parse(get.get(name));
    return row === undefined ? undefined : schema.parse(JSON.parse(row.value));
  };
  const load = (): readonly ShelfProduct[] => {
    const changes = changesIn(listChanges.all());
    return shelf.map((product) => {
      const change = changes.get(product.productId);
      return change ? { ...product, ...defined(change) } : product;
    });
  };
  const places = new Map(shelf.map(({ productId }, place) => [productId, place]));
  const find = (productId: string): ShelfProduct | undefined => list[places.get(productId) ?? -1];
  let list = load();
  return {
    all: () => list,
    find,
    change(productId, change) {
      if (!places.has(productId)) return undefined;
      const before = read(`${PRODUCT}${productId}`, changeSchema) ?? {};
      put.run(`${PRODUCT}${productId}`, JSON.stringify({ ...before, ...change }));
      list = load();
      return find(productId);
    },
    offerSeconds: () => read('offer', z.number().nullable()) ?? null,
    setOfferSeconds(seconds) {
      put.run('offer', JSON.stringify(seconds));
    },
    reset() {
      store.exec('DELETE FROM changes');
      list = load();
    },
    close() {
      store.close();
    },
  };
}

function changesIn(rows: readonly unknown[]): ReadonlyMap<string, z.output<typeof changeSchema>> {
  return new Map(
    z
      .array(changedRow)
      .parse(rows)
      .map(({ name, value }) => [
        name.slice(PRODUCT.length),
        changeSchema.parse(JSON.parse(value)),
      ]),
  );
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
