/** The labels of the book, kept beside the vault for whoever may see no address: rewritten whole with every change of a book. */
import { customerIdSchema, type BookLabel, type CustomerBook, type CustomerId } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { booleanColumn, type RowReading } from '../rows.ts';

export type WriteLabels = (customerId: CustomerId, book: CustomerBook) => void;

/** Call it inside the transaction that changes the book. */
export function prepareWriteLabels(connection: Connection): WriteLabels {
  const remove = connection.prepare('DELETE FROM book_labels WHERE customer_id = :customerId');
  const insert = connection.prepare(`
    INSERT INTO book_labels (kind, entry_id, customer_id, label, is_default)
    VALUES (:kind, :entryId, :customerId, :label, :isDefault)
  `);
  return (customerId, { addresses, instruments }) => {
    remove.run({ customerId });
    const labels: readonly BookLabel[] = [
      ...addresses.map(({ addressId, label, isDefault }): BookLabel => ({
        kind: 'address',
        entryId: addressId,
        label,
        isDefault,
      })),
      ...instruments.map(({ instrumentId, label, isDefault }): BookLabel => ({
        kind: 'instrument',
        entryId: instrumentId,
        label,
        isDefault,
      })),
    ];
    for (const { kind, entryId, label, isDefault } of labels) {
      insert.run({ kind, entryId, customerId, label, isDefault: Number(isDefault) });
    }
  };
}

export interface LabelQueries {
  listBookLabels(customerId: CustomerId): readonly BookLabel[];
  isRecordTaken(recordId: string): boolean;
}

export function prepareLabelQueries(connection: Connection, rows: RowReading): LabelQueries {
  const labels = connection.prepare(`
    SELECT kind, entry_id, customer_id, label, is_default FROM book_labels
    WHERE customer_id = :customerId ORDER BY row_number LIMIT 100
  `);
  const taken = connection.prepare('SELECT 1 FROM taken_records WHERE record_id = :recordId');
  return {
    listBookLabels: (customerId) => rows.many(labelRow, labels.all({ customerId })),
    isRecordTaken: (recordId) => taken.get({ recordId }) !== undefined,
  };
}

const labelRow = z
  .strictObject({
    kind: z.enum(['address', 'instrument']),
    entry_id: z.string().regex(/^[A-Za-z0-9._:~-]{1,128}$/),
    customer_id: customerIdSchema,
    label: z.string().min(1).max(300),
    is_default: booleanColumn,
  })
  .transform((row): BookLabel => ({
    kind: row.kind,
    entryId: row.entry_id,
    label: row.label,
    isDefault: row.is_default,
  }));
