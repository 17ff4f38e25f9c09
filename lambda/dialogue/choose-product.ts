/** Which product was meant. Only a clear answer is taken; else the customer chooses. */
import type { Locale } from '#core';
import type { ShopProduct } from '../shop/shop.ts';
import { plainTitle } from './plain-title.ts';
import type { HeardSlot } from './read-slots.ts';
import { MOST_OFFERED } from './session.ts';

export type Choice =
  | { readonly outcome: 'chosen'; readonly product: ShopProduct }
  | { readonly outcome: 'several'; readonly products: readonly ShopProduct[] }
  | { readonly outcome: 'none' | 'out_of_stock' };

export function chooseProduct(
  products: readonly ShopProduct[],
  { heard, locale }: { readonly heard: HeardSlot; readonly locale: Locale },
): Choice {
  const named =
    findNamed(products, heard, locale) ?? (products.length === 1 ? products[0] : undefined);
  if (named) {
    return named.is_in_stock ? { outcome: 'chosen', product: named } : { outcome: 'out_of_stock' };
  }
  if (products.length === 0) return { outcome: 'none' };
  const inStock = products.filter(({ is_in_stock: isInStock }) => isInStock);
  const [only] = inStock;
  if (!only) return { outcome: 'out_of_stock' };
  return { outcome: 'several', products: inStock.slice(0, MOST_OFFERED) };
}

/** What is looked for in the shop: the recognised name, else the customer's own words. */
export function searchWordsOf({ value, resolved }: HeardSlot): string {
  const [only, ...others] = resolved;
  return only && others.length === 0 ? only.name : value;
}

/** The one that Alexa recognised by its id, or whose title is exactly what was said. */
function findNamed(
  products: readonly ShopProduct[],
  heard: HeardSlot,
  locale: Locale,
): ShopProduct | undefined {
  const ids = heard.resolved.map(({ id }) => id);
  const recognised = products.filter(({ product_id: productId }) => ids.includes(productId));
  const [only, ...others] = recognised;
  if (only && others.length === 0) return only;
  const said = plainTitle(heard.value, locale);
  // Where nothing is left to compare, nothing was named.
  return said === '' ? undefined : products.find(({ title }) => plainTitle(title, locale) === said);
}
