/**
 * Invariant 10: whether the own ledger verifies. Incremental, so that it can be asked before each spending.
 *
 * `PRAGMA data_version` tells that another connection has written, and not who. A hand has no key: it can add no entry, and cannot move the signed
 * head or the sealed count of quiet writes on. So a foreign write after which neither has gone further than we took it ourselves was a hand's, or nobody's:
 * the whole ledger is looked at, at once. After any other one the new entries are verified, and old rows, among which a hand can have
 * written beside the sibling, are looked at again page by page within the bounds of ledger-sweep.ts (docs/decisions/0019).
 */
import type { Hash, LedgerHead, SealedLedgerEntry, Side, Verifier } from '#core';
import { z } from 'zod';
import type { LedgerAnchor } from './ledger-anchor.ts';
import { isHeadSealed, sealedHeadRow } from './ledger-head.ts';
import { openLedgerEntries } from './ledger-entries.ts';
import type { VerifiedRows } from './ledger-pages.ts';
import { openLedgerSweep } from './ledger-sweep.ts';
import type { LedgerWriter } from './ledger-writer.ts';
import type { OwnStore } from './open-own-store.ts';
import type { QuietWrites } from './own-quiet-writes.ts';
import { integerColumn, parseOwnRow } from './rows.ts';

export interface LedgerVerification {
  /** Call it inside a transaction. */
  isVerified(): boolean;
  /** No more work in the background. */
  readonly close: () => void;
}

/** Is shown every entry on which a verification stands, once. What it has seen counts only while the ledger verifies. */
export interface LedgerWitness {
  see(entry: Pick<SealedLedgerEntry, 'sequence' | 'entryText'>): void;
  /** Whether a text can hold an entry that matters: a long ledger is not taken apart for the others. */
  isOfInterest(text: string): boolean;
  /** The text of each page of entries that is not taken apart. */
  skim?(text: string): void;
  /** The entries after that one come anew. */
  forgetAfter(sequence: number): void;
}

export interface LedgerVerificationOptions {
  readonly own: OwnStore;
  readonly side: Side;
  readonly hash: Hash;
  readonly ledgerKeys: Verifier;
  /** The only one through which this process appends. */
  readonly ledger: Pick<LedgerWriter, 'appended'>;
  readonly quietWrites: Pick<QuietWrites, 'counted' | 'own'>;
  readonly witness: LedgerWitness;
  /** Where the ledger is known to have been before this process. */
  readonly anchor: LedgerAnchor;
  readonly monotonicMs: () => number;
  /** False: old rows are looked at again only in the looks, and not in the background. */
  readonly isSweepTimed: boolean;
}

/** What a look saw, for the next one to compare. */
interface Look {
  readonly isVerified: boolean;
  readonly dataVersion: number;
  readonly appended: number;
  /** The greatest sealed count so far: an earlier one that is put back by hand moves nothing on. */
  readonly quiet: number;
  readonly ownQuiet: number;
}

const dataVersionRow = z.strictObject({ data_version: integerColumn });

export function openLedgerVerification(options: LedgerVerificationOptions): LedgerVerification {
  const { own, anchor, witness } = options;
  const entries = openLedgerEntries({ ...options, connection: own.connection, witness });
  const { known } = entries;
  const readLook = prepareLook(options);
  const readSignedHead = prepareSignedHead(options);
  const anchored = anchor.read();
  /** The furthest head that was ever verified, by this process or before it; undefined where that is not known. */
  let furthest = anchored?.head;
  let last: Look | undefined;
  const sweep = openLedgerSweep({
    pageCount: () => known.pageCount(),
    isPageSame: (page) => entries.isPageSame(page),
    inBackground: (work) => {
      own.read(work);
    },
    monotonicMs: options.monotonicMs,
    isTimed: options.isSweepTimed,
  });

  function verifyAll(): boolean {
    sweep.clear();
    return entries.verifyAll() && entries.holds(furthest);
  }

  /** The old entries being believed for the moment, and looked at again by the sweep. */
  function verifyNew(): boolean {
    return (entries.holds(known.head()) && entries.verifyTail() && sweep.look()) || verifyAll();
  }

  function verify(before: Look, now: Look, head: LedgerHead | undefined): boolean {
    if (!before.isVerified) return verifyAll();
    if (before.dataVersion === now.dataVersion) return verifyNew();
    const appended = (head?.sequence ?? 0) - known.head().sequence;
    if (!hasSiblingWritten(before, now, appended)) return verifyAll();
    sweep.owe();
    return verifyNew();
  }

  function verifyFirst(): boolean {
    if (anchored?.rows) entries.recall(anchored.rows);
    return entries.verifyTail() && entries.holds(furthest);
  }

  return {
    isVerified() {
      const now = readLook(last);
      // Only another connection's write can repair what was broken: our own entries follow the broken ones.
      if (last?.dataVersion === now.dataVersion && !last.isVerified) return false;
      const signed = readSignedHead();
      const areEntriesVerified = last ? verify(last, now, signed) : verifyFirst();
      const verified = { head: known.head(), rows: known.fullPages() };
      const isVerified = areEntriesVerified && isSame(signed, verified.head);
      // Not before the transaction has ended well: the entries of a group that is undone were never there.
      if (isVerified) {
        own.afterwards(() => {
          furthest = verified.head;
          keep(anchor, verified);
        });
      }
      last = { ...now, isVerified };
      return isVerified;
    },
    close: () => {
      sweep.stop();
      anchor.close();
    },
  };
}

/** What is committed stays committed, whatever keeps the anchor from being written: it tries again by itself. */
function keep(
  anchor: LedgerAnchor,
  verified: { readonly head: LedgerHead; readonly rows: VerifiedRows },
): void {
  try {
    anchor.keep(verified.head, verified.rows);
  } catch {
    // As on a full disk; see above.
  }
}

/** Some key of this ledger signed a head or a quiet write that is neither known nor our own. */
function hasSiblingWritten(before: Look, now: Look, appended: number): boolean {
  const quiet = now.quiet - before.quiet;
  return appended > now.appended - before.appended || quiet > now.ownQuiet - before.ownQuiet;
}

function isSame(signed: LedgerHead | undefined, head: LedgerHead): boolean {
  return signed?.sequence === head.sequence && signed.hash === head.hash;
}

function prepareLook({
  own,
  ledger,
  quietWrites,
}: LedgerVerificationOptions): (last: Look | undefined) => Look {
  const dataVersion = own.connection.prepare('PRAGMA data_version');
  return (last) => ({
    dataVersion: parseOwnRow(dataVersionRow, dataVersion.get()).data_version,
    appended: ledger.appended(),
    quiet: Math.max(last?.quiet ?? 0, quietWrites.counted() ?? 0),
    ownQuiet: quietWrites.own(),
    isVerified: false,
  });
}

function prepareSignedHead({
  own,
  side,
  ledgerKeys,
}: LedgerVerificationOptions): () => LedgerHead | undefined {
  const head = own.connection.prepare('SELECT sequence, hash, key_id, signature FROM ledger_head');
  return () => {
    const stored = sealedHeadRow.safeParse(head.get()).data;
    return stored && isHeadSealed(stored, side, ledgerKeys) ? stored : undefined;
  };
}
