/** Declines, kept until settlement has answered them. */
import type { ApprovalStore, EndingKind } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection, Statement } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { isIn, mayBecome, setTo } from '../state-column.ts';
import { declineEndingRow, unansweredDeclineRow } from './approval-rows.ts';
import { DECLINE_ANSWER } from './state-columns.ts';

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
        statements.answer[ending].run({ digest });
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
      `SELECT digest, customer_id, jws FROM declines WHERE ${isIn(DECLINE_ANSWER, 'unanswered')}`,
    ),
    answer: prepareAnswers(connection),
    find: connection.prepare('SELECT ending FROM declines WHERE digest = :digest'),
  };
}

/** One for each answer, as its machine lets it follow: the first stays, for an order ends once. */
function prepareAnswers(connection: Connection): Readonly<Record<EndingKind, Statement>> {
  const prepare = (ending: EndingKind): Statement =>
    connection.prepare(`
      UPDATE declines SET ${setTo(DECLINE_ANSWER, ending)}
      WHERE digest = :digest AND ${mayBecome(DECLINE_ANSWER, ending)}
    `);
  return {
    redeemed: prepare('redeemed'),
    cancelled: prepare('cancelled'),
    declined: prepare('declined'),
    expired: prepare('expired'),
  };
}
