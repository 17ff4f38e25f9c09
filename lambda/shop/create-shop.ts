/** The shop's tools by their names, and what of their results the skill reads. */
import { z } from 'zod';
import { cancelAnswerSchema, type Locale } from '#core';
import {
  listedOrderSchema,
  REDEEMED_OUTCOMES,
  ShopCallFailed,
  shopCartSchema,
  shopOrderSchema,
  shopProductSchema,
  shopReceiptSchema,
  spokenSchema,
  type FoundCart,
  type FoundOrder,
  type ListedOrders,
  type Redeemed,
  type Shop,
  type ShopOrder,
} from './shop.ts';
import { changeArguments, orderArguments } from './shop-arguments.ts';

/** One tool call; its structured result. @throws {ShopCallFailed} */
export interface ToolCaller {
  call(tool: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
}

/** How long the skill may wait for the payment: less than the 8 s that Alexa gives. */
const REDEEM_WAIT_MS = 5000;

const searchedSchema = spokenSchema.extend({
  products: z.array(shopProductSchema).optional(),
  more: z.int().min(0).optional(),
});
const listedSchema = spokenSchema.extend({
  orders: z.array(listedOrderSchema).optional(),
  are_past_orders_on_phone: z.boolean().optional(),
});
const looseSchema = z.looseObject(spokenSchema.shape);
const changedSchema = z.object({ outcome: z.enum(['changed', 'refused']).optional() });
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
    const result = await call(tool, args, looseSchema);
    const order = shopOrderSchema.safeParse(result);
    const isRead = order.success && isOwnCard(order.data);
    return { ...asRefused(result), order: isRead ? order.data : undefined };
  };
  return {
    async searchProducts({ query, page }) {
      const args = page === 1 ? { query } : { query, page };
      const {
        spoken_message: spoken,
        products,
        more = 0,
      } = await call('search_products', args, searchedSchema);
      return { spoken, products, more };
    },
    viewCart: async (page) =>
      asCart(await call('view_cart', page === 1 ? {} : { page }, looseSchema)),
    async changeCart(change) {
      const result = await call('change_cart', changeArguments(change), looseSchema);
      const changed = changedSchema.safeParse(result);
      return { ...asCart(result), isChanged: changed.data?.outcome === 'changed' };
    },
    previewOrder: (order) => callForOrder('preview_order', orderArguments(order)),
    getOrder: (digest) => callForOrder('get_order', digest === undefined ? {} : { digest }),
    async redeemOrder({ digest, token, code }) {
      const args = { digest, redemption_token: token, code, wait_ms: REDEEM_WAIT_MS };
      const result = await call('redeem_order', args, redeemedSchema);
      const isRead = result.new_order !== undefined && isOwnCard(result.new_order);
      return { ...asRedeemed(result), newOrder: isRead ? result.new_order : undefined };
    },
    async listOrders() {
      return asListed(await call('list_orders', {}, listedSchema));
    },
    async cancelOrder(digest) {
      const result = await call('cancel_order', { digest }, cancelledSchema);
      return { spoken: result.spoken_message, outcome: result.outcome };
    },
    close: () => tools.close(),
  };
}

function asRefused(
  result: z.output<typeof looseSchema>,
): Required<Pick<FoundOrder, 'spoken' | 'isRefused'>> {
  return { spoken: result.spoken_message, isRefused: result['outcome'] === 'refused' };
}

/** A refusal has words alone, or the cart as it was. */
function asCart(result: z.output<typeof looseSchema>): FoundCart {
  const cart = shopCartSchema.safeParse(result);
  return { spoken: result.spoken_message, cart: cart.data };
}

function asRedeemed(result: z.output<typeof redeemedSchema>): Omit<Redeemed, 'newOrder'> {
  return {
    spoken: result.spoken_message,
    outcome: result.outcome,
    triesLeft: result.tries_left ?? 0,
    receipt: result.receipt,
  };
}

function asListed(result: z.output<typeof listedSchema>): ListedOrders {
  return {
    spoken: result.spoken_message,
    orders: result.orders ?? [],
    arePastOnPhone: result.are_past_orders_on_phone ?? false,
  };
}
