/** Reading refunds and holds: by settlement in its own store, by approval in another's. */
import {
  minorUnitsSchema,
  orderDigestSchema,
  REFUND_CAUSES,
  REFUND_STATES,
  type OrderDigest,
  type RefundRow,
} from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { booleanColumn, integerColumn, type RowReading } from '../rows.ts';
import { IS_UNFINISHED_REFUND } from './unfinished-states.ts';

export interface RefundQueries {
  list(digest: OrderDigest): readonly RefundRow[];
  listUnfinished(): readonly RefundRow[];
  findReturn(returnId: string): 'accepted' | 'refused' | undefined;
  /** Undefined when the merchant never held the goods. */
  findHeldUntil(holdKey: string): number | undefined;
}

const SELECT_REFUND = `
  SELECT refund_id, digest, cause, state, amount_minor, intent_jws, processor_reference FROM refunds
`;

export function prepareRefundQueries(connection: Connection, rows: RowReading): RefundQueries {
  const ofOrder = connection.prepare(`${SELECT_REFUND} WHERE digest = :digest ORDER BY refund_id`);
  const unfinished = connection.prepare(
    `${SELECT_REFUND} WHERE ${IS_UNFINISHED_REFUND} ORDER BY refund_id`,
  );
  const taken = connection.prepare('SELECT is_accepted FROM returns WHERE return_id = :returnId');
  const hold = connection.prepare('SELECT held_until FROM stock_holds WHERE hold_key = :holdKey');
  return {
    list: (digest) => rows.many(refundRow, ofOrder.all({ digest })),
    listUnfinished: () => rows.many(refundRow, unfinished.all()),
    findReturn: (returnId) => {
      const row = rows.one(returnRow, taken.get({ returnId }));
      return row && (row.is_accepted ? 'accepted' : 'refused');
    },
    findHeldUntil: (holdKey) => rows.one(holdRow, hold.get({ holdKey }))?.held_until,
  };
}

const returnRow = z.strictObject({ is_accepted: booleanColumn });
const holdRow = z.strictObject({ held_until: integerColumn });

const refundRow = z
  .strictObject({
    refund_id: z.string().min(1).max(100),
    digest: orderDigestSchema,
    cause: z.enum(REFUND_CAUSES),
    state: z.enum(REFUND_STATES),
    amount_minor: integerColumn.pipe(minorUnitsSchema),
    intent_jws: z.string().min(1),
    processor_reference: z.string().min(1).nullable(),
  })
  .transform((row): RefundRow => ({
    refundId: row.refund_id,
    digest: row.digest,
    cause: row.cause,
    state: row.state,
    amountMinor: row.amount_minor,
    intentJws: row.intent_jws,
    processorReference: row.processor_reference,
  }));
