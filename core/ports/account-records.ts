/** Signed records about a customer's account: written by the approval side, read and acted on once by settlement. */
import type { LedgerNote } from '../ledger/ledger-entry.ts';
import type { CustomerId } from '../order/ids.ts';

export interface AccountRecord {
  readonly recordId: string;
  readonly customerId: CustomerId;
  /** A signed book change or told change. */
  readonly jws: string;
}

export interface AccountRecordStore {
  insertAccountRecord(
    change: AccountRecord & { readonly note: LedgerNote | null },
  ): Promise<'inserted' | 'already_there'>;
  /** The customer's newest, oldest of them first. */
  listAccountRecordsOf(customerId: CustomerId): Promise<readonly AccountRecord[]>;
}

export const FIRST_RECORD = '0';

/** @throws {StoreUnavailable} from any method, while the store cannot be opened. */
export interface AccountRecordReader {
  /**
   * In the order in which they were written, from {@link FIRST_RECORD} on. `row` is what to go on after, also where `jws` is null and so cannot be
   * read. It is a number as text, because a row by hand may have one that is no safe integer, and what is written after it has a greater one.
   */
  listAccountRecords(from: {
    readonly afterRow: string;
    readonly limit: number;
  }): Promise<readonly { readonly row: string; readonly jws: string | null }[]>;
  /** A number that differs whenever the store has changed since the last call. */
  changeCounter(): Promise<number>;
}
