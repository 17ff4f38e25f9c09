/**
 * Invariant 10: whether the own ledger verifies. Incremental, so that it can be asked before each spending.
 *
 * `PRAGMA data_version` tells that another connection has written, and not who. A hand has no key: it can add no entry, and cannot move the signed
 * head or the sealed count of quiet writes on. So a foreign write after which neither has gone further than we took it ourselves was a hand's, or nobody's:
 * the whole ledger is looked at, at once. After any other one the new entries are verified, and old rows, among which a hand can have
 * written beside the sibling, are looked at again page by page within the bounds of ledger-sweep.ts (docs/decisions/0019).
 */
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
import type { LedgerAnchor } from './ledger-anchor.ts';
import { isHeadSealed, sealedHeadRow } from './ledger-head.ts';
import {
  chainPage,
  createKnownEntries,
  ENTRIES_OF_A_PAGE,
  preparePageReading,
  type VerifiedRows,
} from './ledger-pages.ts';
import { sealedEntryRow } from './ledger-rows.ts';
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
  readonly witness?: LedgerWitness;
  /** Where the ledger is known to have been before this process. */
  readonly anchor?: LedgerAnchor;
  /** For tests: another clock, and no work but in the looks. */
  readonly monotonicMs?: () => number;
  readonly isSweepTimed?: boolean;
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

const ENTRIES_AT_A_TIME = 8 * ENTRIES_OF_A_PAGE;
/** Stands for a row that cannot even be read, so that it fails as every other wrong row does. */
const UNREADABLE_ENTRY: SealedLedgerEntry = {
  sequence: 0,
  entryText: '',
  hash: '',
  keyId: '',
  signature: '',
};
const dataVersionRow = z.strictObject({ data_version: integerColumn });

