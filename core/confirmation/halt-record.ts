/** That an order was held back until a passkey: signed by the approval side when it first judged so, read by settlement, which derives from it what may follow. */
import { z } from 'zod';
import { signRecord, verifyRecord } from '../evidence/signed-record.ts';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import {
  customerIdSchema,
  orderDigestSchema,
  plainIdSchema,
  productIdSchema,
} from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import { RISK_REASONS } from '../policy/risk-reason.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';

/** What tells the order from another is in it (`EarlierOrder`): the request side's row may be gone when the same is tried again. */
const haltRecordSchema = z.strictObject({
  version: z.literal(1),
  digest: orderDigestSchema,
  customerId: customerIdSchema,
  haltedAt: epochMsSchema,
  /** Until then it may still be confirmed. */
  redeemBy: epochMsSchema,
  reasons: z.array(z.enum(RISK_REASONS)).min(1),
  merchantId: plainIdSchema,
  totalMinor: minorUnitsSchema,
  currency: currencySchema,
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        quantity: z.number().int().min(1),
        lineTotalMinor: minorUnitsSchema,
      }),
    )
    .min(1),
});
export type HaltRecord = DeepReadonly<z.output<typeof haltRecordSchema>>;

export function signHaltRecord(record: HaltRecord, approvalKey: Signer): string {
  return signRecord('hearback-halt+jws', record, approvalKey);
}

/** The record, or undefined when its signature, type or shape is not right. */
export function verifyHaltRecord(jws: string, approvalKeys: Verifier): HaltRecord | undefined {
  return verifyRecord(jws, {
    type: 'hearback-halt+jws',
    claims: haltRecordSchema,
    verifier: approvalKeys,
  });
}
