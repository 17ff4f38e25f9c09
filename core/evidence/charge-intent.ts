/** What settlement has decided to charge, signed with a key that is not in the store. */
import { z } from 'zod';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import {
  confirmationIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  orderDigestSchema,
  payeeIdSchema,
} from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { signRecord, verifyRecord } from './signed-record.ts';

const chargeIntentSchema = z.strictObject({
  version: z.literal(1),
  digest: orderDigestSchema,
  confirmationId: confirmationIdSchema,
  customerId: customerIdSchema,
  payeeId: payeeIdSchema,
  instrumentId: instrumentIdSchema,
  amountMinor: minorUnitsSchema,
  currency: currencySchema,
  redeemedAt: epochMsSchema,
});
export type ChargeIntent = DeepReadonly<z.output<typeof chargeIntentSchema>>;

export function signChargeIntent(intent: ChargeIntent, settlementKey: Signer): string {
  return signRecord('hearback-charge-intent+jws', intent, settlementKey);
}

export function verifyChargeIntent(
  jws: string,
  settlementKeys: Verifier,
): ChargeIntent | undefined {
  return verifyRecord(jws, {
    type: 'hearback-charge-intent+jws',
    claims: chargeIntentSchema,
    verifier: settlementKeys,
  });
}

/** The processor's idempotency key: it follows from the digest alone, so that no retry, restart or second process can make another. */
export function idempotencyKeyOf(digest: string): string {
  return `hearback-${digest}`;
}
