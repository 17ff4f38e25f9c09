/** When the ledger's last order was redeemed, before the ledger has been verified: so this one entry is verified for itself. */
import { openLedgerEntry, type Hash, type Side, type Verifier } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { sealedEntryRow } from '../ledger-rows.ts';

/** Where no order was redeemed in so many entries, nobody knows, and every page is looked through. */
const ENTRIES_LOOKED_AT = 20_000;

const linkSchema = z.object({ previousHash: z.string() });

/**
 * An entry that is truly this ledger's cannot be from the future, wherever it was put. Taken for later than it was, it would hide what was spent; so nothing
 * is believed of it but by its signature.
 */
export function findLastRedeemedAt(
  connection: Connection,
  using: { readonly side: Side; readonly hash: Hash; readonly ledgerKeys: Verifier },
): number | undefined {
  const last = connection.prepare(`
    SELECT sequence, entry_text, hash, key_id, signature FROM ledger
    WHERE sequence > (SELECT ifnull(max(sequence), 0) FROM ledger) - ${String(ENTRIES_LOOKED_AT)}
      AND instr(entry_text, '"kind":"order_redeemed"') > 0
    ORDER BY sequence DESC LIMIT 1
  `);
  const row = sealedEntryRow.safeParse(last.get()).data;
  if (!row) return undefined;
  const link = linkSchema.safeParse(readJson(row.entryText)).data;
  if (!link) return undefined;
  const head = { sequence: row.sequence - 1, hash: link.previousHash };
  const entry = openLedgerEntry(row, { side: using.side, head }, using);
  return entry?.kind === 'order_redeemed' ? entry.at : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
