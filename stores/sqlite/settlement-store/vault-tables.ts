/** The vault: the customer's own book of addresses and instruments. */
import {
  addressIdSchema,
  canonicalJson,
  customerIdSchema,
  instrumentIdSchema,
  type BookAddress,
  type BookInstrument,
  type CustomerBook,
  type CustomerId,
  type SettlementStore,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import { canonicalJsonColumn } from '../json-columns.ts';
import type { OwnStore } from '../open-own-store.ts';
import { booleanColumn, OWN_ROWS } from '../rows.ts';

export type VaultMethods = Pick<SettlementStore, 'findBook' | 'insertBook'>;

export function createVaultMethods(own: OwnStore): VaultMethods {
  const statements = prepareStatements(own.connection);

  function findBook(customerId: CustomerId): CustomerBook | undefined {
    const customer = OWN_ROWS.one(customerRow, statements.customer.get({ customerId }));
    if (!customer) return undefined;
    return {
      addresses: OWN_ROWS.many(addressRow, statements.addresses.all({ customerId })),
      instruments: OWN_ROWS.many(instrumentRow, statements.instruments.all({ customerId })),
      email: customer.email,
    };
  }

  function insertBook(
    book: CustomerBook & { readonly customerId: CustomerId },
  ): 'inserted' | 'already_there' {
    const { customerId, email } = book;
    if (statements.insertCustomer.run({ customerId, email }) === 0) return 'already_there';
    for (const address of book.addresses) {
      mustBeOwn(address, customerId);
      statements.insertAddress.run({
        addressId: address.addressId,
        customerId,
        label: address.label,
        isDefault: Number(address.isDefault),
        salt: address.salt,
        postalJson: canonicalJson(postalSchema.parse(address.postal)),
      });
    }
    for (const instrument of book.instruments) {
      mustBeOwn(instrument, customerId);
      statements.insertInstrument.run({
        instrumentId: instrument.instrumentId,
        customerId,
        label: instrument.label,
        isDefault: Number(instrument.isDefault),
        processorVaultId: instrument.processorVaultId,
      });
    }
    return 'inserted';
  }

  return {
    findBook: (customerId) => asPromise(() => own.read(() => findBook(customerId))),
    insertBook: (book) => asPromise(() => own.write(() => insertBook(book))),
  };
}

function mustBeOwn(entry: { readonly customerId: CustomerId }, customerId: CustomerId): void {
  if (entry.customerId !== customerId) throw new Error("the book holds another customer's entry");
}

const customerRow = z.strictObject({ email: z.string().min(1) });

const postalSchema = z.strictObject({
  name: z.string(),
  lines: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
});

const addressRow = z
  .strictObject({
    address_id: addressIdSchema,
    customer_id: customerIdSchema,
    label: z.string(),
    is_default: booleanColumn,
    salt: z.string(),
    postal_json: canonicalJsonColumn(postalSchema),
  })
  .transform((row): BookAddress => ({
    addressId: row.address_id,
    customerId: row.customer_id,
    label: row.label,
    isDefault: row.is_default,
    salt: row.salt,
    postal: row.postal_json,
  }));

const instrumentRow = z
  .strictObject({
    instrument_id: instrumentIdSchema,
    customer_id: customerIdSchema,
    label: z.string(),
    is_default: booleanColumn,
    processor_vault_id: z.string(),
  })
  .transform((row): BookInstrument => ({
    instrumentId: row.instrument_id,
    customerId: row.customer_id,
    label: row.label,
    isDefault: row.is_default,
    processorVaultId: row.processor_vault_id,
  }));

function prepareStatements(connection: Connection) {
  return {
    customer: connection.prepare('SELECT email FROM customers WHERE customer_id = :customerId'),
    addresses: connection.prepare(`
      SELECT address_id, customer_id, label, is_default, salt, postal_json FROM addresses
      WHERE customer_id = :customerId ORDER BY row_number
    `),
    instruments: connection.prepare(`
      SELECT instrument_id, customer_id, label, is_default, processor_vault_id FROM instruments
      WHERE customer_id = :customerId ORDER BY row_number
    `),
    insertCustomer: connection.prepare(`
      INSERT INTO customers (customer_id, email) VALUES (:customerId, :email) ON CONFLICT DO NOTHING
    `),
    insertAddress: connection.prepare(`
      INSERT INTO addresses (address_id, customer_id, label, is_default, salt, postal_json)
      VALUES (:addressId, :customerId, :label, :isDefault, :salt, :postalJson)
    `),
    insertInstrument: connection.prepare(`
      INSERT INTO instruments (instrument_id, customer_id, label, is_default, processor_vault_id)
      VALUES (:instrumentId, :customerId, :label, :isDefault, :processorVaultId)
    `),
  };
}
