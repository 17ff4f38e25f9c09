/** Reading ledger rows, of the own store or of another side's. */
import type { SealedLedgerEntry } from '#core';
import { z } from 'zod';
import type { Connection } from './connection.ts';
import { integerColumn, LONGEST_TEXT_BYTES, type RowReading } from './rows.ts';

export type ListLedgerEntries = (from: {
  readonly afterSequence: number;
  readonly limit: number;
}) => readonly SealedLedgerEntry[];

export const sealedEntryRow = z
  .strictObject({
    sequence: integerColumn,
    entry_text: z.string(),
    hash: z.string(),
    key_id: z.string(),
    signature: z.string(),
  })
  .transform((row): SealedLedgerEntry => ({
    sequence: row.sequence,
    entryText: row.entry_text,
    hash: row.hash,
    keyId: row.key_id,
    signature: row.signature,
  }));

export function prepareLedgerList(connection: Connection, rows: RowReading): ListLedgerEntries {
  const list = connection.prepare(`
    SELECT sequence, entry_text, hash, key_id, signature FROM ledger
    WHERE sequence > :afterSequence AND octet_length(entry_text) <= ${String(LONGEST_TEXT_BYTES)}
    ORDER BY sequence LIMIT :limit
  `);
  return ({ afterSequence, limit }) =>
    rows.many(sealedEntryRow, list.all({ afterSequence, limit }));
}
