/** That something about a customer's account has changed: signed by the approval side, read by settlement, which has the address to write to. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { customerIdSchema, plainIdSchema, type CustomerId } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { WRITTEN_LOCALES } from '../speech/speech-locale.ts';

/** Changes that the approval side makes by itself; those of the book are told of by settlement, when they are applied. */
export const TOLD_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'all_passkeys_removed',
  'unlocked',
  'recovery_codes_made',
  'client_allowed',
  'client_revoked',
  'erased',
] as const;
export type ToldChangeKind = (typeof TOLD_CHANGES)[number];

/** About money that goes back; settlement knows of it alone. */
const REFUND_LETTER_KINDS = [
  'order_sold_out',
  'return_accepted',
  'return_refused',
  'refunded',
] as const;

/** About a payment, or paying back, that did not come about after it was called unknown or on its way. */
export const FAILED_PAYMENT_LETTER_KINDS = ['payment_not_taken', 'refund_failed'] as const;

export const MONEY_LETTER_KINDS = [...REFUND_LETTER_KINDS, ...FAILED_PAYMENT_LETTER_KINDS] as const;

/** And those of the book. */
export const LETTER_KINDS = [
  ...MONEY_LETTER_KINDS,
  ...TOLD_CHANGES,
  'address_added',
  'address_removed',
  'instrument_added',
  'instrument_removed',
  'address_not_added',
  'instrument_not_added',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

const toldChangeSchema = z.strictObject({
  version: z.literal(1),
  /** One letter, however often it is sent. */
  noticeId: plainIdSchema,
  customerId: customerIdSchema,
  changedAt: epochMsSchema,
  locale: z.enum(WRITTEN_LOCALES),
  what: z.enum(TOLD_CHANGES),
  /** The client's name, where the change is about one. */
  about: z.string().min(1).max(100).nullable(),
});
export type ToldChange = DeepReadonly<z.output<typeof toldChangeSchema>>;

/** Has the customer told; what cannot be told now is told later. Call it once the change is stored. */
export type TellCustomer = (
  customerId: CustomerId,
  change: { readonly what: ToldChangeKind; readonly about?: string },
) => void;

export function signToldChange(change: ToldChange, approvalKey: Signer): string {
  return signRecord('hearback-told-change+jws', change, approvalKey);
}

/** The record, or undefined when its signature, type or shape is not right. */
export function verifyToldChange(jws: string, approvalKeys: Verifier): ToldChange | undefined {
  return verifyRecord(jws, {
    type: 'hearback-told-change+jws',
    claims: toldChangeSchema,
    verifier: approvalKeys,
  });
}
