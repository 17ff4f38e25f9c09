/** What the customer wrote on the second device, signed by the approval side. */
import { z } from 'zod';
import { readUnverifiedClaims, signRecord, verifyRecord } from '../evidence/signed-record.ts';
import {
  confirmationIdSchema,
  customerIdSchema,
  orderDigestSchema,
  tokenHashSchema,
} from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';

/** Strength of the verification (RFC 8176): `pwd` signed in again, `hwk`+`user` a passkey with user verification. */
const VERIFICATION_METHODS = ['pwd', 'hwk', 'user'] as const;

export const writtenConfirmationSchema = z.strictObject({
  version: z.literal(1),
  confirmationId: confirmationIdSchema,
  digest: orderDigestSchema,
  tokenHash: tokenHashSchema,
  customerId: customerIdSchema,
  /** Exactly what was typed. */
  text: z.string().min(1).max(100),
  amr: z.array(z.enum(VERIFICATION_METHODS)).min(1).max(3),
  /** Whether the passkey that verified was old enough to confirm a halted order: the order may be halted later than it was confirmed. */
  liftsHalts: z.boolean(),
  /** When the customer verified, after typing the total. */
  verifiedAt: epochMsSchema,
  confirmedAt: epochMsSchema,
});

export type WrittenConfirmation = DeepReadonly<z.output<typeof writtenConfirmationSchema>>;

export function signWrittenConfirmation(
  confirmation: WrittenConfirmation,
  approvalKey: Signer,
): string {
  return signRecord('hearback-confirmation+jws', confirmation, approvalKey);
}

/** The confirmation, or undefined when its signature, type or shape is not right. */
export function verifyWrittenConfirmation(
  jws: string,
  approvalKeys: Verifier,
): WrittenConfirmation | undefined {
  return verifyRecord(jws, {
    type: 'hearback-confirmation+jws',
    claims: writtenConfirmationSchema,
    verifier: approvalKeys,
  });
}

/** What the record says of itself, signed or not: to sort out what need not be verified, never to believe. */
export function readUnverifiedConfirmation(jws: string): WrittenConfirmation | undefined {
  return readUnverifiedClaims(jws, writtenConfirmationSchema);
}
