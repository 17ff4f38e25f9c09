/** Voice unlocked on the second device after too many wrong codes: signed by the approval side, read by settlement. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { customerIdSchema, type CustomerId } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { CLOCK_TOLERANCE_MS } from '../redemption/live-confirmation.ts';

const unlockSchema = z.strictObject({
  version: z.literal(1),
  customerId: customerIdSchema,
  unlockedAt: epochMsSchema,
});

export type Unlock = DeepReadonly<z.output<typeof unlockSchema>>;

export function signUnlock(unlock: Unlock, approvalKey: Signer): string {
  return signRecord('hearback-unlock+jws', unlock, approvalKey);
}

/**
 * When the customer last unlocked voice; 0 when never. Wrong codes until then no longer count towards the day's ten; the three tries of a
 * confirmation stay counted whatever is unlocked. A record from the future is none (invariant 13).
 */
export function lastUnlockedAt(
  jwss: readonly string[],
  of: { readonly customerId: CustomerId; readonly nowEpochMs: number },
  approvalKeys: Verifier,
): number {
  let last = 0;
  for (const jws of jwss) {
    const unlock = verifyRecord(jws, {
      type: 'hearback-unlock+jws',
      claims: unlockSchema,
      verifier: approvalKeys,
    });
    const counts =
      unlock?.customerId === of.customerId &&
      unlock.unlockedAt <= of.nowEpochMs + CLOCK_TOLERANCE_MS;
    if (counts) last = Math.max(last, Math.min(unlock.unlockedAt, of.nowEpochMs));
  }
  return last;
}
