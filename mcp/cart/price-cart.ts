/** What is in a cart, at the prices that the merchant names now: the cart itself knows none. */
import {
  multiplyMinorUnits,
  type Cart,
  type CartLine,
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

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** The merchant knows these products no more. */
  readonly gone: readonly ProductId[];
}

/** @throws when the merchant cannot be reached. */
export async function priceCart(
  { catalogue }: Pick<RequestSide, 'catalogue'>,
  { lines }: Cart,
): Promise<PricedCart> {
  if (lines.length === 0) return { lines: [], gone: [] };
  const among = lines.map(({ productId }) => productId);
  const { products } = await catalogue.searchProducts({ query: '', among });
  const known = new Map(products.map((product) => [product.productId, product]));
  return {
    lines: lines.flatMap((line) => {
      const product = known.get(line.productId);
      return product ? [priceLine(line, product)] : [];
    }),
    gone: among.filter((productId) => !known.has(productId)),
  };
}

function priceLine({ quantity }: CartLine, product: Product): PricedLine {
  const lineTotalMinor = multiplyMinorUnits(product.unitPriceMinor, quantity);
  return { product, quantity, lineTotalMinor };
}
