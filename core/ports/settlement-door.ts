/** What the request and approval sides may ask of settlement, and what it answers: the wire between the sides. */
import { z } from 'zod';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import {
  addressIdSchema,
  clientIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  orderDigestSchema,
  payeeIdSchema,
  plainIdSchema,
  productIdSchema,
} from '../order/ids.ts';
import {
  addressCommitmentSchema,
  epochMsSchema,
  merchantCategoryCodeSchema,
  nonceSchema,
  quantitySchema,
  type DeepReadonly,
} from '../order/order-terms.ts';
import { receiptSchema } from '../evidence/receipt.ts';
import { ENDING_KINDS } from '../redemption/ending.ts';

const holder = { customerId: customerIdSchema, clientId: clientIdSchema };

export const quoteRequestSchema = z.strictObject({
  ...holder,
  lines: z
    .array(z.strictObject({ productId: productIdSchema, quantity: quantitySchema }))
    .min(1)
    .max(50),
  /** From the customer's own book; the customer's defaults where left out. */
  addressId: addressIdSchema.optional(),
  instrumentId: instrumentIdSchema.optional(),
  nonce: nonceSchema,
});
export type QuoteRequest = DeepReadonly<z.output<typeof quoteRequestSchema>>;

const text = z.string().min(1).max(300);

/** The merchant's own answer: the part of a quote that settlement asks for again before it redeems. */
export const merchantQuoteSchema = z.strictObject({
  merchant: z.strictObject({ id: plainIdSchema, name: text }),
  payeeId: payeeIdSchema,
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        title: text,
        quantity: quantitySchema,
        unitPriceMinor: minorUnitsSchema,
        lineTotalMinor: minorUnitsSchema,
        merchantCategoryCode: merchantCategoryCodeSchema,
      }),
    )
    .min(1)
    .max(50),
  subtotalMinor: minorUnitsSchema,
  discounts: z.array(z.strictObject({ label: text, amountMinor: minorUnitsSchema })).max(10),
  deliveryMinor: minorUnitsSchema,
  taxMinor: minorUnitsSchema,
  totalMinor: minorUnitsSchema,
  currency: currencySchema,
  delivery: z.strictObject({ method: text, promise: text }),
  /** The end of the merchant's offer; null where it has none. */
  offerEndsAt: epochMsSchema.nullable(),
});
export type MerchantQuote = DeepReadonly<z.output<typeof merchantQuoteSchema>>;

export const QUOTE_REFUSALS = [
  'product_unknown',
  'out_of_stock',
  'several_sellers',
  'several_currencies',
  'address_unknown',
  'instrument_unknown',
  /** The customer lets this client act no more. */
  'client_revoked',
  'unavailable',
] as const;

export const quoteAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('quoted'),
    quote: merchantQuoteSchema,
    address: z.strictObject({
      id: addressIdSchema,
      label: text,
      commitment: addressCommitmentSchema,
    }),
    instrument: z.strictObject({ id: instrumentIdSchema, label: text }),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    reason: z.enum(QUOTE_REFUSALS),
    /** The product that it is about, where it is about one. */
    productId: productIdSchema.optional(),
  }),
]);
export type QuoteAnswer = DeepReadonly<z.output<typeof quoteAnswerSchema>>;

export const bookRequestSchema = z.strictObject(holder);
export type BookRequest = DeepReadonly<z.output<typeof bookRequestSchema>>;

/** Ids and labels of the customer's own book, and nothing more of it: a client chooses among them and never learns an address or a card (invariant 12). */
export const bookAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('listed'),
    addresses: z
      .array(z.strictObject({ id: addressIdSchema, label: text, isDefault: z.boolean() }))
      .max(50),
    instruments: z
      .array(z.strictObject({ id: instrumentIdSchema, label: text, isDefault: z.boolean() }))
      .max(50),
  }),
  z.strictObject({ outcome: z.literal('refused'), reason: z.literal('client_revoked') }),
]);
export type BookAnswer = DeepReadonly<z.output<typeof bookAnswerSchema>>;

export const redeemRequestSchema = z.strictObject({
  ...holder,
  digest: orderDigestSchema,
  /** As the caller gave it; what is not a token or not four digits is judged, not rejected by shape. */
  token: z.string().max(200),
  code: z.string().max(20),
  /** How long the caller can wait for the processor, 0 to 5000 ms. */
  waitMs: z.number().int().min(0).max(5000),
});
export type RedeemRequest = DeepReadonly<z.output<typeof redeemRequestSchema>>;

