/** Declines, kept until settlement has answered them. */
import type { ApprovalStore } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { declineEndingRow, unansweredDeclineRow } from './approval-rows.ts';

export type DeclineMethods = Pick<
  ApprovalStore,
  'insertDecline' | 'listUnansweredDeclines' | 'answerDecline' | 'findDecline'
>;

export function createDeclineMethods({ own, ledger }: OwnStoreWithLedger): DeclineMethods {
  const statements = prepareStatements(own.connection);
  return {
    insertDecline: ({ digest, customerId, jws, note }) =>
      own.writeSoon(() => {
        if (statements.insert.run({ digest, customerId, jws }) === 0) return 'already_there';
        ledger.append(note);
        return 'inserted';
      }),
    listUnansweredDeclines: () =>
      asPromise(() => OWN_ROWS.many(unansweredDeclineRow, statements.unanswered.all())),
    answerDecline: ({ digest, ending }) =>
      own.writeSoon(() => {
        statements.answer.run({ digest, ending });
      }),
    findDecline: (digest) =>
      asPromise(() => OWN_ROWS.one(declineEndingRow, statements.find.get({ digest }))),
  };
}

function prepareStatements(connection: Connection) {
  return {
    insert: connection.prepare(`
      INSERT INTO declines (digest, customer_id, jws) VALUES (:digest, :customerId, :jws)
      ON CONFLICT DO NOTHING
    `),
    unanswered: connection.prepare(
      'SELECT digest, customer_id, jws FROM declines WHERE ending IS NULL',
    ),
    // The first answer stays: an order ends once.
    answer: connection.prepare(
      'UPDATE declines SET ending = :ending WHERE digest = :digest AND ending IS NULL',
    ),
    find: connection.prepare('SELECT ending FROM declines WHERE digest = :digest'),
  };
}
