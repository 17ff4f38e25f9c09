/** Another customer orders something; then the linked customer's assistant asks for that order, and for one that never was (invariant 11). */
import { z } from 'zod';
import type { ShopTools } from './shop-tools.ts';

export interface StrangersOrder {
  readonly owner: string;
  readonly total: string;
  readonly checkWords: string;
  /** Where its owner would confirm it. */
  readonly address: string;
  /** An address of the same form that was never an order's. */
  readonly madeUpAddress: string;
  /** What the linked customer's assistant is told about each. */
  readonly answer: string;
  readonly answerToMadeUp: string;
}

const QUERY = 'decaf';

const productsSchema = z
  .array(z.object({ product_id: z.string(), is_in_stock: z.boolean() }))
  .min(1);
const orderSchema = z.object({
  digest: z.string(),
  total: z.string(),
  check_words: z.string(),
  card_url: z.url(),
});

export interface StrangerParts {
  readonly owner: string;
  /** The shop as the owner's assistant calls it, and as the linked customer's does. */
  readonly ownersTools: ShopTools;
  readonly linkedTools: ShopTools;
  /** 64 hexadecimal digits that are no order's. */
  readonly makeUpDigest: () => string;
}

export async function createStrangersOrder(parts: StrangerParts): Promise<StrangersOrder> {
  const { owner, ownersTools, linkedTools } = parts;
  const found = await ownersTools.call('search_products', { query: QUERY });
  const products = productsSchema.parse(found.structured['products']);
  const product = products.find(({ is_in_stock: isInStock }) => isInStock) ?? products[0];
  const proposed = await ownersTools.call('preview_order', {
    items: [{ product_id: product?.product_id, quantity: 1 }],
  });
  const order = orderSchema.parse(proposed.structured);
  const madeUp = parts.makeUpDigest();
  const tell = async (digest: string): Promise<string> =>
    (await linkedTools.call('get_order', { digest })).text;
  return {
    owner,
    total: order.total,
    checkWords: order.check_words,
    address: order.card_url,
    madeUpAddress: order.card_url.replace(order.digest, madeUp),
    answer: await tell(order.digest),
    answerToMadeUp: await tell(madeUp),
  };
}
