/** How an order ended. One row, unique on the digest; the first wins. */
import { z } from 'zod';
import { confirmationIdSchema, orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';

export const ENDING_KINDS = ['redeemed', 'cancelled', 'declined', 'expired'] as const;
export type EndingKind = (typeof ENDING_KINDS)[number];

/** Before it has ended an order is open: there is no row. */
export const ORDER_END_STATES = ['open', ...ENDING_KINDS] as const;
export type OrderEndState = (typeof ORDER_END_STATES)[number];

/** How an order may end. Nothing follows an ending, whatever comes late. */
export const NEXT_ENDING_STATES: { readonly [State in OrderEndState]: readonly OrderEndState[] } = {
  open: ['redeemed', 'cancelled', 'declined', 'expired'],
  redeemed: [],
  cancelled: [],
  declined: [],
  expired: [],
};

export const endingSchema = z.strictObject({
  digest: orderDigestSchema,
  kind: z.enum(ENDING_KINDS),
  endedAt: epochMsSchema,
  /** The confirmation that was used; only for `redeemed`. */
  confirmationId: confirmationIdSchema.nullable(),
});
export type Ending = DeepReadonly<z.output<typeof endingSchema>>;

/** `intended` is written with the ending; the others follow what the processor is known to have done. */
export const CHARGE_STATES = [
  'intended',
  'processing',
  'charged',
  'declined_by_processor',
  'unknown',
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Which state may follow which. Nothing follows `charged` or `declined_by_processor`. */
export const NEXT_CHARGE_STATES: { readonly [State in ChargeState]: readonly ChargeState[] } = {
  intended: ['processing'],
  processing: ['charged', 'declined_by_processor', 'unknown'],
  unknown: ['charged', 'declined_by_processor'],
  charged: [],
  declined_by_processor: [],
};
