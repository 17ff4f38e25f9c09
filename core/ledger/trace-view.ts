/** What each side wrote down about one order, for its own customer to see: closed codes and ready amounts, no ids, nobody's words but names. */
import { z } from 'zod';
import { ORDER_VIEW_STATES } from '../confirmation/order-view.ts';
import { orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import { REDEEM_OUTCOMES } from '../ports/settlement-door.ts';
import { CHARGE_STATES, ENDING_KINDS } from '../redemption/ending.ts';
import { REFUND_STATES } from '../redemption/refund.ts';
import { OUTSIDE_PARTS } from '../speech/outside/changed-texts.ts';
import { TAKEN_OUT_KINDS } from '../speech/outside/taken-out.ts';
import { LEDGER_KINDS, SIDES } from './ledger-entry.ts';

/** Why something was refused, in groups that a person can tell apart. */
const TRACE_REASONS = [
  'other_amount',
  'unreadable_amount',
  'not_verified',
  'other_person',
  'too_many',
  'too_late',
  'ended',
  'locked',
  'other_order_shown',
  'not_as_proposed',
  'other',
] as const;
export type TraceReason = (typeof TRACE_REASONS)[number];

/** `verified`: every entry and the signed end of the ledger. `checking`: a long ledger that is not read to its end yet. */
const LEDGER_STANDINGS = ['verified', 'checking', 'broken', 'unavailable'] as const;
export type LedgerStanding = (typeof LEDGER_STANDINGS)[number];

/** One entry of a ledger that verifies up to and including it. */
export const traceEntrySchema = z.strictObject({
  sequence: z.number().int().min(1),
  at: epochMsSchema,
  kind: z.enum(LEDGER_KINDS),
  /** Done in the name of another customer than the order's. */
  isByStranger: z.boolean(),
  /** The order's total, where the entry stands on it. */
  total: z.string().nullable(),
  requester: z.strictObject({ clientName: z.string(), device: z.string().nullable() }).nullable(),
  verifiedBy: z.enum(['signed_in_again', 'passkey']).nullable(),
  reason: z.enum(TRACE_REASONS).nullable(),
  outcome: z.enum([...REDEEM_OUTCOMES, ...ENDING_KINDS, 'already_ordered']).nullable(),
  triesLeft: z.number().int().min(0).max(3).nullable(),
  /** Which try of its confirmation the right code was. */
  tryNumber: z.number().int().min(1).max(3).nullable(),
  chargeState: z.enum(CHARGE_STATES).nullable(),
  charged: z.string().nullable(),
  refundState: z.enum(REFUND_STATES).nullable(),
  /** Of a proposal: texts from outside that were changed before anybody saw or heard them; which and by what, not what they said. */
  changedTexts: z
    .array(
      z.strictObject({
        part: z.enum(OUTSIDE_PARTS),
        /** From 1, of a title or a discount; otherwise 0. */
        position: z.number().int().min(0).max(50),
        kinds: z.array(z.enum(TAKEN_OUT_KINDS)).min(1),
      }),
    )
    .optional(),
});
export type TraceEntry = DeepReadonly<z.output<typeof traceEntrySchema>>;

const traceLaneSchema = z.strictObject({
  side: z.enum(SIDES),
  standing: z.enum(LEDGER_STANDINGS),
  /** Oldest first. */
  entries: z.array(traceEntrySchema).max(40),
  /** Earlier entries about the order that are not in `entries`. */
  leftOut: z.number().int().min(0),
});
export type TraceLane = DeepReadonly<z.output<typeof traceLaneSchema>>;

export const traceViewSchema = z.strictObject({
  /** The customer's orders to choose from, newest first. */
  orders: z
    .array(
      z.strictObject({
        digest: orderDigestSchema,
        checkWords: z.string(),
        total: z.string(),
        createdAt: epochMsSchema,
        state: z.enum(ORDER_VIEW_STATES),
      }),
    )
    .max(20),
  /** The order that the lanes are about; null when there is none. */
  shown: orderDigestSchema.nullable(),
  /** Request, approval, settlement. */
  lanes: z.array(traceLaneSchema).length(SIDES.length),
});
export type TraceView = DeepReadonly<z.output<typeof traceViewSchema>>;
