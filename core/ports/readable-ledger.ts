/** A side's ledger as it is read: by its own side for the trace, by another from its reading handle. */
import type { LedgerPage, SealedLedgerEntry } from '../ledger/ledger-entry.ts';
import type { Verifier } from './crypto.ts';

export interface ReadableLedger {
  listLedgerEntries(from: {
    readonly afterSequence: number;
    readonly limit: number;
  }): Promise<readonly SealedLedgerEntry[]>;
  /** The next entries and the signed head, at one moment, for checking. A row that cannot be read is left out. */
  readLedgerPage(from: {
    readonly afterSequence: number;
    readonly limit: number;
    readonly ledgerKeys: Verifier;
  }): Promise<LedgerPage>;
  /** A number that differs whenever the store has changed since the last call, by this process or another. */
  changeCounter(): Promise<number>;
}
