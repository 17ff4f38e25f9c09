/** "I send this back": the person's own wish, signed by the approval side after a verification of its own; settlement reads it and acts once. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { customerIdSchema, orderDigestSchema, productIdSchema } from '../order/ids.ts';
import { epochMsSchema, quantitySchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { WRITTEN_LOCALES } from '../speech/speech-locale.ts';

const returnRequestSchema = z.strictObject({
  version: z.literal(1),
  /** 128 random bits, base64url: the merchant's and the processor's idempotency keys follow from it. */
  returnId: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  customerId: customerIdSchema,
  digest: orderDigestSchema,
  lines: z
    .array(z.strictObject({ productId: productIdSchema, quantity: quantitySchema }))
    .min(1)
    .max(50),
  requestedAt: epochMsSchema,
  /** Of the letter that tells the customer. */
  locale: z.enum(WRITTEN_LOCALES),
});
export type ReturnRequest = DeepReadonly<z.output<typeof returnRequestSchema>>;

export function signReturnRequest(request: ReturnRequest, approvalKey: Signer): string {
  return signRecord('hearback-return+jws', request, approvalKey);
}

/** The request, or undefined when its signature, type or shape is not right. */
export function verifyReturnRequest(
  jws: string,
  approvalKeys: Verifier,
): ReturnRequest | undefined {
  return verifyRecord(jws, {
    type: 'hearback-return+jws',
    claims: returnRequestSchema,
    verifier: approvalKeys,
  });
}
