/** One change of one customer's book, inside the transaction that takes it. Every book keeps a default entry while it has any. */
import {
  ENTRIES_PER_BOOK,
  type AddressId,
  type BookOutcome,
  type BookWork,
  type CustomerBook,
  type CustomerId,
  type InstrumentId,
} from '#core';
import type { Connection } from '../connection.ts';
import { IS_UNFINISHED_CHARGE } from './unfinished-states.ts';
import type { Vault } from './vault-tables.ts';

export type ApplyBookWork = (customerId: CustomerId, work: BookWork) => BookOutcome;

export function prepareApplyBookWork(connection: Connection, vault: Vault): ApplyBookWork {
  const using = { vault, ...prepareStatements(connection) };
  return (customerId, work) => {
    // Whose book it is says the signed change alone: another's entry is not found in it (invariant 11).
    const book = vault.findBook(customerId);
    if (!book) return 'no_customer';
    const outcome = change({ customerId, book }, work, using);
    const changed = outcome === 'applied' ? vault.findBook(customerId) : undefined;
    if (changed) vault.writeLabels(customerId, changed);
    return outcome;
  };
}

interface OwnBook {
  readonly customerId: CustomerId;
  readonly book: CustomerBook;
}

interface Using extends ReturnType<typeof prepareStatements> {
  readonly vault: Vault;
}

function change(own: OwnBook, work: BookWork, using: Using): BookOutcome {
  switch (work.kind) {
    case 'add_address':
      return addAddress(own, work, using);
    case 'add_instrument':
      return addInstrument(own, work, using);
    case 'remove_address':
      return removeAddress(own, work, using);
    case 'remove_instrument':
      return removeInstrument(own, work, using);
    case 'clear':
      return clear(own, using);
    case 'refuse':
      return 'refused';
    default:
      return work satisfies never;
  }
}

function addAddress(
  { customerId, book }: OwnBook,
  { address }: Extract<BookWork, { readonly kind: 'add_address' }>,
  { vault, isAddressTaken }: Using,
): BookOutcome {
  if (isAddressTaken(address.addressId)) return 'refused';
  if (book.addresses.length >= ENTRIES_PER_BOOK) return 'book_full';
  vault.insertAddress({ ...address, customerId, isDefault: !hasDefault(book.addresses) });
  return 'applied';
}

function addInstrument(
  { customerId, book }: OwnBook,
  { instrument }: Extract<BookWork, { readonly kind: 'add_instrument' }>,
  { vault, isInstrumentTaken }: Using,
): BookOutcome {
  if (isInstrumentTaken(instrument.instrumentId)) return 'refused';
  if (book.instruments.length >= ENTRIES_PER_BOOK) return 'book_full';
  vault.insertInstrument({ ...instrument, customerId, isDefault: !hasDefault(book.instruments) });
  return 'applied';
}

function removeAddress(
  { book }: OwnBook,
  { addressId }: Extract<BookWork, { readonly kind: 'remove_address' }>,
  { vault, isAddressInUse }: Using,
): BookOutcome {
  const gone = book.addresses.find((entry) => entry.addressId === addressId);
  if (!gone) return 'not_in_book';
  if (isAddressInUse(addressId)) return 'in_use';
  vault.removeAddress(addressId);
  const next = book.addresses.find((entry) => entry.addressId !== addressId);
  if (gone.isDefault && next) {
    vault.removeAddress(next.addressId);
    vault.insertAddress({ ...next, isDefault: true });
  }
  return 'applied';
}

function removeInstrument(
  { book }: OwnBook,
  { instrumentId }: Extract<BookWork, { readonly kind: 'remove_instrument' }>,
  { vault, isInUse }: Using,
): BookOutcome {
  const gone = book.instruments.find((entry) => entry.instrumentId === instrumentId);
  if (!gone) return 'not_in_book';
  if (isInUse(instrumentId)) return 'in_use';
  vault.removeInstrument(instrumentId);
  const next = book.instruments.find((entry) => entry.instrumentId !== instrumentId);
  if (gone.isDefault && next) {
    vault.removeInstrument(next.instrumentId);
    vault.insertInstrument({ ...next, isDefault: true });
  }
  return 'applied';
}

function clear({ book }: OwnBook, { vault, isInUse, isAddressInUse }: Using): BookOutcome {
  if (book.instruments.some(({ instrumentId }) => isInUse(instrumentId))) return 'in_use';
  if (book.addresses.some(({ addressId }) => isAddressInUse(addressId))) return 'in_use';
  for (const { addressId } of book.addresses) vault.removeAddress(addressId);
  for (const { instrumentId } of book.instruments) vault.removeInstrument(instrumentId);
  return 'applied';
}

function hasDefault(entries: readonly { readonly isDefault: boolean }[]): boolean {
  return entries.some(({ isDefault }) => isDefault);
}

function prepareStatements(connection: Connection) {
  // An attempt at the processor looks the instrument up again: it must stay until the charge is found out.
  const unfinished = connection.prepare(`
    SELECT 1 FROM charges WHERE ${IS_UNFINISHED_CHARGE}
      AND json_extract(terms_json, '$.instrument.id') = :instrumentId
  `);
  // Goods go to the address after the charge: it must stay until the merchant has taken the order, or never will.
  const unplaced = connection.prepare(`
    SELECT 1 FROM charges WHERE ${IS_UNFINISHED_CHARGE}
      AND json_extract(terms_json, '$.address.id') = :addressId
    UNION ALL
    SELECT 1 FROM fulfilments JOIN charges USING (digest) WHERE fulfilments.state = 'to_place'
      AND json_extract(terms_json, '$.address.id') = :addressId
  `);
  const address = connection.prepare('SELECT 1 FROM addresses WHERE address_id = :addressId');
  const instrument = connection.prepare(
    'SELECT 1 FROM instruments WHERE instrument_id = :instrumentId',
  );
  return {
    isInUse: (instrumentId: InstrumentId) => unfinished.get({ instrumentId }) !== undefined,
    isAddressInUse: (addressId: AddressId) => unplaced.get({ addressId }) !== undefined,
    isAddressTaken: (addressId: string) => address.get({ addressId }) !== undefined,
    isInstrumentTaken: (instrumentId: string) => instrument.get({ instrumentId }) !== undefined,
  };
}
