/** The entries of the own ledger: which of them are known to verify, and verifying the others. */
import {
  EMPTY_LEDGER,
  verifyLedger,
  type Hash,
  type LedgerHead,
  type SealedLedgerEntry,
  type Side,
  type Verifier,
} from '#core';
import type { Connection } from './connection.ts';
import {
  createKnownEntries,
  ENTRIES_OF_A_PAGE,
  preparePageReading,
  type KnownEntries,
  type VerifiedRows,
} from './ledger-pages.ts';
import { recallPages } from './ledger-recall.ts';
import { sealedEntryRow } from './ledger-rows.ts';
import type { LedgerWitness } from './ledger-verification.ts';

export interface LedgerEntriesOptions {
  readonly connection: Connection;
  readonly side: Side;
  readonly hash: Hash;
  readonly ledgerKeys: Verifier;
  readonly witness: LedgerWitness | undefined;
}

export interface LedgerEntries {
  readonly known: Pick<KnownEntries, 'head' | 'pageCount' | 'fullPages'>;
  isPageSame(page: number): boolean;
  /** Chain and signatures of the entries after the known ones. */
  verifyTail(): boolean;
  /** Known pages that are as they were verify; from the first one that is not, every entry is verified anew. */
  verifyAll(): boolean;
  /** Whether the known entries hold that head; undefined holds nowhere. */
  holds(head: LedgerHead | undefined): boolean;
  /** At a start: takes over pages that were verified before, as far as they are the same. */
  recall(rows: VerifiedRows): void;
}

const ENTRIES_AT_A_TIME = 8 * ENTRIES_OF_A_PAGE;
/** Stands for a row that cannot even be read, so that it fails as every other wrong row does. */
const UNREADABLE_ENTRY: SealedLedgerEntry = {
  sequence: 0,
  entryText: '',
  hash: '',
  keyId: '',
  signature: '',
};

export function openLedgerEntries(options: LedgerEntriesOptions): LedgerEntries {
  const { connection, side, hash, witness } = options;
  const entriesAfter = prepareEntriesAfter(connection);
  const reading = preparePageReading(connection);
  const known = createKnownEntries(hash, witness);

  const isPageSame = (page: number): boolean =>
    known.isSame(page, reading.page({ page, upTo: known.head().sequence }));
  const verifies = (entries: readonly SealedLedgerEntry[], head: LedgerHead): boolean =>
    verifyLedger(entries, { side, head }, options).outcome === 'verified';
  const headAt = (sequence: number): LedgerHead => ({
    sequence,
    hash: sequence === 0 ? EMPTY_LEDGER.hash : (reading.hashAt(sequence) ?? ''),
  });

  function verifyTail(): boolean {
    for (;;) {
      const entries = entriesAfter(known.head().sequence);
      if (entries.length === 0) return true;
      if (!verifies(entries, known.head())) return false;
      for (const entry of entries) known.add(entry);
    }
  }

  return {
    known,
    isPageSame,
    verifyTail,
    verifyAll() {
      const pages = known.pageCount();
      for (let page = 0; page < pages; page += 1) {
        if (isPageSame(page)) continue;
        known.forgetFrom(page, headAt(page * ENTRIES_OF_A_PAGE));
        break;
      }
      return verifyTail();
    },
    holds: (head) =>
      head !== undefined &&
      head.sequence <= known.head().sequence &&
      headAt(head.sequence).hash === head.hash,
    recall(rows) {
      const digests = recallPages(rows, { hash, reading, witness, entriesAfter, headAt, verifies });
      if (digests) known.recall(digests, headAt(rows.pages * ENTRIES_OF_A_PAGE));
    },
  };
}

function prepareEntriesAfter(
  connection: Connection,
): (sequence: number) => readonly SealedLedgerEntry[] {
  const rowsAfter = connection.prepare(`
    SELECT sequence, entry_text, hash, key_id, signature FROM ledger
    WHERE sequence > :afterSequence ORDER BY sequence LIMIT ${String(ENTRIES_AT_A_TIME)}
  `);
  return (afterSequence) =>
    rowsAfter
      .all({ afterSequence })
      .map((row) => sealedEntryRow.safeParse(row).data ?? UNREADABLE_ENTRY);
}
