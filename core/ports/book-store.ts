/** Changes of the vault and the letters that tell of changes, in settlement's store. */
import type { LetterKind } from '../confirmation/told-change.ts';
import type { LedgerNote } from '../ledger/ledger-entry.ts';
import type { AddressId, CustomerId, InstrumentId } from '../order/ids.ts';
import type { WrittenLocale } from '../speech/speech-locale.ts';
import type { BookAddress, BookInstrument } from './settlement-store.ts';

/** Addresses of one customer, and instruments. */
export const ENTRIES_PER_BOOK = 20;

/** A new entry is the default when there is none; what takes the default away leaves it to the oldest that remains. */
export type BookWork =
  | { readonly kind: 'add_address'; readonly address: Omit<BookAddress, 'isDefault'> }
  | { readonly kind: 'remove_address'; readonly addressId: AddressId }
  | { readonly kind: 'add_instrument'; readonly instrument: Omit<BookInstrument, 'isDefault'> }
  | { readonly kind: 'remove_instrument'; readonly instrumentId: InstrumentId }
  /** Takes out everything, once no unfinished charge and no order that is to be placed needs any of it. */
  | { readonly kind: 'clear' }
  /** Nothing can come of it: taken, so that nobody tries again. */
  | { readonly kind: 'refuse' };

/** `in_use`: a charge that is not finished, or an order that is to be placed, needs the entry; nothing was written, try again later. */
export type BookOutcome =
  'applied' | 'already_taken' | 'not_in_book' | 'book_full' | 'refused' | 'no_customer' | 'in_use';

/** One written message about a change of the account. */
export interface Letter {
  readonly letterId: string;
  readonly customerId: CustomerId;
  readonly kind: LetterKind;
  /** A label or name, where the change is about one. */
  readonly about: string | null;
  readonly locale: WrittenLocale;
  readonly at: number;
}

/** One entry of the book as the customer may see it anywhere: never the address itself. */
export interface BookLabel {
  readonly kind: 'address' | 'instrument';
  readonly entryId: string;
  readonly label: string;
  readonly isDefault: boolean;
}

export interface BookStore {
  isRecordTaken(recordId: string): Promise<boolean>;
  /** Applies a change at most once under its id, with its ledger note and letter, in one transaction. */
  applyBookChange(change: {
    readonly changeId: string;
    readonly customerId: CustomerId;
    readonly at: number;
    readonly work: BookWork;
    readonly noteOf: (outcome: BookOutcome) => LedgerNote;
    /** Null where there is nothing to tell. */
    readonly letterOf: (outcome: BookOutcome) => Letter | null;
  }): Promise<BookOutcome>;
  /** Takes a told change once: its letter is to be sent. */
  takeToldChange(change: { readonly letter: Letter; readonly note: LedgerNote }): Promise<boolean>;
  listUnsentLetters(): Promise<readonly Letter[]>;
  markLetterSent(change: {
    readonly letterId: string;
    readonly note: LedgerNote;
  }): Promise<boolean>;
}

/** @throws {StoreUnavailable} from any method, while the store cannot be opened. */
export interface BookLabelReader {
  listBookLabels(customerId: CustomerId): Promise<readonly BookLabel[]>;
  isRecordTaken(recordId: string): Promise<boolean>;
}
