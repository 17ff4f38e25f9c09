/** The shop's tools by their names, and what of their results the skill reads. */
import { z } from 'zod';
import { cancelAnswerSchema, type Locale } from '#core';
import {
  listedOrderSchema,
  REDEEMED_OUTCOMES,
  ShopCallFailed,
  shopOrderSchema,
  shopProductSchema,
  shopReceiptSchema,
  spokenSchema,
  type FoundOrder,
  type Shop,
  type ShopOrder,
} from './shop.ts';

/** One tool call; its structured result. @throws {ShopCallFailed} */
export interface ToolCaller {
  call(tool: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
}

/** How long the skill may wait for the payment: less than the 8 s that Alexa gives. */
const REDEEM_WAIT_MS = 5000;

const searchedSchema = spokenSchema.extend({ products: z.array(shopProductSchema).optional() });
const listedSchema = z.object({ orders: z.array(listedOrderSchema).optional() });
const cancelledSchema = spokenSchema.extend({
  outcome: cancelAnswerSchema.shape.outcome.optional(),
});
const redeemedSchema = spokenSchema.extend({
  outcome: z.enum(REDEEMED_OUTCOMES).optional(),
  tries_left: z.int().optional(),
  receipt: shopReceiptSchema.optional(),
  new_order: shopOrderSchema.optional(),
});

/** An order whose card is at another origin than the shop's own is not read: no customer is sent there. */
export function createShop(
  tools: ToolCaller,
  { cardOrigin, locale }: { readonly cardOrigin: string; readonly locale: Locale },
): Shop {
  const isOwnCard = (order: ShopOrder): boolean => new URL(order.card_url).origin === cardOrigin;
  const call = async <Result>(
    tool: string,
    args: Readonly<Record<string, unknown>>,
    schema: z.ZodType<Result>,
  ): Promise<Result> => {
    const result = schema.safeParse(await tools.call(tool, { ...args, locale }));
    // An answer that is not understood may have had its effect.
    if (!result.success) throw new ShopCallFailed('lost', { cause: result.error });
    return result.data;
  };
  const callForOrder = async (
    tool: string,
    args: Readonly<Record<string, unknown>>,
  ): Promise<FoundOrder> => {
    const result = await call(tool, args, z.looseObject(spokenSchema.shape));
    const order = shopOrderSchema.safeParse(result);
    const isRead = order.success && isOwnCard(order.data);
    return { spoken: result.spoken_message, order: isRead ? order.data : undefined };
  };
  return {
    async searchProducts(query) {
      const result = await call('search_products', { query }, searchedSchema);
      return { spoken: result.spoken_message, products: result.products };
    },
    previewOrder: ({ productId, quantity }) =>
      callForOrder('preview_order', { items: [{ product_id: productId, quantity }] }),
    getOrder: (digest) => callForOrder('get_order', digest === undefined ? {} : { digest }),
    async redeemOrder({ digest, token, code }) {
      const args = { digest, redemption_token: token, code, wait_ms: REDEEM_WAIT_MS };
      const result = await call('redeem_order', args, redeemedSchema);
      return {
        spoken: result.spoken_message,
        outcome: result.outcome,
        triesLeft: result.tries_left ?? 0,
        receipt: result.receipt,
        newOrder: result.new_order && isOwnCard(result.new_order) ? result.new_order : undefined,
      };
    },
    async listOrders() {
      return (await call('list_orders', {}, listedSchema)).orders ?? [];
    },
    async cancelOrder(digest) {
      const result = await call('cancel_order', { digest }, cancelledSchema);
      return { spoken: result.spoken_message, outcome: result.outcome };
    },
    close: () => tools.close(),
  };
}
