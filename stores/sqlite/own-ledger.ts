/** An own store together with its ledger, as each side opens it. */
import type { Hash, LedgerNote, Signer, Verifier } from '#core';
import { asPromise } from './as-promise.ts';
import { openLedgerWriter, startLedger, type LedgerWriter } from './ledger-writer.ts';
import { openOwnStore, type OwnStore } from './open-own-store.ts';
import { createRowSeals, type RowSeals } from './row-seals.ts';
import type { StoreSchema } from './store-schema.ts';

export interface OwnStoreOptions {
  readonly path: string;
  readonly ledgerKey: Signer;
  readonly hash: Hash;
  /** Earlier keys of this ledger, where there were any. */
  readonly ledgerKeys?: Verifier;
}

export interface OwnStoreWithLedger {
  readonly own: OwnStore;
  readonly ledger: LedgerWriter;
  readonly seals: RowSeals;
  /** One note in a transaction of its own. */
  readonly appendNote: (note: LedgerNote) => Promise<void>;
}

/** @throws when the file is not a store of this side. */
export function openOwnStoreWithLedger(
  options: OwnStoreOptions,
  schema: StoreSchema,
): OwnStoreWithLedger {
  const { side } = schema;
  const own = openOwnStore({
    path: options.path,
    schema,
    fillNewStore: (connection) => {
      startLedger({ connection, side, ledgerKey: options.ledgerKey });
    },
  });
  const ledger = openLedgerWriter({ ...options, connection: own.connection, side });
  return {
    own,
    ledger,
    seals: createRowSeals({ ...options, side }),
    appendNote: (note) =>
      asPromise(() => {
        own.write(() => {
          ledger.append(note);
        });
      }),
  };
}
