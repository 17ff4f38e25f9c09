/** What settlement has decided to pay back, signed with a key that is not in the store: a row alone pays nothing back. */
import { z } from 'zod';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import { orderDigestSchema, type OrderDigest } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { REFUND_CAUSES, type RefundCause } from '../redemption/refund.ts';
import { signRecord, verifyRecord } from './signed-record.ts';

const refundIntentSchema = z.strictObject({
  version: z.literal(1),
  refundId: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
  digest: orderDigestSchema,
  cause: z.enum(REFUND_CAUSES),
  /** The capture that it goes back to; so it can go nowhere else. */
  captureReference: z.string().min(1).max(128),
  amountMinor: minorUnitsSchema,
  currency: currencySchema,
  /**
   * When its cause arose, by signed evidence: the charge, or the person's request. The processor's memory is counted from here, so that a row that
   * was taken away and decided anew does not get a new span.
   */
  decidedAt: epochMsSchema,
});
export type RefundIntent = DeepReadonly<z.output<typeof refundIntentSchema>>;

/**
 * Follows from the order and the cause alone, so that no retry, restart or second process makes another: goods sell out once, and each
 * return has an id of its own (22 characters at most, so that the whole fits into a request id of 108).
 */
export function refundIdOf(
  digest: OrderDigest,
  cause: { readonly cause: RefundCause; readonly returnId?: string },
): string {
  return cause.returnId === undefined
    ? `${digest}.${cause.cause}`
    : `${digest}.r.${cause.returnId}`;
}

/** The processor's idempotency key of a refund. */
export function refundKeyOf(refundId: string): string {
  return `hearback-refund-${refundId}`;
}

export function signRefundIntent(intent: RefundIntent, settlementKey: Signer): string {
  return signRecord('hearback-refund-intent+jws', intent, settlementKey);
}

export function verifyRefundIntent(
  jws: string,
  settlementKeys: Verifier,
): RefundIntent | undefined {
  return verifyRecord(jws, {
    type: 'hearback-refund-intent+jws',
    claims: refundIntentSchema,
    verifier: settlementKeys,
  });
}
