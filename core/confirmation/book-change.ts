/** A change of the customer's own book, signed by the approval side after a verification of its own; settlement reads and applies it once. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import {
  addressIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  plainIdSchema,
} from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import { postalAddressSchema } from '../order/postal-address.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { WRITTEN_LOCALES } from '../speech/speech-locale.ts';

/** JWE compact serialization (RFC 7516, section 7.1); the second part is empty where the key is agreed on directly. */
const jweSchema = z
  .string()
  .max(8000)
  .regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/);

export const sealedAddressChangeSchema = z.strictObject({
  kind: z.literal('add_address'),
  addressId: addressIdSchema,
  label: z.string().min(1).max(40),
  /** The full address, readable by settlement alone ({@link sealedAddressSchema}). */
  sealedAddress: jweSchema,
});

const bookChangeSchema = z.strictObject({
  version: z.literal(1),
  /** Applied at most once under this name, and the processor's idempotency key follows from it. */
  changeId: plainIdSchema,
  customerId: customerIdSchema,
  changedAt: epochMsSchema,
  /** Of the letter that tells the customer. */
  locale: z.enum(WRITTEN_LOCALES),
  change: z.discriminatedUnion('kind', [
    sealedAddressChangeSchema,
    z.strictObject({ kind: z.literal('remove_address'), addressId: addressIdSchema }),
    z.strictObject({
      kind: z.literal('add_instrument'),
      instrumentId: instrumentIdSchema,
      /** As the customer calls it until the processor has said what card it is: no wish can call one card another. */
      label: z.string().min(1).max(40),
      /** Of the processor's own page; it becomes an instrument under settlement's credential alone. */
      setupToken: z.string().regex(/^[A-Za-z0-9._~-]{8,200}$/),
    }),
    z.strictObject({ kind: z.literal('remove_instrument'), instrumentId: instrumentIdSchema }),
  ]),
});
export type BookChange = DeepReadonly<z.output<typeof bookChangeSchema>>;

/** What is inside `sealedAddress`: it names whose it is, so that a sealed text put into another's change opens to nothing. */
export const sealedAddressSchema = z.strictObject({
  version: z.literal(1),
  customerId: customerIdSchema,
  addressId: addressIdSchema,
  postal: postalAddressSchema,
});
export type SealedAddress = DeepReadonly<z.output<typeof sealedAddressSchema>>;

/** `typ` in the protected header of a sealed address, so that no other sealed text is taken for one. */
export const SEALED_ADDRESS_TYPE = 'hearback-address+jwe';

export function signBookChange(change: BookChange, approvalKey: Signer): string {
  return signRecord('hearback-book-change+jws', change, approvalKey);
}

/** The change, or undefined when its signature, type or shape is not right. */
export function verifyBookChange(jws: string, approvalKeys: Verifier): BookChange | undefined {
  return verifyRecord(jws, {
    type: 'hearback-book-change+jws',
    claims: bookChangeSchema,
    verifier: approvalKeys,
  });
}
