/** What was presented, confirmed and withdrawn. */
import { CONFIRMATIONS_PER_ORDER, orderDigestSchema, type ApprovalStore } from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { integerColumn, OWN_ROWS, parseOwnRow } from '../rows.ts';
import { confirmationRow } from './approval-rows.ts';

export type ConfirmationMethods = Pick<
  ApprovalStore,
  'markPresented' | 'isPresented' | 'insertConfirmation' | 'findConfirmation' | 'listConfirmations'
>;

type Change = Parameters<ApprovalStore['insertConfirmation']>[0];
type Inserted = Awaited<ReturnType<ApprovalStore['insertConfirmation']>>;

const countRow = z.strictObject({ count: integerColumn });
const digestRow = z.strictObject({ digest: orderDigestSchema });

export function createConfirmationMethods({
  own,
  ledger,
}: OwnStoreWithLedger): ConfirmationMethods {
  const statements = prepareStatements(own.connection);

  function insertConfirmation({ row, note, withdrawnNote }: Change): Inserted {
    const { confirmationId, digest, customerId, sessionHash, jws } = row;
    if (statements.isDeclined.get({ digest }) !== undefined) return { outcome: 'declined' };
    const { count } = parseOwnRow(countRow, statements.count.get({ digest }));
    if (count >= CONFIRMATIONS_PER_ORDER) return { outcome: 'too_many' };
    const live = OWN_ROWS.many(digestRow, statements.live.all({ customerId }));
    if (statements.withdraw.run({ customerId }) !== live.length) {
      throw new Error('other confirmations were withdrawn than were live');
    }
    const withdrawn = live.map((other) => other.digest);
    for (const other of withdrawn) ledger.append(withdrawnNote(other));
    statements.insert.run({ confirmationId, digest, customerId, sessionHash, jws });
    ledger.append(note);
    return { outcome: 'inserted', withdrawn };
  }

  return {
    markPresented: ({ digest, note }) =>
      asPromise(() =>
        own.write(() => {
          const isFirst = statements.present.run({ digest }) === 1;
          if (isFirst) ledger.append(note);
          return isFirst;
        }),
      ),
    isPresented: (digest) => asPromise(() => statements.isPresented.get({ digest }) !== undefined),
    insertConfirmation: (change) => asPromise(() => own.write(() => insertConfirmation(change))),
    findConfirmation: (confirmationId) =>
      asPromise(() => OWN_ROWS.one(confirmationRow, statements.find.get({ confirmationId }))),
    listConfirmations: (digest) =>
      asPromise(() => OWN_ROWS.many(confirmationRow, statements.list.all({ digest }))),
  };
}

const SELECT_CONFIRMATION =
  'SELECT confirmation_id, digest, customer_id, session_hash, jws, is_withdrawn FROM confirmations';

function prepareStatements(connection: Connection) {
  const isLive = 'customer_id = :customerId AND is_withdrawn = 0';
  return {
    present: connection.prepare(
      'INSERT INTO presented_orders (digest) VALUES (:digest) ON CONFLICT DO NOTHING',
    ),
    isPresented: connection.prepare('SELECT 1 FROM presented_orders WHERE digest = :digest'),
    isDeclined: connection.prepare('SELECT 1 FROM declines WHERE digest = :digest'),
    count: connection.prepare('SELECT count(*) AS count FROM confirmations WHERE digest = :digest'),
    live: connection.prepare(
      `SELECT digest FROM confirmations WHERE ${isLive} ORDER BY row_number`,
    ),
    withdraw: connection.prepare(`UPDATE confirmations SET is_withdrawn = 1 WHERE ${isLive}`),
    insert: connection.prepare(`
      INSERT INTO confirmations (confirmation_id, digest, customer_id, session_hash, jws)
      VALUES (:confirmationId, :digest, :customerId, :sessionHash, :jws)
    `),
    find: connection.prepare(`${SELECT_CONFIRMATION} WHERE confirmation_id = :confirmationId`),
    list: connection.prepare(`${SELECT_CONFIRMATION} WHERE digest = :digest ORDER BY row_number`),
  };
}
