/** Settlement's ledger, read from its store without changing it. It is not verified here; `npm run verify-ledger` does that. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ledgerEntrySchema, parseJson, type LedgerEntry } from '#core';
import { z } from 'zod';

export type ReadLedger =
  | { readonly outcome: 'read'; readonly entries: readonly LedgerEntry[] }
  | { readonly outcome: 'refused'; readonly why: string };

const rowSchema = z.object({ sequence: z.number(), entry_text: z.string() });

/** @param path of the store, or of the folder that `npm start -- --keep` has kept. */
export function readLedgerFile(path: string): ReadLedger {
  const store = existsSync(path) && statSync(path).isDirectory() ? storeIn(path) : path;
  if (!existsSync(store)) return { outcome: 'refused', why: `${store} is not there` };
  try {
    const database = new DatabaseSync(store, { readOnly: true });
    try {
      const rows = database.prepare('SELECT sequence, entry_text FROM ledger ORDER BY sequence');
      return entriesOf(rows.all());
    } finally {
      database.close();
    }
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    return { outcome: 'refused', why: `${store} is no store with a ledger: ${why}` };
  }
}

function storeIn(folder: string): string {
  return join(folder, 'settlement', 'settlement.sqlite');
}

function entriesOf(rows: readonly unknown[]): ReadLedger {
  const entries: LedgerEntry[] = [];
  for (const row of rows) {
    const { sequence, entry_text: text } = rowSchema.parse(row);
    const entry = ledgerEntrySchema.safeParse(parseJson(text));
    if (!entry.success || entry.data.side !== 'settlement' || entry.data.sequence !== sequence) {
      return {
        outcome: 'refused',
        why: `line ${String(sequence)} is no entry of settlement’s ledger`,
      };
    }
    entries.push(entry.data);
  }
  return { outcome: 'read', entries };
}
