/** The shop as the skill uses it: the same tools that any assistant has, with the linked customer's own token. */
import { z } from 'zod';
import {
  currencySchema,
  minorUnitsSchema,
  ORDER_STATES,
  orderDigestSchema,
  REDEEM_OUTCOMES,
  type CancelAnswer,
  type Locale,
} from '#core';

/** `not_linked`: the token is not accepted; `not_sent`: nothing reached the shop; `lost`: it was sent and not answered. */
export class ShopCallFailed extends Error {
  readonly code: 'not_linked' | 'not_sent' | 'lost';

  constructor(code: 'not_linked' | 'not_sent' | 'lost', options: { readonly cause: unknown }) {
    super(`a call to the shop failed: ${code}`, options);
    this.code = code;
  }
}

export const spokenSchema = z.object({ spoken_message: z.string().min(1).max(7000) });

export const shopProductSchema = z.object({
  product_id: z.string(),
  title: z.string(),
  price_minor: minorUnitsSchema,
  currency: currencySchema,
  is_in_stock: z.boolean(),
});
export type ShopProduct = z.output<typeof shopProductSchema>;

export const shopReceiptSchema = z.object({ receipt_number: z.string(), charged: z.string() });
export type ShopReceipt = z.output<typeof shopReceiptSchema>;

export const shopOrderSchema = z.object({
  digest: orderDigestSchema,
  state: z.enum(ORDER_STATES),
  sentence: z.string(),
  spoken_text: z.string().max(7000),
  check_words: z.string(),
  shop: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      line_total: z.string(),
      product_id: z.string().optional(),
    }),
  ),
  charges: z.array(z.object({ label: z.string(), amount: z.string() })),
  total: z.string(),
  total_minor: minorUnitsSchema,
  currency: currencySchema,
  instrument: z.string(),
  card_url: z.url(),
  redemption_token: z.string().nullable(),
  receipt: shopReceiptSchema.nullable(),
});
export type ShopOrder = z.output<typeof shopOrderSchema>;

export const listedOrderSchema = z.object({
  digest: orderDigestSchema,
  state: z.enum(ORDER_STATES),
  check_words: z.string(),
  asked_at: z.string(),
  is_just_redeemed: z.boolean(),
  charged_at: z.string().nullable(),
});
export type ListedOrder = z.output<typeof listedOrderSchema>;

const cartLineSchema = z.object({
  product_id: z.string(),
  title: z.string(),
  quantity: z.int(),
  unit_price: z.string(),
  line_total: z.string(),
});

/** The customer's own cart, with the labels of the customer's own book. */
export const shopCartSchema = z.object({
  is_empty: z.boolean(),
  lines: z.array(cartLineSchema),
  /** Null where the lines have more than one currency: there is no sum of those. */
  subtotal: z.string().nullable(),
  subtotal_minor: minorUnitsSchema.nullable(),
  currency: currencySchema.nullable(),
  addresses: z.array(
    z.object({ address_id: z.string(), label: z.string(), is_chosen: z.boolean() }),
  ),
  instruments: z.array(
    z.object({ instrument_id: z.string(), label: z.string(), is_chosen: z.boolean() }),
  ),
});
export type ShopCart = z.output<typeof shopCartSchema>;
export type ShopCartLine = ShopCart['lines'][number];

export const REDEEMED_OUTCOMES = ['code_unclear', ...REDEEM_OUTCOMES] as const;

/** `spoken` is what the customer is to hear; the rest is undefined where the shop had only words to give. */
export interface Searched {
  readonly spoken: string;
  readonly products: readonly ShopProduct[] | undefined;
  /** How many others fit as well. */
  readonly more: number;
}
export interface FoundCart {
  readonly spoken: string;
  readonly cart: ShopCart | undefined;
}
export interface ChangedCart extends FoundCart {
  readonly isChanged: boolean;
}
export interface ListedOrders {
  readonly spoken: string;
  /** The newest first. */
  readonly orders: readonly ListedOrder[];
  /** There are past orders, and others may hear this device. */
  readonly arePastOnPhone: boolean;
}
export interface FoundOrder {
  readonly spoken: string;
  readonly order: ShopOrder | undefined;
  /** The shop said itself that it takes no such order; without an order it may also be one that the skill does not read. */
  readonly isRefused?: boolean;
}
export interface Redeemed {
  readonly spoken: string;
  readonly outcome: (typeof REDEEMED_OUTCOMES)[number] | undefined;
  readonly triesLeft: number;
  readonly receipt: ShopReceipt | undefined;
  readonly newOrder: ShopOrder | undefined;
}

export interface Cancelled {
  readonly spoken: string;
  readonly outcome: CancelAnswer['outcome'] | undefined;
}

export type CartChange =
  | { readonly change: 'add' | 'set'; readonly productId: string; readonly quantity: number }
  | { readonly change: 'remove'; readonly productId: string }
  | { readonly change: 'clear' }
  | { readonly change: 'deliver_to'; readonly addressId: string }
  | { readonly change: 'pay_with'; readonly instrumentId: string };

export interface OrderItem {
  readonly productId: string;
  readonly quantity: number;
}

/** Without items it is the order of the cart. What is left out is as the customer usually has it. */
export interface WantedOrder {
  readonly items?: readonly OrderItem[] | undefined;
  readonly addressId?: string | undefined;
  readonly instrumentId?: string | undefined;
}

/** One customer's shop for the length of one request. @throws {ShopCallFailed} from every method but `close`. */
export interface Shop {
  /** `page` counts from one. */
  searchProducts(search: { readonly query: string; readonly page: number }): Promise<Searched>;
  /** `page` counts from one: of the lines that are told, five at once. All are in the cart. */
  viewCart(page: number): Promise<FoundCart>;
  changeCart(change: CartChange): Promise<ChangedCart>;
  previewOrder(order: WantedOrder): Promise<FoundOrder>;
  getOrder(digest: string | undefined): Promise<FoundOrder>;
  redeemOrder(order: {
    readonly digest: string;
    readonly token: string;
    readonly code: string;
  }): Promise<Redeemed>;
  listOrders(): Promise<ListedOrders>;
  cancelOrder(digest: string): Promise<Cancelled>;
  close(): Promise<void>;
}

/** The shop speaks to its customer in this language. `device`: an opaque name of the one that was spoken to, where there is one. */
export type OpenShop = (accessToken: string, locale: Locale, device: string | undefined) => Shop;
