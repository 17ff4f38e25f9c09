/** What a tool's result is shown as. Whatever is not one of our shapes is shown by its words: the same that are spoken. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type {
  ShownCart,
  ShownOrder,
  ShownProduct,
  ShownProducts,
  ShownReceipt,
} from '../../elements/widget/shown.ts';
import { SHOWN_STATES } from '../../elements/widget/order-tones.ts';

export type WidgetView =
  | { readonly shows: 'skeleton' }
  | { readonly shows: 'products'; readonly list: ShownProducts }
  | { readonly shows: 'product'; readonly product: ShownProduct }
  | { readonly shows: 'cart'; readonly cart: ShownCart }
  | { readonly shows: 'order'; readonly order: ShownOrder; readonly locale: string | undefined }
  | {
      readonly shows: 'words';
      readonly text: string;
      readonly receipt: ShownReceipt | undefined;
    };

/** As many as are spoken, and as the carousel of a card may hold. */
const MOST_PRODUCTS = 5;

const productSchema = z
  .looseObject({
    product_id: z.string(),
    title: z.string(),
    description: z.string(),
    price: z.string(),
    is_in_stock: z.boolean(),
    seller: z.string(),
  })
  .transform((product): ShownProduct => ({
    productId: product.product_id,
    title: product.title,
    description: product.description,
    price: product.price,
    isInStock: product.is_in_stock,
    seller: product.seller,
  }));

const listSchema = z.looseObject({
  products: z.array(productSchema).min(1),
  more: z.union([z.int(), z.boolean()]),
});

const receiptSchema = z
  .looseObject({ receipt_number: z.string(), charged: z.string() })
  .transform(({ receipt_number: receiptNumber, charged }): ShownReceipt => ({
    receiptNumber,
    charged,
  }));

const chosenSchema = z.array(z.looseObject({ label: z.string(), is_chosen: z.boolean() }));

const cartSchema = z.looseObject({
  is_empty: z.boolean(),
  lines: z.array(
    z.looseObject({
      product_id: z.string(),
      title: z.string(),
      quantity: z.int(),
      unit_price: z.string(),
      line_total: z.string(),
    }),
  ),
  subtotal: z.string().nullish(),
  addresses: chosenSchema.default([]),
  instruments: chosenSchema.default([]),
});

const STATES = Object.keys(SHOWN_STATES).filter(isState);

const moment = z.iso
  .datetime()
  .transform((text) => Date.parse(text))
  .optional();

const orderSchema = z.looseObject({
  state: z.enum(STATES),
  shop: z.string(),
  merchant: z.string(),
  lines: z.array(z.looseObject({ title: z.string(), quantity: z.int(), line_total: z.string() })),
  charges: z.array(z.looseObject({ label: z.string(), amount: z.string() })),
  total: z.string(),
  check_words: z.string(),
  instrument: z.string(),
  card_url: z.url({ protocol: /^https?$/ }),
  receipt: receiptSchema.nullish(),
  confirm_by: moment,
  redeem_by: moment,
  locale: z.string().optional(),
});

const redeemedSchema = z.looseObject({ outcome: z.literal('ordered'), receipt: receiptSchema });
const changedSchema = z.looseObject({ new_order: orderSchema });

export function readResult(result: CallToolResult): WidgetView {
  const { structuredContent } = result;
  const order = orderIn(structuredContent);
  if (order !== undefined) return order;
  const list = listSchema.safeParse(structuredContent);
  if (list.success) {
    const products = list.data.products.slice(0, MOST_PRODUCTS);
    const [only, ...others] = products;
    // One alone deserves a look of its own (Alexa+, components and patterns: card).
    if (only && others.length === 0 && !list.data.more) return { shows: 'product', product: only };
    return { shows: 'products', list: { products, more: Number(list.data.more) } };
  }
  const product = z.looseObject({ product: productSchema }).safeParse(structuredContent);
  if (product.success) return { shows: 'product', product: product.data.product };
  const cart = cartSchema.safeParse(structuredContent);
  // A change that was refused is told in words; the cart stays as it was.
  if (cart.success && result.isError !== true) return { shows: 'cart', cart: cartOf(cart.data) };
  const redeemed = redeemedSchema.safeParse(structuredContent);
  return { shows: 'words', text: textOf(result), receipt: redeemed.data?.receipt };
}

export function textOf({ content }: CallToolResult): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
}

function orderIn(structured: unknown): WidgetView | undefined {
  const changed = changedSchema.safeParse(structured);
  const parsed = orderSchema.safeParse(changed.success ? changed.data.new_order : structured);
  if (!parsed.success) return undefined;
  const order = parsed.data;
  return {
    shows: 'order',
    locale: order.locale,
    order: {
      state: order.state,
      shop: order.shop,
      merchant: order.merchant,
      lines: order.lines.map(({ title, quantity, line_total: lineTotal }) => ({
        title,
        quantity,
        lineTotal,
      })),
      charges: order.charges,
      total: order.total,
      checkWords: order.check_words,
      instrument: order.instrument,
      cardUrl: order.card_url,
      // Ordered is what a receipt proves (invariant 6).
      receipt: order.state === 'ordered' ? (order.receipt ?? undefined) : undefined,
      openUntilEpochMs: openUntil(order),
    },
  };
}

function openUntil(order: z.output<typeof orderSchema>): number | undefined {
  if (order.state === 'waiting') return order.confirm_by;
  return order.state === 'confirmed' ? order.redeem_by : undefined;
}

function cartOf(cart: z.output<typeof cartSchema>): ShownCart {
  return {
    lines: cart.lines.map((line) => ({
      productId: line.product_id,
      title: line.title,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      lineTotal: line.line_total,
    })),
    subtotal: cart.subtotal ?? '',
    address: cart.addresses.find(({ is_chosen: isChosen }) => isChosen)?.label,
    instrument: cart.instruments.find(({ is_chosen: isChosen }) => isChosen)?.label,
  };
}

function isState(state: string): state is keyof typeof SHOWN_STATES {
  return state in SHOWN_STATES;
}
