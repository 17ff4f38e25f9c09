/** Which entries of the request ledger are about which customer, so that nobody's own history costs a look at everybody's. */
import {
  ledgerEntrySchema,
  parseJson,
  type CustomerId,
  type LedgerEntry,
  type LedgerNote,
} from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { integerColumn, OWN_ROWS } from '../rows.ts';

export const ENTRIES_SQL = `
  CREATE TABLE customer_entries (
    customer_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (customer_id, sequence)
  ) STRICT, WITHOUT ROWID;
`;

export interface CustomerEntries {
  /** Call it in the transaction that appended the note, at once after it. */
  add(note: LedgerNote): void;
  list(of: {
    readonly customerId: CustomerId;
    readonly after: number;
    readonly limit: number;
  }): readonly LedgerEntry[];
}

const sequenceRow = z.strictObject({ sequence: integerColumn });
const textRow = z.strictObject({ entry_text: z.string() });

export function createCustomerEntries(connection: Connection): CustomerEntries {
  const newest = connection.prepare('SELECT sequence FROM ledger ORDER BY sequence DESC LIMIT 1');
  const insert = connection.prepare(
    'INSERT OR IGNORE INTO customer_entries (customer_id, sequence) VALUES (:customerId, :sequence)',
  );
  const list = connection.prepare(`
    SELECT ledger.entry_text FROM customer_entries JOIN ledger USING (sequence)
    WHERE customer_entries.customer_id = :customerId
    ORDER BY customer_entries.sequence DESC LIMIT :limit OFFSET :after
  `);
  return {
    add({ facts }) {
      const { customerId } = facts;
      const row = OWN_ROWS.one(sequenceRow, newest.get());
      if (typeof customerId === 'string' && row) insert.run({ customerId, ...row });
    },
    list: (of) =>
      OWN_ROWS.many(textRow, list.all({ ...of })).flatMap(({ entry_text: text }) => {
        const entry = ledgerEntrySchema.safeParse(parseJson(text));
        // The index only points: whose an entry is, it says itself.
        return entry.success && entry.data.facts['customerId'] === of.customerId
          ? [entry.data]
          : [];
      }),
  };
}
