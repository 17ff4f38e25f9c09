/** One side's ledger as far as it verifies, kept by order: each look verifies what is new, and again a piece of what is old. */
import {
  EMPTY_LEDGER,
  openLedgerEntry,
  StoreUnavailable,
  type Hash,
  type LedgerEntry,
  type LedgerHead,
  type LedgerPage,
  type LedgerStanding,
  type OrderDigest,
  type ReadableLedger,
  type SealedLedgerEntry,
  type Side,
  type Verifier,
} from '#core';
import { createOrderEntries, type EntriesOfOrder } from './order-entries.ts';

/** What any of the three stores can be asked. */
export type LedgerStore = Pick<ReadableLedger, 'readLedgerPage' | 'changeCounter'>;

export interface LedgerBook {
  /** Reads on and says how the ledger stands now. Never throws for what the store or its owner did. */
  look(): Promise<LedgerStanding>;
  /** Whether it is known not to verify; looks only where the store has changed since it was asked before. */
  isBroken(): Promise<boolean>;
  /** Of what has been verified so far. */
  entriesOf(digest: OrderDigest): EntriesOfOrder;
}

export interface LedgerBookOptions {
  readonly side: Side;
  readonly store: LedgerStore;
  readonly ledgerKeys: Verifier;
  readonly hash: Hash;
}

/** A signature takes a tenth of a millisecond: what one look costs is bounded, and a long ledger takes several. */
const NEW_AT_A_TIME = 500;

/** How many of what is old are verified again in one look, by whether there was anything new. */
interface Again {
  readonly behindNew: number;
  readonly alone: number;
}
const AGAIN_AT_A_TIME: Again = { behindNew: 50, alone: 50 };
/**
 * Every view of an order asks whether the ledger is broken: a piece so small that the view does not wait for it. Where the store has changed and its ledger
 * tells nothing new, a hand may have written: then it is a larger one.
 */
const AGAIN_FOR_A_VIEW: Again = { behindNew: 1, alone: 5 };

export function createLedgerBook(options: LedgerBookOptions): LedgerBook {
  const reader = new LedgerReader(options);
  let looking: Promise<LedgerStanding> = Promise.resolve('checking');
  async function look(again: Again): Promise<LedgerStanding> {
    try {
      return await reader.readOn(again);
    } catch (fault) {
      if (fault instanceof StoreUnavailable) return 'unavailable';
      throw fault;
    }
  }
  // One look after the other: each begins where the last one stopped.
  const lookNext = (again: Again): Promise<LedgerStanding> => {
    const next = (): Promise<LedgerStanding> => look(again);
    looking = looking.then(next, next);
    return looking;
  };
  let last: { readonly changes: number; readonly isBroken: boolean } | undefined;
  return {
    look: () => lookNext(AGAIN_AT_A_TIME),
    async isBroken() {
      const changes = await options.store.changeCounter();
      if (last?.changes === changes) return last.isBroken;
      const isBroken = (await lookNext(AGAIN_FOR_A_VIEW)) === 'broken';
      last = { changes, isBroken };
      return isBroken;
    },
    entriesOf: (digest) => reader.orders.of(digest),
  };
}

class LedgerReader {
  readonly orders = createOrderEntries();
  private readonly options: LedgerBookOptions;
  private head = EMPTY_LEDGER;
  /** How far what is old was verified again in this round. */
  private again = EMPTY_LEDGER;
  /** The furthest signed head that was ever verified here: a ledger that no longer holds it was put back or changed. */
  private furthest = EMPTY_LEDGER;
  /** While it does not verify: the store's counter when that was found. Only a write can mend it. */
  private brokenAt: number | undefined;
  private isMending = false;

  constructor(options: LedgerBookOptions) {
    this.options = options;
  }

  /** @throws {StoreUnavailable} */
  async readOn(again: Again): Promise<LedgerStanding> {
    const changes = await this.options.store.changeCounter();
    if (this.brokenAt === changes) return 'broken';
    if (this.brokenAt !== undefined) this.beginAnew();
    const before = this.head.sequence;
    const read = await this.readNew();
    const many = this.head.sequence > before ? again.behindNew : again.alone;
    if (read === undefined || (read === 'verified' && !(await this.isOldStillThere(many)))) {
      this.brokenAt = changes;
      return 'broken';
    }
    if (read === 'verified') this.isMending = false;
    return this.isMending ? 'broken' : read;
  }

  private beginAnew(): void {
    this.orders.forget();
    this.head = EMPTY_LEDGER;
    this.again = EMPTY_LEDGER;
    this.brokenAt = undefined;
    this.isMending = true;
  }

  /** Undefined as soon as anything does not verify. */
  private async readNew(): Promise<'verified' | 'checking' | undefined> {
    const page = await this.readPage(this.head, NEW_AT_A_TIME);
    for (const row of page.entries) {
      const entry = this.open(row, this.head);
      if (!entry) return undefined;
      this.head = { sequence: row.sequence, hash: row.hash };
      const isWhereWeWere = this.head.sequence === this.furthest.sequence;
      if (isWhereWeWere && !isSame(this.head, this.furthest)) return undefined;
      this.orders.add(entry);
    }
    if (page.entries.length === NEW_AT_A_TIME) return 'checking';
    const isSigned = page.head !== undefined && isSame(page.head, this.head);
    if (!isSigned || this.head.sequence < this.furthest.sequence) return undefined;
    this.furthest = this.head;
    return 'verified';
  }

  private async isOldStillThere(many: number): Promise<boolean> {
    const { entries } = await this.readPage(this.again, many);
    for (const row of entries) {
      if (row.sequence > this.head.sequence) break;
      if (!this.open(row, this.again)) return false;
      this.again = { sequence: row.sequence, hash: row.hash };
    }
    if (this.again.sequence < this.head.sequence) return entries.length === many;
    const isWhole = isSame(this.again, this.head);
    this.again = EMPTY_LEDGER;
    return isWhole;
  }

  private readPage(after: LedgerHead, limit: number): Promise<LedgerPage> {
    const { store, ledgerKeys } = this.options;
    return store.readLedgerPage({ afterSequence: after.sequence, limit, ledgerKeys });
  }

  private open(row: SealedLedgerEntry, after: LedgerHead): LedgerEntry | undefined {
    return openLedgerEntry(row, { side: this.options.side, head: after }, this.options);
  }
}

function isSame(one: LedgerHead, other: LedgerHead): boolean {
  return one.sequence === other.sequence && one.hash === other.hash;
}
