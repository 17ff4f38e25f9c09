/** The vault: the customer's own book of addresses and instruments. Each row is sealed: it says where goods go and whose card pays. */
import {
  canonicalJson,
  cardKeyOf,
  createBoundedMemory,
  deepFreeze,
  postalAddressSchema,
  type AddressId,
  type BookAddress,
  type BookInstrument,
  type CustomerBook,
  type CustomerId,
  type Hash,
  type InstrumentId,
  type SettlementStore,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS, parseOwnRow } from '../rows.ts';
import type { RowSeals, Sealed } from '../row-seals.ts';
import { prepareRememberCard, type RememberCard } from './card-table.ts';
import { prepareWriteLabels, type WriteLabels } from './label-table.ts';
import { addressRow, customerRow, instrumentRow } from './vault-rows.ts';

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
    insertBook: (book) => own.writeSoon(() => vault.insertBook(book)),
  };
}

export function openVault({ own, seals }: OwnStoreWithLedger, hash: Hash): Vault {
  const statements = prepareStatements(own.connection);
  const writeLabels = prepareWriteLabels(own.connection);

  const openAddress = createRowOpening({ table: 'addresses', row: addressRow, seals });
  const openInstrument = createRowOpening({ table: 'instruments', row: instrumentRow, seals });

  function findBook(customerId: CustomerId): CustomerBook | undefined {
    const customer = OWN_ROWS.one(customerRow, statements.customer.get({ customerId }));
    if (!customer) return undefined;
    const { email, seal } = customer;
    if (!seals.isSealed('customers', { customerId, email }, seal)) return undefined;
    return {
      addresses: statements.addresses.all({ customerId }).flatMap(openAddress),
      instruments: statements.instruments.all({ customerId }).flatMap(openInstrument),
      email,
    };
  }

  const entries = createEntryWriter(statements, {
    seals,
    cardKeyOf: (processorVaultId) => cardKeyOf(processorVaultId, hash),
    rememberCard: prepareRememberCard(own.connection),
  });

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
  using: {
    readonly seals: RowSeals;
    readonly cardKeyOf: (processorVaultId: string) => string;
    readonly rememberCard: RememberCard;
  },
): EntryWriter {
  const { seals } = using;
  return {
    insertAddress(address) {
      const { addressId, customerId, label, isDefault, salt } = address;
      statements.insertAddress.run({
        addressId,
        customerId,
        label,
        isDefault: Number(isDefault),
        salt,
        postalJson: canonicalJson(postalAddressSchema.parse(address.postal)),
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
      using.rememberCard({
        customerId,
        instrumentId,
        cardKey: using.cardKeyOf(processorVaultId),
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

const MOST_REMEMBERED = 512;

/**
 * The record of a row, or none where its seal is not right. An order looks at the same rows four times: one that was right is remembered by all of its
 * columns, and one that was changed since is another.
 */
function createRowOpening<Entry>(of: {
  readonly table: string;
  readonly row: z.ZodType<Sealed<Entry>>;
  readonly seals: RowSeals;
}): (row: unknown) => readonly Entry[] {
  const opened = createBoundedMemory<readonly [Entry]>(MOST_REMEMBERED);
  return (row) => {
    const columns = keyOf(row);
    const known = opened.find(columns);
    if (known) return known;
    const { record, seal } = parseOwnRow(of.row, row);
    if (!of.seals.isSealed(of.table, record, seal)) return [];
    const found = [record] as const;
    opened.keep(columns, deepFreeze(found));
    return found;
  };
}

/** Every column with its name and type: two rows with the same text are the same. */
function keyOf(row: unknown): string {
  const columns = z.record(z.string(), z.unknown()).parse(row);
  return JSON.stringify(
    Object.entries(columns).map(([name, value]) => [name, typeof value, String(value)]),
  );
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
