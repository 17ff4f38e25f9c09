/** The shop of an order. The terms are the request side's word, so approval and settlement are told apart from them whose orders they handle. */
import { z } from 'zod';
import { plainIdSchema } from './ids.ts';
import type { OrderTerms } from './order-terms.ts';

export type Shop = OrderTerms['shop'];

/** As each side's configuration names it. */
export const shopSchema = z.strictObject({ id: plainIdSchema, name: z.string().min(1).max(300) });

/** The name too: it is what the customer reads and hears. */
export function isOfShop(terms: Pick<OrderTerms, 'shop'>, shop: Shop): boolean {
  return terms.shop.id === shop.id && terms.shop.name === shop.name;
}
