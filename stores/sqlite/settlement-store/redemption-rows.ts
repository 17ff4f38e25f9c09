/** Endings, charges and counts, parsed strictly. */
import {
  CHARGE_STATES,
  confirmationIdSchema,
  currencySchema,
  ENDING_KINDS,
  epochMsSchema,
  minorUnitsSchema,
  orderDigestSchema,
  type ChargeRow,
  type Ending,
} from '#core';
import { z } from 'zod';
import { termsColumn } from '../json-columns.ts';
import { booleanColumn, integerColumn } from '../rows.ts';

export const endingRow = z
  .strictObject({
    digest: orderDigestSchema,
    kind: z.enum(ENDING_KINDS),
    ended_at: integerColumn.pipe(epochMsSchema),
    confirmation_id: confirmationIdSchema.nullable(),
  })
  .refine(
    (row) => (row.kind === 'redeemed') === (row.confirmation_id !== null),
    'only a redeemed order has used a confirmation',
  )
  .transform((row): Ending => ({
    digest: row.digest,
    kind: row.kind,
    endedAt: row.ended_at,
    confirmationId: row.confirmation_id,
  }));

export const chargeRow = z
  .strictObject({
    digest: orderDigestSchema,
    state: z.enum(CHARGE_STATES),
    intent_jws: z.string().min(1),
    confirmation_jws: z.string().min(1),
    terms_json: termsColumn,
    amount_minor: integerColumn.pipe(minorUnitsSchema),
    currency: currencySchema,
    processor_reference: z.string().min(1).nullable(),
    receipt_jws: z.string().min(1).nullable(),
    is_receipt_sent: booleanColumn,
  })
  .refine(
    (row) =>
      row.amount_minor === row.terms_json.totalMinor && row.currency === row.terms_json.currency,
    'the row says another amount than its terms',
  )
  .transform((row): ChargeRow => ({
    digest: row.digest,
    state: row.state,
    intentJws: row.intent_jws,
    confirmationJws: row.confirmation_jws,
    terms: row.terms_json,
    processorReference: row.processor_reference,
    receiptJws: row.receipt_jws,
    isReceiptSent: row.is_receipt_sent,
  }));

export const countRow = z.strictObject({ count: integerColumn.pipe(z.number().min(0)) });
