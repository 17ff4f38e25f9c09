/** What the second device shows of one order: made by the approval side, drawn by the screens, never by the request side. */
import { z } from 'zod';
import { orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';

/**
 * `to_confirm`: the total can be typed. `confirmed_here`: this session verified and sees the code; `confirmed_elsewhere`: another
 * did. `stopping`: declined here, settlement has not answered; then `stopped` or `too_late` (it was bought before).
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
] as const;
export type OrderViewState = (typeof ORDER_VIEW_STATES)[number];

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
