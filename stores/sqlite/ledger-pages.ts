/**
 * The part of a ledger that is known to verify, remembered as one chained digest for each page of its rows. Whether those rows are still the very
 * ones that verified is then a matter of reading and hashing them, at a hundredth of the price of their signatures.
 */
import { EMPTY_LEDGER, type Hash, type LedgerHead, type SealedLedgerEntry } from '#core';
import { z } from 'zod';
import type { Connection } from './connection.ts';
import type { LedgerWitness } from './ledger-verification.ts';

export const ENTRIES_OF_A_PAGE = 64;

/** So many whole pages from the first entry on, and the digest that follows from every column of every row in them. */
export interface VerifiedRows {
  readonly pages: number;
  readonly digest: string;
}

/** A page as it is in the file now, read in one piece. */
export interface StoredPage {
  readonly text: string;
  /** The least and the greatest key id in it: equal where one key signed all of it. */
  readonly keyIds: readonly [string, string];
}

export interface KnownEntries {
  /** The head after the last entry that is known to verify. */
  head(): LedgerHead;
  /** Call it with entries that verify after `head`, in order. */
  add(entry: SealedLedgerEntry): void;
  /** Forgets that page and all that follow. `before` is the head before it. */
  forgetFrom(page: number, before: LedgerHead): void;
  /** The number of pages, with the last one where it is not full. */
  pageCount(): number;
  isSame(page: number, stored: StoredPage | undefined): boolean;
  /** Takes over pages that were verified before this process, `head` being after them. */
  recall(digests: readonly string[], head: LedgerHead): void;
  fullPages(): VerifiedRows;
}

export function createKnownEntries(hash: Hash, witness: LedgerWitness | undefined): KnownEntries {
  let digests: string[] = [];
  /** The texts of the rows after the full pages. */
  let open: string[] = [];
  let head: LedgerHead = EMPTY_LEDGER;
  const before = (page: number): string => digests[page - 1] ?? '';
  return {
    head: () => head,
    add(entry) {
      open.push(textOfRow(entry));
      head = { sequence: entry.sequence, hash: entry.hash };
      witness?.see(entry);
      if (open.length < ENTRIES_OF_A_PAGE) return;
      digests.push(chainPage(hash, before(digests.length), open.join('')));
      open = [];
    },
    forgetFrom(page, headBefore) {
      digests.length = Math.min(digests.length, page);
      open = [];
      head = headBefore;
      witness?.forgetAfter(headBefore.sequence);
    },
    pageCount: () => digests.length + (open.length > 0 ? 1 : 0),
    isSame(page, stored) {
      if (stored === undefined) return false;
      const digest = digests[page];
      return digest === undefined
        ? page === digests.length && stored.text === open.join('')
        : digest === chainPage(hash, before(page), stored.text);
    },
    recall(recalled, headAfter) {
      digests = [...recalled];
      open = [];
      head = headAfter;
    },
    fullPages: () => ({ pages: digests.length, digest: before(digests.length) }),
  };
}

export function chainPage(hash: Hash, digestBefore: string, text: string): string {
  return hash.sha256Hex(`hearback.ledger-page.v1\n${digestBefore}\n${text}`);
}

/** The lengths stand before the columns: no two rows, and no two pages, have the same text. Made of what was verified, and never of what is in the file. */
function textOfRow({ sequence, keyId, signature, hash, entryText }: SealedLedgerEntry): string {
  const columns = [keyId, signature, hash, entryText];
  const lengths = columns.map((column) => String(Buffer.byteLength(column)));
  return `${[String(sequence), ...lengths].join(' ')}\n${columns.join('')}`;
}

const pageRow = z.strictObject({
  text: z.string(),
  least_key_id: z.string(),
  greatest_key_id: z.string(),
});
const hashRow = z.strictObject({ hash: z.string() });

export interface PageReading {
  /** Undefined where the page has no row, or none that can be read. Of `upTo` the rows after it are left out. */
  page(of: { readonly page: number; readonly upTo: number }): StoredPage | undefined;
  hashAt(sequence: number): string | undefined;
}

/** SQLite puts the text together in the same way: a row at a time in JavaScript takes four times as long. */
export function preparePageReading(connection: Connection): PageReading {
  const page = connection.prepare(`
    SELECT group_concat(row_text, '') AS text,
      min(key_id) AS least_key_id, max(key_id) AS greatest_key_id
    FROM (
      SELECT key_id,
        sequence || ' ' || octet_length(key_id) || ' ' || octet_length(signature) || ' ' || octet_length(hash)
          || ' ' || octet_length(entry_text) || char(10) || key_id || signature || hash || entry_text AS row_text
      FROM ledger WHERE sequence > :after AND sequence <= :upTo ORDER BY sequence
    )
  `);
  const hashAt = connection.prepare('SELECT hash FROM ledger WHERE sequence = :sequence');
  return {
    page({ page: index, upTo }) {
      const after = index * ENTRIES_OF_A_PAGE;
      const row = page.get({ after, upTo: Math.min(after + ENTRIES_OF_A_PAGE, upTo) });
      const stored = pageRow.safeParse(row).data;
      return stored && { text: stored.text, keyIds: [stored.least_key_id, stored.greatest_key_id] };
    },
    hashAt: (sequence) => hashRow.safeParse(hashAt.get({ sequence })).data?.hash,
  };
}
