/** One change of one customer's book, inside the transaction that takes it. Every book keeps a default entry while it has any. */
import { ENTRIES_PER_BOOK, type BookOutcome, type BookWork, type CustomerId } from '#core';
import type { Connection } from '../connection.ts';
import type { Vault } from './vault-tables.ts';

export type ApplyBookWork = (customerId: CustomerId, work: BookWork) => BookOutcome;

export function prepareApplyBookWork(connection: Connection, vault: Vault): ApplyBookWork {
  // An attempt at the processor looks the instrument up again: it must stay until the charge is found out.
  const unfinished = connection.prepare(`
    SELECT 1 FROM charges WHERE state IN ('intended', 'processing', 'unknown')
      AND json_extract(terms_json, '$.instrument.id') = :instrumentId
  `);
  const isAddressTaken = connection.prepare(
    'SELECT 1 FROM addresses WHERE address_id = :addressId',
  );
  const isInstrumentTaken = connection.prepare(
    'SELECT 1 FROM instruments WHERE instrument_id = :instrumentId',
  );

  function change(customerId: CustomerId, work: BookWork): BookOutcome {
    const book = vault.findBook(customerId);
    if (!book) return 'no_customer';
    switch (work.kind) {
      case 'add_address': {
        const { addressId } = work.address;
        if (isAddressTaken.get({ addressId }) !== undefined) return 'refused';
        if (book.addresses.length >= ENTRIES_PER_BOOK) return 'book_full';
        vault.insertAddress({
          ...work.address,
          customerId,
          isDefault: !hasDefault(book.addresses),
        });
        return 'applied';
      }
      case 'add_instrument': {
        const { instrumentId } = work.instrument;
        if (isInstrumentTaken.get({ instrumentId }) !== undefined) return 'refused';
        if (book.instruments.length >= ENTRIES_PER_BOOK) return 'book_full';
        const isDefault = !hasDefault(book.instruments);
        vault.insertInstrument({ ...work.instrument, customerId, isDefault });
        return 'applied';
      }
      case 'remove_address': {
        const [left, gone] = parted(book.addresses, (entry) => entry.addressId === work.addressId);
        if (!gone) return 'not_in_book';
        vault.removeAddress(gone.addressId);
        const next = gone.isDefault ? left[0] : undefined;
        if (next) {
          vault.removeAddress(next.addressId);
          vault.insertAddress({ ...next, isDefault: true });
        }
        return 'applied';
      }
      case 'remove_instrument': {
        const { instrumentId } = work;
        const [left, gone] = parted(
          book.instruments,
          (entry) => entry.instrumentId === instrumentId,
        );
        if (!gone) return 'not_in_book';
        if (unfinished.get({ instrumentId }) !== undefined) return 'in_use';
        vault.removeInstrument(instrumentId);
        const next = gone.isDefault ? left[0] : undefined;
        if (next) {
          vault.removeInstrument(next.instrumentId);
          vault.insertInstrument({ ...next, isDefault: true });
        }
        return 'applied';
      }
      case 'clear': {
        const ids = book.instruments.map(({ instrumentId }) => instrumentId);
        if (ids.some((instrumentId) => unfinished.get({ instrumentId }) !== undefined)) {
          return 'in_use';
        }
        for (const { addressId } of book.addresses) vault.removeAddress(addressId);
        for (const instrumentId of ids) vault.removeInstrument(instrumentId);
        return 'applied';
      }
      case 'refuse':
        return 'refused';
      default:
        return work satisfies never;
    }
  }

  return (customerId, work) => {
    const outcome = change(customerId, work);
    const book = outcome === 'applied' ? vault.findBook(customerId) : undefined;
    if (book) vault.writeLabels(customerId, book);
    return outcome;
  };
}

function hasDefault(entries: readonly { readonly isDefault: boolean }[]): boolean {
  return entries.some(({ isDefault }) => isDefault);
}

/** The others, and the one. */
function parted<Entry>(
  entries: readonly Entry[],
  isIt: (entry: Entry) => boolean,
): readonly [readonly Entry[], Entry | undefined] {
  return [entries.filter((entry) => !isIt(entry)), entries.find(isIt)];
}
