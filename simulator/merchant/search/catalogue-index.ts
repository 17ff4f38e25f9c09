/** Which product has which word, and where: built once for a state of the shelf. */
import type { ShelfProduct } from '../shelves/shelf-product.ts';
import { wordsOf } from './search-words.ts';

/**
 * Where a word stands, and what it is worth there. The last word of a name says what a thing is ("cake stand" is a stand), those before
 * it tell it apart; a description only speaks about it.
 */
export const FIELD_WEIGHTS = {
  name: 4,
  kind: 3.5,
  epithet: 3,
  title: 3,
  goesWith: 1.5,
  description: 1,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;

/** In these a word says what the thing is. */
export const NAMING_FIELDS: readonly Field[] = ['name', 'kind', 'epithet', 'title'];

export interface IndexedProduct {
  readonly product: ShelfProduct;
  readonly fields: ReadonlyMap<string, ReadonlySet<Field>>;
  /** Its name and its other names, each as its words. */
  readonly phrases: readonly (readonly string[])[];
}

export interface CatalogueIndex {
  readonly products: readonly IndexedProduct[];
  /** Every word of the shelf with the products that have it. */
  readonly words: ReadonlyMap<string, readonly IndexedProduct[]>;
}

export function buildIndex(shelf: readonly ShelfProduct[]): CatalogueIndex {
  const words = new Map<string, IndexedProduct[]>();
  const products = shelf.map((product) => {
    const indexed = indexProduct(product);
    for (const word of indexed.fields.keys()) {
      const others = words.get(word);
      if (others) others.push(indexed);
      else words.set(word, [indexed]);
    }
    return indexed;
  });
  return { products, words };
}

function indexProduct(product: ShelfProduct): IndexedProduct {
  const fields = new Map<string, Set<Field>>();
  const add = (field: Field, words: readonly string[]): void => {
    for (const word of words) {
      const known = fields.get(word);
      if (known) known.add(field);
      else fields.set(word, new Set([field]));
    }
  };
  const names = [product.name, ...product.alsoCalled].map(wordsOf);
  for (const name of names) {
    add('name', name.slice(-1));
    add('epithet', name.slice(0, -1));
  }
  const title = wordsOf(product.title);
  add('kind', wordsOf(product.kinds));
  add('title', title);
  add('goesWith', wordsOf(product.goesWith));
  add('description', wordsOf(product.description));
  return { product, fields, phrases: [...names, title] };
}