/** What goes back of a paid order, by settlement's signed intents. */
export const goingBackSchema = z.strictObject({
  /** The goods ran out after they were paid. */
  isSoldOut: z.boolean(),
  onItsWayMinor: minorUnitsSchema,
  paidBackMinor: minorUnitsSchema,
  /** Of money that does not go back where it came from: refused, or not known and nobody may ask any more. A person must see to it. */
  failedMinor: minorUnitsSchema,
});
export type GoingBackSums = DeepReadonly<z.output<typeof goingBackSchema>>;

/** The answers of `redeem_order` that carry nothing but their name. */
const PLAIN_REDEEM_OUTCOMES = [
  'payment_processing',
  'payment_declined',
  'payment_unknown',
  'waiting_for_confirmation',
  'stronger_confirmation_needed',
  'code_locked',
  'expired',
  'terms_changed',
  'limit_reached',
  'refused',
  'cancelled',
  'declined',
  'unavailable',
] as const;

export const redeemAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('ordered'),
    receipt: receiptSchema,
    /** Left out where nothing goes back. */
    goingBack: goingBackSchema.optional(),
  }),
  z.strictObject({ outcome: z.literal('code_wrong'), triesLeft: z.number().int().min(0).max(3) }),
  z.strictObject({ outcome: z.enum(PLAIN_REDEEM_OUTCOMES) }),
]);
export type RedeemAnswer = DeepReadonly<z.output<typeof redeemAnswerSchema>>;
export const REDEEM_OUTCOMES = ['ordered', 'code_wrong', ...PLAIN_REDEEM_OUTCOMES] as const;
export type RedeemOutcome = (typeof REDEEM_OUTCOMES)[number];

export const cancelRequestSchema = z.strictObject({ ...holder, digest: orderDigestSchema });
export type CancelRequest = DeepReadonly<z.output<typeof cancelRequestSchema>>;

/** `already_ordered`: too late, only the person can ask for a return. `refused`: not yours, or no such order. */
export const cancelAnswerSchema = z.strictObject({
  outcome: z.enum([
    'cancelled',
    'declined',
    'expired',
    'already_ordered',
    'refused',
    'unavailable',
  ]),
});
export type CancelAnswer = DeepReadonly<z.output<typeof cancelAnswerSchema>>;

export const statusRequestSchema = z.strictObject({
  ...holder,
  digest: orderDigestSchema.optional(),
});
export type StatusRequest = DeepReadonly<z.output<typeof statusRequestSchema>>;

/**
 * Where an order stands, from evidence alone. `waiting`: no live confirmation. `confirmed`: a live confirmation waits for its code.
 * `locked`: three wrong codes. After `redeemed`, the payment's own truth.
 */
export const ORDER_STATES = [
  'waiting',
  'confirmed',
  'locked',
  'cancelled',
  'declined',
  'expired',
  'payment_processing',
  'payment_declined',
  'payment_unknown',
  'ordered',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const orderStatusSchema = z.strictObject({
  digest: orderDigestSchema,
  state: z.enum(ORDER_STATES),
  triesLeft: z.number().int().min(0).max(3).nullable(),
  receipt: receiptSchema.nullable(),
  /** Left out where nothing goes back. */
  goingBack: goingBackSchema.optional(),
});
export type OrderStatus = DeepReadonly<z.output<typeof orderStatusSchema>>;

/** The newest first, at most twenty; an order that is not the caller's is simply not there. */
export const statusAnswerSchema = z.strictObject({
  orders: z.array(orderStatusSchema).max(20),
  /** The customer said on the phone that nobody else hears the devices. Left out otherwise: then nothing of the past is told by voice. */
  mayTellHistory: z.literal(true).optional(),
});
export type StatusAnswer = DeepReadonly<z.output<typeof statusAnswerSchema>>;

export const voidRequestSchema = z.strictObject({
  customerId: customerIdSchema,
  digest: orderDigestSchema,
  /** The decline itself, as approval signed it: settlement needs no row in anybody's store to believe it. */
  declineJws: z.string().min(1).max(4096),
});
export type VoidRequest = DeepReadonly<z.output<typeof voidRequestSchema>>;

/**
 * `ended`: how the order ended; `declined` when this void or an earlier one won, else what was first. `refused`: the decline is not
 * approval's, or not for this order and customer.
 */
export const voidAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('ended'), ending: z.enum(ENDING_KINDS) }),
  z.strictObject({ outcome: z.literal('refused') }),
]);
export type VoidAnswer = DeepReadonly<z.output<typeof voidAnswerSchema>>;

/** The door of settlement as the request side uses it. Each method throws only when settlement cannot be reached. */
export interface SettlementDoor {
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  listBook(request: BookRequest): Promise<BookAnswer>;
  redeem(request: RedeemRequest): Promise<RedeemAnswer>;
  cancel(request: CancelRequest): Promise<CancelAnswer>;
  status(request: StatusRequest): Promise<StatusAnswer>;
}
