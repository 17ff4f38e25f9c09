/** Appending to a side's own ledger, inside the transaction that makes true what the entry tells. */
import {
  EMPTY_LEDGER,
  sealLedgerNote,
  type Hash,
  type LedgerHead,
  type LedgerNote,
  type SealedLedgerEntry,
  type Side,
  type Signer,
  type Verifier,
} from '#core';
import { z } from 'zod';
import type { Connection, Statement } from './connection.ts';
import { isHeadSealed, sealedHeadRow, sealHead, type SealedHead } from './ledger-head.ts';
import { integerColumn, parseOwnRow } from './rows.ts';

export interface LedgerWriter {
  /** Call it inside a write transaction. */
  append(note: LedgerNote): void;
  /** How many entries this process has begun to append; one whose transaction was undone counts too. */
  appended(): number;
}

export interface LedgerWriterOptions {
  readonly connection: Connection;
  readonly side: Side;
  readonly hash: Hash;
  readonly ledgerKey: Signer;
  /** The keys that may have signed the head before: `ledgerKey`, and earlier ones. */
  readonly headKeys: Verifier;
}

const PUT_HEAD = `
  INSERT INTO ledger_head (id, sequence, hash, key_id, signature)
  VALUES (1, :sequence, :hash, :keyId, :signature)
  ON CONFLICT (id) DO UPDATE SET
    sequence = :sequence, hash = :hash, key_id = :keyId, signature = :signature
`;
const furthestRow = z.strictObject({ sequence: integerColumn });

/** Signs the head of the empty ledger; only in the transaction that makes a new store. A head that is missing later was taken away. */
export function startLedger(
  of: Pick<LedgerWriterOptions, 'connection' | 'side' | 'ledgerKey'>,
): void {
  putHead(of.connection.prepare(PUT_HEAD), sealHead(EMPTY_LEDGER, of.side, of.ledgerKey));
}

export function openLedgerWriter(options: LedgerWriterOptions): LedgerWriter {
  const { connection, side, ledgerKey, headKeys } = options;
  const head = connection.prepare('SELECT sequence, hash, key_id, signature FROM ledger_head');
  const furthest = connection.prepare('SELECT sequence FROM ledger ORDER BY sequence DESC LIMIT 1');
  const put = connection.prepare(PUT_HEAD);
  const insert = connection.prepare(`
    INSERT INTO ledger (sequence, entry_text, hash, key_id, signature)
    VALUES (:sequence, :entryText, :hash, :keyId, :signature)
  `);
  let appended = 0;
  return {
    appended: () => appended,
    append(note) {
      appended += 1;
      const before = sealedHeadRow.safeParse(head.get()).data;
      const sealed = sealLedgerNote(note, { side, head: continueFrom(before, furthest) }, options);
      insertEntry(insert, sealed);
      const after = sealHead({ sequence: sealed.sequence, hash: sealed.hash }, side, ledgerKey);
      // A ledger that was tampered with takes further entries, and going on never makes it whole: its head stays unsigned.
      putHead(
        put,
        before && isHeadSealed(before, side, headKeys) ? after : { ...after, signature: '' },
      );
    },
  };
}

/**
 * The entry before the new one. Normally that is the head. Where rows were written past it by hand, the new entry still gets a free
 * place, so that decisions go on being recorded; the rows by hand are what does not verify.
 */
function continueFrom(head: LedgerHead | undefined, furthest: Statement): LedgerHead {
  const from = head ?? EMPTY_LEDGER;
  const row = furthest.get();
  const taken = row === undefined ? 0 : parseOwnRow(furthestRow, row).sequence;
  return { sequence: Math.max(from.sequence, taken), hash: from.hash };
}

function insertEntry(insert: Statement, sealed: SealedLedgerEntry): void {
  const { sequence, entryText, hash, keyId, signature } = sealed;
  insert.run({ sequence, entryText, hash, keyId, signature });
}

function putHead(put: Statement, head: SealedHead): void {
  const { sequence, hash, keyId, signature } = head;
  put.run({ sequence, hash, keyId, signature });
}
