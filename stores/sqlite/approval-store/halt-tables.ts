/** Orders that were held back until a passkey, each once; signed, since settlement judges by them too. */
import type { ApprovalStore } from '#core';
import { asPromise } from '../as-promise.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { prepareHaltList } from './halt-queries.ts';

export type HaltMethods = Pick<ApprovalStore, 'insertHalt' | 'hasHalt' | 'listHaltJwss'>;

export function createHaltMethods({ own, ledger }: OwnStoreWithLedger): HaltMethods {
  const insert = own.connection.prepare(`
    INSERT INTO halts (digest, customer_id, halted_at, jws) VALUES (:digest, :customerId, :haltedAt, :jws)
    ON CONFLICT DO NOTHING
  `);
  const find = own.connection.prepare('SELECT 1 FROM halts WHERE digest = :digest');
  const list = prepareHaltList(own.connection);
  return {
    insertHalt: ({ digest, customerId, haltedAt, jws, note }) =>
      own.writeSoon(() => {
        if (insert.run({ digest, customerId, haltedAt, jws }) === 0) return 'already_there';
        ledger.append(note);
        return 'inserted';
      }),
    hasHalt: (digest) => asPromise(() => find.get({ digest }) !== undefined),
    listHaltJwss: (of) => asPromise(() => list(of)),
  };
}
