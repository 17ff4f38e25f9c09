/** Invariant 10: whether the own ledger verifies. Incremental, so that it can be asked before each spending. */
import {
  EMPTY_LEDGER,
  verifyLedger,
  type Hash,
  type LedgerHead,
  type SealedLedgerEntry,
  type Side,
  type Verifier,
} from '#core';
import { z } from 'zod';
import type { Connection, Statement } from './connection.ts';
import type { LedgerAnchor } from './ledger-anchor.ts';
import { isHeadSealed, sealedHeadRow } from './ledger-head.ts';
import { sealedEntryRow } from './ledger-rows.ts';
import { integerColumn, parseOwnRow } from './rows.ts';

export interface LedgerVerification {
  /**
   * Call it inside a transaction. The first call, and each call after a write by another connection, verifies every entry; any other
   * call only the entries since the last one.
   */
  isVerified(): boolean;
}

/** Is shown every entry on which a verification stands. What it has seen counts only while the ledger verifies. */
export interface LedgerWitness {
  /** All entries come anew. */
  restart(): void;
  see(entryText: string): void;
}

export interface LedgerVerificationOptions {
  readonly connection: Connection;
  readonly side: Side;
  readonly hash: Hash;
  readonly ledgerKeys: Verifier;
  readonly witness?: LedgerWitness;
  /** Where the ledger is known to have been before this process. */
  readonly anchor?: LedgerAnchor;
}

interface Verified {
  readonly isVerified: boolean;
  /** Only of use while it is verified: the head after the entries that were. */
  readonly head: LedgerHead;
  readonly dataVersion: number;
}

const ENTRIES_AT_A_TIME = 500;
/** Stands for a row that cannot even be read, so that it fails as every other wrong row does. */
const UNREADABLE_ENTRY: SealedLedgerEntry = {
  sequence: 0,
  entryText: '',
  hash: '',
  keyId: '',
  signature: '',
};
const hashRow = z.strictObject({ hash: z.string() });
const dataVersionRow = z.strictObject({ data_version: integerColumn });

export function openLedgerVerification(options: LedgerVerificationOptions): LedgerVerification {
  const { connection, side, witness } = options;
  const page = connection.prepare(`
    SELECT sequence, entry_text, hash, key_id, signature FROM ledger
    WHERE sequence > :afterSequence ORDER BY sequence LIMIT ${String(ENTRIES_AT_A_TIME)}
  `);
  const hashAt = connection.prepare('SELECT hash FROM ledger WHERE sequence = :sequence');
  const headStatement = connection.prepare(
    'SELECT sequence, hash, key_id, signature FROM ledger_head',
  );
  const dataVersionStatement = connection.prepare('PRAGMA data_version');
  let last: Verified | undefined;
  /** The furthest head that was ever verified, by this process or before it; undefined where that is not known. */
  let furthest = options.anchor ? options.anchor.read() : EMPTY_LEDGER;

  /** The head after the verified entries, or undefined. */
  function verifyAfter(head: LedgerHead): LedgerHead | undefined {
    const entries = entriesAfter(page, head.sequence, witness);
    const result = verifyLedger(entries, { side, head }, options);
    return result.outcome === 'verified' ? result.head : undefined;
  }

  function verifyAll(): LedgerHead | undefined {
    const known = furthest;
    witness?.restart();
    const head = verifyAfter(EMPTY_LEDGER);
    if (!head || !known || head.sequence < known.sequence) return undefined;
    if (known.sequence === 0) return head;
    const row = hashRow.safeParse(hashAt.get({ sequence: known.sequence }));
    return row.data?.hash === known.hash ? head : undefined;
  }

  function isSignedHead(head: LedgerHead): boolean {
    const stored = sealedHeadRow.safeParse(headStatement.get()).data;
    return (
      stored?.sequence === head.sequence &&
      stored.hash === head.hash &&
      isHeadSealed(stored, side, options.ledgerKeys)
    );
  }

  return {
    isVerified() {
      const dataVersion = parseOwnRow(dataVersionRow, dataVersionStatement.get()).data_version;
      const isUntouched = last?.dataVersion === dataVersion;
      // Only another connection's write can repair what was broken: our own entries follow the broken ones.
      if (last && isUntouched && !last.isVerified) return false;
      const head = last && isUntouched ? verifyAfter(last.head) : verifyAll();
      const isVerified = head !== undefined && isSignedHead(head);
      if (isVerified) {
        furthest = head;
        options.anchor?.keep(head);
      }
      last = { isVerified, head: isVerified ? head : EMPTY_LEDGER, dataVersion };
      return isVerified;
    },
  };
}

function* entriesAfter(
  page: Statement,
  sequence: number,
  witness: LedgerWitness | undefined,
): Generator<SealedLedgerEntry, void> {
  let afterSequence = sequence;
  for (;;) {
    const rows = page.all({ afterSequence });
    if (rows.length === 0) return;
    for (const row of rows) {
      const entry = sealedEntryRow.safeParse(row).data ?? UNREADABLE_ENTRY;
      witness?.see(entry.entryText);
      yield entry;
      afterSequence = entry.sequence;
    }
  }
}
