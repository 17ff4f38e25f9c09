/** The vault: the customer's own book of addresses and instruments. Each row is sealed: it says where goods go and whose card pays. */
import {
  canonicalJson,
  type AddressId,
  type BookAddress,
  type BookInstrument,
  type CustomerBook,
  type CustomerId,
  type InstrumentId,
  type SettlementStore,
} from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import type { RowSeals, Sealed } from '../row-seals.ts';
import { prepareWriteLabels, type WriteLabels } from './label-table.ts';
import { addressRow, customerRow, instrumentRow, postalSchema } from './vault-rows.ts';

export type VaultMethods = Pick<SettlementStore, 'findBook' | 'insertBook'>;

/** The vault on one open connection; what changes it runs inside a write transaction. */
export interface Vault {
  findBook(customerId: CustomerId): CustomerBook | undefined;
  insertBook(
    book: CustomerBook & { readonly customerId: CustomerId },
  ): 'inserted' | 'already_there';
  insertAddress(address: BookAddress): void;
  insertInstrument(instrument: BookInstrument): void;
  removeAddress(addressId: AddressId): void;
  removeInstrument(instrumentId: InstrumentId): void;
  writeLabels: WriteLabels;
}

export function createVaultMethods({ own }: OwnStoreWithLedger, vault: Vault): VaultMethods {
  return {
    findBook: (customerId) => asPromise(() => own.read(() => vault.findBook(customerId))),
    insertBook: (book) => asPromise(() => own.write(() => vault.insertBook(book))),
  };
}

export function openVault({ own, seals }: OwnStoreWithLedger): Vault {
  const statements = prepareStatements(own.connection);
  const writeLabels = prepareWriteLabels(own.connection);

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

  const entries = createEntryWriter(statements, seals);

  function insertBook(
    book: CustomerBook & { readonly customerId: CustomerId },
  ): 'inserted' | 'already_there' {
    const { customerId, email } = book;
    const seal = seals.seal('customers', { customerId, email });
    if (statements.insertCustomer.run({ customerId, email, seal }) === 0) return 'already_there';
    for (const address of book.addresses) {
      mustBeOwn(address, customerId);
      entries.insertAddress(address);
    }
    for (const instrument of book.instruments) {
      mustBeOwn(instrument, customerId);
      entries.insertInstrument(instrument);
    }
    writeLabels(customerId, book);
    return 'inserted';
  }

  return {
    findBook,
    insertBook,
    ...entries,
    writeLabels,
  };
}

type EntryWriter = Pick<
  Vault,
  'insertAddress' | 'insertInstrument' | 'removeAddress' | 'removeInstrument'
>;

function createEntryWriter(
  statements: ReturnType<typeof prepareStatements>,
  seals: RowSeals,
): EntryWriter {
  return {
    insertAddress(address) {
      const { addressId, customerId, label, isDefault, salt } = address;
      statements.insertAddress.run({
        addressId,
        customerId,
        label,
        isDefault: Number(isDefault),
        salt,
        postalJson: canonicalJson(postalSchema.parse(address.postal)),
        seal: seals.seal('addresses', address),
      });
    },
    insertInstrument(instrument) {
      const { instrumentId, customerId, label, isDefault, processorVaultId } = instrument;
      statements.insertInstrument.run({
        instrumentId,
        customerId,
        label,
        isDefault: Number(isDefault),
        processorVaultId,
        seal: seals.seal('instruments', instrument),
      });
    },
    removeAddress(addressId) {
      statements.removeAddress.run({ addressId });
    },
    removeInstrument(instrumentId) {
      statements.removeInstrument.run({ instrumentId });
    },
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
    removeAddress: connection.prepare('DELETE FROM addresses WHERE address_id = :addressId'),
    removeInstrument: connection.prepare(
      'DELETE FROM instruments WHERE instrument_id = :instrumentId',
    ),
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
