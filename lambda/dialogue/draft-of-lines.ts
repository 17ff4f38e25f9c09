/** The lines of an order as items that can be ordered again: by their ids, or by their titles, of which exactly one product must be in stock. */
import { MOST_OF_ONE_PRODUCT } from '#core';
import type { Shop, ShopOrder } from '../shop/shop.ts';
import type { Draft, DraftItem } from './session.ts';

/** As many as are looked up by their titles. */
const MOST_LOOKED_UP = 10;

/** Undefined where a line is no product of the shop any more. */
export async function draftOfLines(
  shop: Shop,
  { lines }: Pick<ShopOrder, 'lines'>,
): Promise<Draft | undefined> {
  const unknown = lines.filter(({ product_id: productId }) => productId === undefined);
  if (lines.length === 0 || lines.length > 20 || unknown.length > MOST_LOOKED_UP) return undefined;
  const items = await Promise.all(lines.map((line) => itemOf(shop, line)));
  const known = items.filter((item) => item !== undefined);
  return known.length === lines.length ? { items: known } : undefined;
}

async function itemOf(
  shop: Shop,
  { product_id: productId, title, quantity }: ShopOrder['lines'][number],
): Promise<DraftItem | undefined> {
  if (quantity < 1 || quantity > MOST_OF_ONE_PRODUCT) return undefined;
  if (productId !== undefined) return { productId, quantity };
  const { products = [] } = await shop.searchProducts({ query: title.slice(0, 200), page: 1 });
  const [only, ...others] = products.filter(
    (product) => product.title === title && product.is_in_stock,
  );
  return only && others.length === 0 ? { productId: only.product_id, quantity } : undefined;
}
