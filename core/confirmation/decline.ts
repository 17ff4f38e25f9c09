/** "This wasn't me": signed by the approval side, read by settlement. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { customerIdSchema, orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';

export const declineSchema = z.strictObject({
  version: z.literal(1),
  digest: orderDigestSchema,
  customerId: customerIdSchema,
  declinedAt: epochMsSchema,
});

export type Decline = DeepReadonly<z.output<typeof declineSchema>>;

export function signDecline(decline: Decline, approvalKey: Signer): string {
  return signRecord('hearback-decline+jws', decline, approvalKey);
}

/** The decline, or undefined when its signature, type or shape is not right. */
export function verifyDecline(jws: string, approvalKeys: Verifier): Decline | undefined {
  return verifyRecord(jws, {
    type: 'hearback-decline+jws',
    claims: declineSchema,
    verifier: approvalKeys,
  });
}
