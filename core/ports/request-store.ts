/** The request side's store: dry runs and the request ledger. Written by the request side alone. */
import type { HistoryOf } from './order-history.ts';
import type { LedgerEntry, LedgerNote } from '../ledger/ledger-entry.ts';
import type { DryRun } from '../order/dry-run.ts';
import type { ClientId, CustomerId, OrderDigest } from '../order/ids.ts';
import type { CartStore } from './cart.ts';
import type { ReadableLedger } from './readable-ledger.ts';
import type { SentCodeStore } from './sent-codes.ts';

/** Who asked, as the card shows it. `device` is null where the client does not tell. */
export interface Requester {
  readonly clientName: string;
  readonly device: string | null;
}

export interface StoredDryRun {
  readonly dryRun: DryRun;
  readonly requester: Requester;
}

/** The rows are the request side's, and each is parsed and recomputed by whoever reads it. */
export const MOST_DRY_RUNS_READ = 50;

/** The most that a shop may let wait at once of one customer. */
export const MOST_WAITING_ORDERS = 50;

/** The writing handle; only the request side's process opens it. Every change and its ledger note are one transaction. */
export interface RequestStore extends CartStore, SentCodeStore {
  /**
   * Stores a dry run unless the customer has `maxWaiting` others that are not past `redeemBy` and not in `endedDigests`.
   * `already_there`: the same digest is stored; nothing is changed or noted. `replayed`: it was asked for a moment ago, perhaps by another process;
   * nothing is changed or noted either. Both are found in the transaction that stores: of two at once, one is stored.
   */
  insertDryRun(change: {
    readonly stored: StoredDryRun;
    readonly endedDigests: readonly OrderDigest[];
    readonly maxWaiting: number;
    readonly note: LedgerNote;
    readonly replay?: {
      readonly sinceEpochMs: number;
      /** Asked about this customer's and client's dry runs created since then, newest first. */
      readonly findAmong: (earlier: readonly StoredDryRun[]) => DryRun | undefined;
    };
  }): Promise<'inserted' | 'too_many_waiting' | 'already_there' | { readonly replayed: DryRun }>;
  /** Undefined when there is none, or when it is another customer's or client's: the caller cannot tell which. */
  findDryRun(of: {
    readonly digest: OrderDigest;
    readonly customerId: CustomerId;
    readonly clientId: ClientId;
  }): Promise<StoredDryRun | undefined>;
  /** The newest first, at most `limit`. */
  listDryRuns(of: {
    readonly customerId: CustomerId;
    readonly clientId: ClientId;
    readonly limit: number;
  }): Promise<readonly StoredDryRun[]>;
  appendNote(note: LedgerNote): Promise<void>;
  /** What the own ledger says of this customer, the newest first. An entry that names nobody, or somebody else, is not there; nor is one that does not parse. */
  listEntriesOfCustomer(of: {
    readonly customerId: CustomerId;
    /** How many to pass over. */
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly LedgerEntry[]>;
  /** An order of this customer's own, by whatever client it was asked for. */
  findDryRunOfCustomer(of: {
    readonly digest: OrderDigest;
    readonly customerId: CustomerId;
  }): Promise<StoredDryRun | undefined>;
  close(): void;
}

/** Where to go on in a customer's dry runs: after this one, to older ones. */
export interface DryRunPlace {
  readonly createdAt: number;
  readonly row: number;
}

/** A dry run by its place among all; the digest tells whether the same one is still there. */
export interface DryRunMark {
  readonly row: number;
  readonly digest: string;
}

/**
 * The reading handle that approval and settlement hold. A row that does not parse strictly is as if it were not there.
 * @throws {StoreUnavailable} from any method, while the store cannot be opened.
 */
export interface RequestReader extends ReadableLedger {
  findDryRun(digest: OrderDigest): Promise<StoredDryRun | undefined>;
  /** The newest first, created at or after `sinceEpochMs`; never more than {@link MOST_DRY_RUNS_READ}. Of every client unless one is named. */
  listDryRunsOfCustomer(of: {
    readonly customerId: CustomerId;
    readonly clientId?: ClientId;
    readonly sinceEpochMs: number;
    /** And created before this, where it is given. */
    readonly beforeEpochMs?: number;
    readonly limit: number;
  }): Promise<readonly StoredDryRun[]>;
  /** Of this customer over all clients, the order itself not counted; of more than a policy can name, as many as that. */
  countProposalsInTenMinutes(
    of: Pick<HistoryOf, 'customerId' | 'digest' | 'nowEpochMs'>,
  ): Promise<number>;
  /**
   * The newest first after `before`, of every client. A row that does not parse counts among those that were looked at, so that it ends no listing;
   * `next` is null after the last.
   */
  readDryRunPage(of: {
    readonly customerId: CustomerId;
    readonly before: DryRunPlace;
    readonly limit: number;
  }): Promise<{
    readonly orders: readonly StoredDryRun[];
    readonly next: DryRunPlace | null;
  }>;
  /**
   * Of all customers, in the order in which they were stored: after the one that is named, or where that is not there (the store was put back from a
   * copy), those created from `sinceEpochMs` on. `last` is where to go on, also after rows that do not parse.
   */
  readNewDryRuns(of: {
    readonly after: DryRunMark | null;
    readonly sinceEpochMs: number;
    readonly limit: number;
  }): Promise<{
    readonly orders: readonly StoredDryRun[];
    readonly last: DryRunMark | null;
    readonly hasMore: boolean;
  }>;
  close(): void;
}
