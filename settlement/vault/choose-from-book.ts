/** Address and instrument of one customer's own book: what is another's is as if it were not there (invariant 11). */
import type {
  AddressId,
  BookAddress,
  BookInstrument,
  CustomerBook,
  CustomerId,
  InstrumentId,
} from '#core';

/** The address asked for, or the customer's default; undefined when there is none. */
export function chooseAddress(
  book: CustomerBook | undefined,
  of: { readonly customerId: CustomerId; readonly addressId?: AddressId | undefined },
): BookAddress | undefined {
  return book?.addresses.find(
    (address) =>
      address.customerId === of.customerId &&
      (of.addressId === undefined ? address.isDefault : address.addressId === of.addressId),
  );
}

/** The instrument asked for, or the customer's default; undefined when there is none. */
export function chooseInstrument(
  book: CustomerBook | undefined,
  of: { readonly customerId: CustomerId; readonly instrumentId?: InstrumentId | undefined },
): BookInstrument | undefined {
  return book?.instruments.find(
    (instrument) =>
      instrument.customerId === of.customerId &&
      (of.instrumentId === undefined
        ? instrument.isDefault
        : instrument.instrumentId === of.instrumentId),
  );
}
