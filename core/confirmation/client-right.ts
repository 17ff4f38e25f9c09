/** Whether a client may act for a customer, as the customer decided on the second device: signed by the approval side, read by settlement. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { clientIdSchema, customerIdSchema, type ClientId, type CustomerId } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { CLOCK_TOLERANCE_MS } from '../redemption/live-confirmation.ts';

const clientRightSchema = z.strictObject({
  version: z.literal(1),
  customerId: customerIdSchema,
  clientId: clientIdSchema,
  isRevoked: z.boolean(),
  decidedAt: epochMsSchema,
});

export type ClientRight = DeepReadonly<z.output<typeof clientRightSchema>>;

/** Decisions about one client that are looked at, the newest ones. */
export const MOST_DECISIONS_READ = 10;

export function signClientRight(right: ClientRight, approvalKey: Signer): string {
  return signRecord('hearback-client-right+jws', right, approvalKey);
}

/**
 * The customer's last decision about this client is that it may not act. Who never decided has linked the client at the identity provider, and that
 * stands. Of two decisions at one moment the revocation counts; an allowance from the future does not (invariant 13). Where as many rows were read
 * as are looked at, and not each is another decision of this customer's, a revocation may have been pushed out of sight: silence refuses.
 */
export function isClientRevoked(
  jwss: readonly string[],
  of: {
    readonly customerId: CustomerId;
    readonly clientId: ClientId;
    readonly nowEpochMs: number;
  },
  approvalKeys: Verifier,
): boolean {
  const decisions = new Set<string>();
  let revokedAt = -1;
  let allowedAt = -1;
  for (const jws of jwss) {
    const right = verifyRecord(jws, {
      type: 'hearback-client-right+jws',
      claims: clientRightSchema,
      verifier: approvalKeys,
    });
    if (right?.customerId !== of.customerId || right.clientId !== of.clientId) continue;
    decisions.add(jws);
    if (right.isRevoked) revokedAt = Math.max(revokedAt, right.decidedAt);
    else if (right.decidedAt <= of.nowEpochMs + CLOCK_TOLERANCE_MS) {
      allowedAt = Math.max(allowedAt, right.decidedAt);
    }
  }
  if (jwss.length >= MOST_DECISIONS_READ && decisions.size < jwss.length) return true;
  return revokedAt >= 0 && revokedAt >= allowedAt;
}
