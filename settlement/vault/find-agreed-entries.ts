/** Whether the terms name what the vault holds for that customer now: ids, labels and the commitment to the full address. */
import {
  commitAddress,
  type BookAddress,
  type BookInstrument,
  type CustomerBook,
  type Hash,
  type OrderTerms,
} from '#core';
import { chooseAddress, chooseInstrument } from './choose-from-book.ts';

/** The address that the customer agreed to, or undefined when the book has it no more, or has it changed. */
export function findAgreedAddress(
  book: CustomerBook | undefined,
  terms: OrderTerms,
  hash: Hash,
): BookAddress | undefined {
  const address = chooseAddress(book, {
    customerId: terms.customerId,
    addressId: terms.address.id,
  });
  const isAsAgreed =
    address?.label === terms.address.label &&
    commitAddress(address, hash) === terms.address.commitment;
  return isAsAgreed ? address : undefined;
}

/** The instrument that the customer agreed to, or undefined when the book has it no more, or under another label. */
export function findAgreedInstrument(
  book: CustomerBook | undefined,
  terms: OrderTerms,
): BookInstrument | undefined {
  const instrument = chooseInstrument(book, {
    customerId: terms.customerId,
    instrumentId: terms.instrument.id,
  });
  return instrument?.label === terms.instrument.label ? instrument : undefined;
}

/** Both; undefined when either is not as it was agreed. */
export function findAgreedEntries(
  book: CustomerBook | undefined,
  terms: OrderTerms,
  hash: Hash,
): { readonly address: BookAddress; readonly instrument: BookInstrument } | undefined {
  const address = findAgreedAddress(book, terms, hash);
  const instrument = findAgreedInstrument(book, terms);
  return address && instrument && { address, instrument };
}