export function openLedgerVerification(options: LedgerVerificationOptions): LedgerVerification {
  const { side, witness, ledger, quietWrites } = options;
  const { connection } = options.own;
  const rowsAfter = connection.prepare(`
    SELECT sequence, entry_text, hash, key_id, signature FROM ledger
    WHERE sequence > :afterSequence ORDER BY sequence LIMIT ${String(ENTRIES_AT_A_TIME)}
  `);
  const headStatement = connection.prepare(
    'SELECT sequence, hash, key_id, signature FROM ledger_head',
  );
  const dataVersionStatement = connection.prepare('PRAGMA data_version');
  const reading = preparePageReading(connection);
  const known = createKnownEntries(options.hash, witness);
  const anchored = options.anchor ? options.anchor.read() : { head: EMPTY_LEDGER };
  /** The furthest head that was ever verified, by this process or before it; undefined where that is not known. */
  let furthest = anchored?.head;
  let last: Look | undefined;

  const isPageSame = (page: number): boolean =>
    known.isSame(page, reading.page({ page, upTo: known.head().sequence }));
  const sweep = openLedgerSweep({
    pageCount: known.pageCount,
    isPageSame,
    inBackground: (work) => {
      options.own.read(work);
    },
    monotonicMs: options.monotonicMs ?? (() => performance.now()),
    isTimed: options.isSweepTimed ?? true,
  });

  function entriesAfter(sequence: number): readonly SealedLedgerEntry[] {
    return rowsAfter
      .all({ afterSequence: sequence })
      .map((row) => sealedEntryRow.safeParse(row).data ?? UNREADABLE_ENTRY);
  }

  /** Chain and signatures of the entries after the known ones. */
  function verifyTail(): boolean {
    for (;;) {
      const entries = entriesAfter(known.head().sequence);
      if (entries.length === 0) return true;
      if (verifyLedger(entries, { side, head: known.head() }, options).outcome !== 'verified') {
        return false;
      }
      entries.forEach(known.add);
    }
  }

  /** Known pages that are as they were verify; from the first one that is not, every entry is verified anew. */
  function verifyAll(): boolean {
    sweep.clear();
    const pages = known.pageCount();
    for (let page = 0; page < pages; page += 1) {
      if (isPageSame(page)) continue;
      const sequence = page * ENTRIES_OF_A_PAGE;
      known.forgetFrom(page, { sequence, hash: hashBefore(sequence) });
      break;
    }
    return verifyTail() && continuesFrom(furthest);
  }

  function hashBefore(sequence: number): string {
    return sequence === 0 ? EMPTY_LEDGER.hash : (reading.hashAt(sequence) ?? '');
  }

  function continuesFrom(head: LedgerHead | undefined): boolean {
    return (
      head !== undefined &&
      head.sequence <= known.head().sequence &&
      hashBefore(head.sequence) === head.hash
    );
  }

  /** Some key of this ledger signed a head or a quiet write that is neither known nor our own. */
  function hasSiblingWritten(before: Look, now: Look, head: LedgerHead | undefined): boolean {
    const appended = (head?.sequence ?? 0) - known.head().sequence;
    const quiet = now.quiet - before.quiet;
    return appended > now.appended - before.appended || quiet > now.ownQuiet - before.ownQuiet;
  }

  function signedHead(): LedgerHead | undefined {
    const stored = sealedHeadRow.safeParse(headStatement.get()).data;
    return stored && isHeadSealed(stored, side, options.ledgerKeys) ? stored : undefined;
  }

  function verify(now: Look, head: LedgerHead | undefined): boolean {
    if (!last) {
      if (anchored?.rows) recallPages(anchored.rows);
      return verifyTail() && continuesFrom(furthest);
    }
    if (last.isVerified && last.dataVersion === now.dataVersion) {
      return (verifyTail() && sweep.look()) || verifyAll();
    }
    if (!last.isVerified || !hasSiblingWritten(last, now, head)) return verifyAll();
    sweep.owe();
    return (continuesFrom(known.head()) && verifyTail() && sweep.look()) || verifyAll();
  }

  /**
   * What this side itself has signed to have verified need not be verified again entry by entry, as long as each row is the same to the last
   * byte and its key is still one of this ledger's. What is not recalled is verified.
   */
  function recallPages(rows: VerifiedRows): void {
    const digests = digestsOfSignedPages(rows.pages);
    const sequence = rows.pages * ENTRIES_OF_A_PAGE;
    if (digests.length === rows.pages && digests.at(-1) === rows.digest) {
      known.recall(digests, { sequence, hash: hashBefore(sequence) });
    } else {
      witness?.forgetAfter(0);
    }
  }

  /** Ends early at a page that cannot be read, or of a key that signs nothing here. */
  function digestsOfSignedPages(pages: number): readonly string[] {
    const triedKeys = new Set<string>();
    const digests: string[] = [];
    for (let page = 0; page < pages; page += 1) {
      const stored = reading.page({ page, upTo: Number.MAX_SAFE_INTEGER });
      if (!stored) break;
      const [least, greatest] = stored.keyIds;
      const isTried = least === greatest && triedKeys.has(least);
      if (!isTried && !isPageSigned(page)) break;
      triedKeys.add(least).add(greatest);
      if (witness?.isOfInterest(stored.text)) entriesOfPage(page).forEach(witness.see);
      digests.push(chainPage(options.hash, digests.at(-1) ?? '', stored.text));
    }
    return digests;
  }

  function entriesOfPage(page: number): readonly SealedLedgerEntry[] {
    return entriesAfter(page * ENTRIES_OF_A_PAGE).slice(0, ENTRIES_OF_A_PAGE);
  }

  function isPageSigned(page: number): boolean {
    const sequence = page * ENTRIES_OF_A_PAGE;
    const head = { sequence, hash: hashBefore(sequence) };
    return verifyLedger(entriesOfPage(page), { side, head }, options).outcome === 'verified';
  }

  return {
    isVerified() {
      const now = {
        dataVersion: parseOwnRow(dataVersionRow, dataVersionStatement.get()).data_version,
        appended: ledger.appended(),
        quiet: Math.max(last?.quiet ?? 0, quietWrites.counted() ?? 0),
        ownQuiet: quietWrites.own(),
        isVerified: false,
      };
      // Only another connection's write can repair what was broken: our own entries follow the broken ones.
      if (last && last.dataVersion === now.dataVersion && !last.isVerified) return false;
      const head = signedHead();
      const isVerified =
        verify(now, head) &&
        head?.sequence === known.head().sequence &&
        head.hash === known.head().hash;
      if (isVerified) {
        furthest = known.head();
        options.anchor?.keep(known.head(), known.fullPages());
      }
      last = { ...now, isVerified };
      return isVerified;
    },
    close: sweep.stop,
  };
}
