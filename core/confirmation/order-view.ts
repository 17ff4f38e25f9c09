/** What the second device shows of one order: made by the approval side, drawn by the screens, never by the request side. */
import { z } from 'zod';
import { orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import { SPEECH_LOCALES } from '../speech/speech-locale.ts';
import { RISK_REASONS } from '../policy/risk-reason.ts';
import { REFUND_CAUSES } from '../redemption/refund.ts';

/**
 * `to_confirm`: the total can be typed. `confirmed_here`: this session verified and sees the code; `confirmed_elsewhere`: another
 * did. `stopping`: declined here, settlement has not answered; then `stopped` or `too_late` (it was bought before). `refused_by_policy`: the
 * shop takes no order like this. `changed`: it ended because the shop's terms were others when the code was said.
 */
export const ORDER_VIEW_STATES = [
  'to_confirm',
  'confirmed_here',
  'confirmed_elsewhere',
  'locked',
  'expired',
  'cancelled',
  'stopping',
  'stopped',
  'too_late',
  'payment_processing',
  'payment_declined',
  'payment_unknown',
  'ordered',
  'refused_by_policy',
  'changed',
  'partly_refunded',
  'refunded',
] as const;
export type OrderViewState = (typeof ORDER_VIEW_STATES)[number];

const riskReasonsSchema = z.array(z.enum(RISK_REASONS)).max(RISK_REASONS.length);

/** Whether the customer has a passkey that confirms a halted order: `too_new` is one that was added less than a day ago. */
export const HALT_PASSKEYS = ['usable', 'none', 'too_new'] as const;
export type HaltPasskey = (typeof HALT_PASSKEYS)[number];

/**
 * How far it is. `asked`: the seller has not answered. `on_its_way`: money was decided on and has not arrived for sure. `not_taken`: the seller
 * does not take the goods. `not_paid_back`: the processor refused, or nobody may ask it any more.
 */
const GOING_BACK_STAGES = [
  'asked',
  'on_its_way',
  'paid_back',
  'not_taken',
  'not_paid_back',
] as const;

/** Amounts and times are ready to show. */
export const orderViewSchema = z.strictObject({
  digest: orderDigestSchema,
  state: z.enum(ORDER_VIEW_STATES),
  shopName: z.string(),
  merchantName: z.string(),
  sentence: z.string(),
  checkWords: z.string(),
  total: z.string(),
  lines: z.array(
    z.strictObject({ title: z.string(), quantity: z.number().int(), lineTotal: z.string() }),
  ),
  /** Delivery, tax and discounts, each named, where not zero. */
  charges: z.array(z.strictObject({ label: z.string(), amount: z.string() })),
  delivery: z.string(),
  instrument: z.string(),
  requester: z.strictObject({ clientName: z.string(), device: z.string().nullable() }),
  createdAt: epochMsSchema,
  confirmBy: epochMsSchema,
  redeemBy: epochMsSchema,
  /** Only in `confirmed_here`. */
  code: z
    .string()
    .regex(/^[0-9]{4}$/)
    .nullable(),
  triesLeft: z.number().int().min(0).max(3).nullable(),
  /** Only in `to_confirm`: it was confirmed before, and that was taken back because another order was confirmed. */
  isTakenBack: z.boolean(),
  receipt: z
    .strictObject({
      receiptNumber: z.string(),
      charged: z.string(),
      chargedAt: epochMsSchema,
      jws: z.string(),
    })
    .nullable(),
  /** Only in `to_confirm`: the order takes a passkey alone, and why. */
  halt: z
    .strictObject({
      reasons: riskReasonsSchema.min(1),
      passkey: z.enum(HALT_PASSKEYS),
      /** When the oldest passkey that is too new will do; null but for `too_new`. */
      liftsFrom: epochMsSchema.nullable(),
    })
    .nullable(),
  /** Shown, and stopping nothing. */
  unusual: riskReasonsSchema,
  /** Only in `refused_by_policy`: why. */
  policyReasons: riskReasonsSchema,
  /**
   * Of a halt, where the shop has a language model say it in other words; `local-fallback`: the words of `halt.reasons` stand alone, as they do
   * as long as no model has answered.
   */
  explanation: z.discriminatedUnion('source', [
    z.strictObject({ source: z.literal('model'), text: z.string() }),
    z.strictObject({ source: z.literal('local-fallback') }),
  ]),
  /** While it waits: it goes over a spending limit at this moment, and its code does not work as long as that is so. */
  limit: z
    .strictObject({
      per: z.enum(['hour', 'day']),
      /** From when it is within the limit if nothing more is bought; null where nobody can say. */
      freeFrom: epochMsSchema.nullable(),
    })
    .nullable(),
  /** Only in `changed`: the order for the same things as they are now, where there is one. */
  successor: orderDigestSchema.nullable(),
  /** How its payment ended was unknown once, and has been found out. */
  wasUnknown: z.boolean(),
  /** The shop keeps the things for the customer until `redeemBy`; otherwise they may be sold out before. */
  isStockHeld: z.boolean(),
  /** What went back to the customer so far; null where nothing did. */
  refundedTotal: z.string().nullable(),
  /** What of a bought order goes back, the oldest first, by signed evidence alone. */
  goingBack: z
    .array(
      z.strictObject({
        cause: z.enum(REFUND_CAUSES),
        stage: z.enum(GOING_BACK_STAGES),
        /** What the customer asked to send back; empty where the goods never came. */
        lines: z.array(z.strictObject({ title: z.string(), quantity: z.number().int() })),
        /** Null as long as nobody has decided how much. */
        amount: z.string().nullable(),
      }),
    )
    .max(50),
  /** The order's own: of its sentence, amounts and labels. */
  locale: z.enum(SPEECH_LOCALES),
});
export type OrderView = DeepReadonly<z.output<typeof orderViewSchema>>;

export const orderListSchema = z.strictObject({
  customerId: z.string(),
  hasPasskey: z.boolean(),
  /** The server's clock, so that a count-down does not trust the phone's. */
  nowEpochMs: epochMsSchema,
  orders: z.array(orderViewSchema).max(20),
});
export type OrderList = DeepReadonly<z.output<typeof orderListSchema>>;
