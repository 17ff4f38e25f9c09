/** What is in a cart, at the prices that the merchant names now: the cart itself knows none. */
import {
  multiplyMinorUnits,
  type Cart,
  type MinorUnits,
  type Product,
  type ProductId,
} from '#core';
import type { RequestSide } from '../request-side.ts';

export interface PricedLine {
  readonly product: Product;
  readonly quantity: number;
  readonly lineTotalMinor: MinorUnits;
}

export type KnownProducts = ReadonlyMap<ProductId, Product>;

/** Those that the merchant knows. @throws when it cannot be reached. */
export async function findProducts(
  { catalogue }: Pick<RequestSide, 'catalogue'>,
  productIds: readonly ProductId[],
): Promise<KnownProducts> {
  const among = [...new Set(productIds)];
  if (among.length === 0) return new Map();
  const { products } = await catalogue.searchProducts({ query: '', among });
  return new Map(products.map((product) => [product.productId, product]));
}

export function productIdsOf({ lines }: Pick<Cart, 'lines'>): readonly ProductId[] {
  return lines.map(({ productId }) => productId);
}

/** The lines whose products are known. */
export function priceLines(
  { lines }: Pick<Cart, 'lines'>,
  products: KnownProducts,
): readonly PricedLine[] {
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const lineTotalMinor = multiplyMinorUnits(product.unitPriceMinor, quantity);
    return [{ product, quantity, lineTotalMinor }];
  });
}
