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

/** @throws {StoreUnavailable} from any method, while the store cannot be opened. */
export interface AccountRecordReader {
  /** In the order in which they were written; `row` is what to go on after, also where `jws` is null and so cannot be read. */
  listAccountRecords(from: {
    readonly afterRow: number;
    readonly limit: number;
  }): Promise<readonly { readonly row: number; readonly jws: string | null }[]>;
  /** A number that differs whenever the store has changed since the last call. */
  changeCounter(): Promise<number>;
}
