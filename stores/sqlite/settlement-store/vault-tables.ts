/** The vault: the customer's own book of addresses and instruments. Each row is sealed: it says where goods go and whose card pays. */
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
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import type { RowSeals, Sealed } from '../row-seals.ts';
import { booleanColumn, OWN_ROWS } from '../rows.ts';

export type VaultMethods = Pick<SettlementStore, 'findBook' | 'insertBook'>;

export function createVaultMethods({ own, seals }: OwnStoreWithLedger): VaultMethods {
  const statements = prepareStatements(own.connection);

  function findBook(customerId: CustomerId): CustomerBook | undefined {
    const customer = OWN_ROWS.one(customerRow, statements.customer.get({ customerId }));
    if (!customer) return undefined;
    const { email, seal } = customer;
    if (!seals.isSealed('customers', { customerId, email }, seal)) return undefined;
    const addresses = OWN_ROWS.many(addressRow, statements.addresses.all({ customerId }));
    const instruments = OWN_ROWS.many(instrumentRow, statements.instruments.all({ customerId }));
    return {
      addresses: onlySealed(seals, 'addresses', addresses),
      instruments: onlySealed(seals, 'instruments', instruments),
      email,
    };
  }

  function insertBook(
    book: CustomerBook & { readonly customerId: CustomerId },
  ): 'inserted' | 'already_there' {
    const { customerId, email } = book;
    const seal = seals.seal('customers', { customerId, email });
    if (statements.insertCustomer.run({ customerId, email, seal }) === 0) return 'already_there';
    for (const address of book.addresses) {
      mustBeOwn(address, customerId);
      statements.insertAddress.run({
        addressId: address.addressId,
        customerId,
        label: address.label,
        isDefault: Number(address.isDefault),
        salt: address.salt,
        postalJson: canonicalJson(postalSchema.parse(address.postal)),
        seal: seals.seal('addresses', address),
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
        seal: seals.seal('instruments', instrument),
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

function onlySealed<Entry>(
  seals: RowSeals,
  table: string,
  rows: readonly Sealed<Entry>[],
): readonly Entry[] {
  return rows
    .filter(({ record, seal }) => seals.isSealed(table, record, seal))
    .map(({ record }) => record);
}

const customerRow = z.strictObject({ email: z.string().min(1), seal: z.string() });

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
    seal: z.string(),
  })
  .transform((row): Sealed<BookAddress> => ({
    record: {
      addressId: row.address_id,
      customerId: row.customer_id,
      label: row.label,
      isDefault: row.is_default,
      salt: row.salt,
      postal: row.postal_json,
    },
    seal: row.seal,
  }));

const instrumentRow = z
  .strictObject({
    instrument_id: instrumentIdSchema,
    customer_id: customerIdSchema,
    label: z.string(),
    is_default: booleanColumn,
    processor_vault_id: z.string(),
    seal: z.string(),
  })
  .transform((row): Sealed<BookInstrument> => ({
    record: {
      instrumentId: row.instrument_id,
      customerId: row.customer_id,
      label: row.label,
      isDefault: row.is_default,
      processorVaultId: row.processor_vault_id,
    },
    seal: row.seal,
  }));

function prepareStatements(connection: Connection) {
  return {
    customer: connection.prepare(
      'SELECT email, seal FROM customers WHERE customer_id = :customerId',
    ),
    addresses: connection.prepare(`
      SELECT address_id, customer_id, label, is_default, salt, postal_json, seal FROM addresses
      WHERE customer_id = :customerId ORDER BY row_number
    `),
    instruments: connection.prepare(`
      SELECT instrument_id, customer_id, label, is_default, processor_vault_id, seal FROM instruments
      WHERE customer_id = :customerId ORDER BY row_number
    `),
    insertCustomer: connection.prepare(`
      INSERT INTO customers (customer_id, email, seal) VALUES (:customerId, :email, :seal)
      ON CONFLICT DO NOTHING
    `),
    insertAddress: connection.prepare(`
      INSERT INTO addresses (address_id, customer_id, label, is_default, salt, postal_json, seal)
      VALUES (:addressId, :customerId, :label, :isDefault, :salt, :postalJson, :seal)
    `),
    insertInstrument: connection.prepare(`
      INSERT INTO instruments (instrument_id, customer_id, label, is_default, processor_vault_id, seal)
      VALUES (:instrumentId, :customerId, :label, :isDefault, :processorVaultId, :seal)
    `),
  };
}
