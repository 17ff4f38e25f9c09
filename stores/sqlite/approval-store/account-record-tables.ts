/** Signed book changes and told changes, in the order in which they were written. Each is believed by its signature alone. */
import { customerIdSchema, type AccountRecord, type AccountRecordStore } from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';

/** The newest of one customer: all that can still wait for settlement, and many more. */
const MOST_LISTED = 100;

/** True when it was not there; call it inside the transaction that it belongs to. */
export function prepareInsertAccountRecord(
  connection: Connection,
): (record: AccountRecord) => boolean {
  const insert = connection.prepare(`
    INSERT INTO account_records (record_id, customer_id, jws) VALUES (:recordId, :customerId, :jws)
    ON CONFLICT DO NOTHING
  `);
  return ({ recordId, customerId, jws }) => insert.run({ recordId, customerId, jws }) === 1;
}

export function createAccountRecordMethods({
  own,
  ledger,
}: OwnStoreWithLedger): AccountRecordStore {
  const insert = prepareInsertAccountRecord(own.connection);
  const list = own.connection.prepare(`
    SELECT record_id, customer_id, jws FROM account_records WHERE customer_id = :customerId
    ORDER BY row_number DESC LIMIT ${String(MOST_LISTED)}
  `);
  return {
    insertAccountRecord: ({ recordId, customerId, jws, note }) =>
      own.writeSoon(() => {
        if (!insert({ recordId, customerId, jws })) return 'already_there';
        if (note) ledger.append(note);
        return 'inserted';
      }),
    listAccountRecordsOf: (customerId) =>
      asPromise(() => OWN_ROWS.many(recordRow, list.all({ customerId })).toReversed()),
  };
}

const recordRow = z
  .strictObject({ record_id: z.string(), customer_id: customerIdSchema, jws: z.string() })
  .transform((row): AccountRecord => ({
    recordId: row.record_id,
    customerId: row.customer_id,
    jws: row.jws,
  }));
