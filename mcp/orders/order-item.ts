/** What is asked for: a product and how many of it. */
import { MOST_OF_ONE_PRODUCT, type ProductId } from '#core';

export interface OrderItem {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** The same product twice is one line; undefined when that line would be too large. */
export function mergeItems(items: readonly OrderItem[]): readonly OrderItem[] | undefined {
  const quantities = new Map<ProductId, number>();
  for (const { productId, quantity } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  const merged = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return merged.every(({ quantity }) => quantity <= MOST_OF_ONE_PRODUCT) ? merged : undefined;
}
