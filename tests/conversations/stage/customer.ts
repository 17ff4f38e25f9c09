/** A customer of one dialogue alone: a book like the demo's, with cards and addresses that nobody else has. */
import {
  addressIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  type CustomerBook,
  type CustomerId,
} from '#core';
import { makeDemoBooks } from '../../../simulator/launch/demo-books.ts';

export type CustomersBook = CustomerBook & { readonly customerId: CustomerId };

const [MODEL] = makeDemoBooks();

/** @param customer counted from 0. */
export function bookOfCustomer(customer: number): CustomersBook {
  if (MODEL === undefined) throw new Error('the demo has no books');
  const customerId = customerIdSchema.parse(`conversation-${String(customer)}`);
  return {
    customerId,
    email: `${customerId}@example.test`,
    addresses: MODEL.addresses.map((address, place) => ({
      ...address,
      customerId,
      addressId: addressIdSchema.parse(`${customerId}-address-${String(place)}`),
    })),
    instruments: MODEL.instruments.map((instrument, place) => ({
      ...instrument,
      customerId,
      instrumentId: instrumentIdSchema.parse(`${customerId}-card-${String(place)}`),
      processorVaultId: `vault-${customerId}-${String(place)}`,
    })),
  };
}

export function vaultIdsOf(book: CustomersBook): readonly string[] {
  return book.instruments.map(({ processorVaultId }) => processorVaultId);
}
