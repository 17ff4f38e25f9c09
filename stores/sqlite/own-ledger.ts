/** An own store together with its ledger, as each side opens it. */
import type { Hash, LedgerNote, Signer, Verifier } from '#core';
import { knowOwnSignatures } from '../keys/known-signatures.ts';
import { verifierOf } from '../keys/verifier-of.ts';
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
  /** Given, as `setImmediate`: what is written in one turn of the event loop is committed together. */
  readonly atTurnEnd?: (run: () => void) => void;
  /** Told once, when another file is found in the place of the store's: nothing is written from then on. */
  readonly onReplaced?: () => void;
}

export interface OwnStoreWithLedger {
  readonly own: OwnStore;
  readonly ledger: LedgerWriter;
  readonly seals: RowSeals;
  /** The given keys of the ledger, as they are, with a memory of what was signed here; undefined where none were given. */
  readonly ledgerKeys: Verifier | undefined;
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
    atTurnEnd: options.atTurnEnd,
    onReplaced: options.onReplaced,
    fillNewStore: (connection) => {
      startLedger({ connection, side, ledgerKey: options.ledgerKey });
    },
  });
  const { ledgerKey, headKeys, ledgerKeys } = withMemory(options);
  const ledger = openLedgerWriter({
    connection: own.connection,
    side,
    hash: options.hash,
    ledgerKey,
    headKeys,
  });
  return {
    own,
    ledger,
    ledgerKeys,
    seals: createRowSeals({ ...options, side }),
    appendNote: (note) =>
      own.writeSoon(() => {
        ledger.append(note);
      }),
  };
}

/** Each entry and each head is looked at again when the next one is written; most were signed by this process a moment ago. */
function withMemory(options: Pick<OwnStoreOptions, 'ledgerKey' | 'ledgerKeys'>): {
  readonly ledgerKey: Signer;
  readonly headKeys: Verifier;
  readonly ledgerKeys: Verifier | undefined;
} {
  const head = knowOwnSignatures(
    options.ledgerKey,
    verifierOf(options.ledgerKey, options.ledgerKeys),
  );
  if (options.ledgerKeys === undefined) {
    return { ledgerKey: head.signer, headKeys: head.verifier, ledgerKeys: undefined };
  }
  const entries = knowOwnSignatures(head.signer, options.ledgerKeys);
  return { ledgerKey: entries.signer, headKeys: head.verifier, ledgerKeys: entries.verifier };
}
