/** Returns and refunds. Every move is a conditional write, in one transaction with its ledger note. */
import {
  mayFollow,
  NEXT_REFUND_STATES,
  type AfterSaleStore,
  type LedgerNote,
  type RecordedReturn,
  type RefundStart,
} from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { LedgerVerification } from '../ledger-verification.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { prepareAskedTable } from './asked-table.ts';
import { prepareInsertLetter } from './letter-table.ts';
import { prepareNewRefunds } from './new-refunds.ts';
import type { PastOfOrder } from './past-of-order.ts';
import { prepareRefundQueries } from './refund-queries.ts';
import type { SpendingInLedger } from './spending-in-ledger.ts';

type RefundMethods = Pick<
  AfterSaleStore,
  'isReturnRecorded' | 'recordReturn' | 'listUnfinishedRefunds' | 'listRefunds' | 'moveRefund'
>;
type Return = Parameters<AfterSaleStore['recordReturn']>[0];

export interface RefundLimiting {
  readonly verification: Pick<LedgerVerification, 'isVerified'>;
  readonly spending: Pick<SpendingInLedger, 'refunds'>;
  readonly past: Pick<PastOfOrder, 'cardKeyOf'>;
}

export function createRefundMethods(
  { own, ledger, seals }: OwnStoreWithLedger,
  limiting: RefundLimiting,
): RefundMethods {
  const statements = prepareStatements(own.connection);
  const refunds = prepareRefundQueries(own.connection, OWN_ROWS);
  const newRefunds = prepareNewRefunds(own.connection);
  const askedBodies = prepareAskedTable(own.connection, seals);
  const insertLetter = prepareInsertLetter(own.connection, seals);

  function recordReturn(of: Return): RecordedReturn {
    const { returnId, digest, customerId, refund, letter, note } = of;
    if (statements.findReturn.get({ returnId }) !== undefined) return 'already_there';
    if (refund && newRefunds.isMoreThanIsLeft(refund)) return 'too_much';
    const isAccepted = refund === null ? 0 : 1;
    statements.insertReturn.run({ returnId, digest, customerId, isAccepted });
    if (refund) newRefunds.insert(refund);
    insertLetter(letter);
    ledger.append(note);
    return 'recorded';
  }

  return {
    isReturnRecorded: (returnId) =>
      asPromise(() => statements.findReturn.get({ returnId }) !== undefined),
    recordReturn: (change) => own.writeSoon(() => recordReturn(change)),
    listUnfinishedRefunds: () => asPromise(() => refunds.listUnfinished()),
    listRefunds: (digest) => asPromise(() => refunds.list(digest)),
    moveRefund: ({ refundId, from, to, processorReference, letter, start, asked, note }) =>
      asPromise(() => {
        if (!mayFollow(NEXT_REFUND_STATES, { from, to })) {
          throw new RangeError(`a refund that is ${from} never becomes ${to}`);
        }
        if (from === 'intended' && !start) {
          throw new RangeError('a refund is started only where its limits are judged');
        }
        const reference = processorReference ?? null;
        return own.writeSoon(() => {
          const told = start ? judgeStart(limiting, start) : {};
          if (!told) return false;
          if (statements.move.run({ refundId, from, to, reference }) !== 1) return false;
          if (letter) insertLetter(letter);
          if (asked) askedBodies.keep(asked);
          // The ledger bears witness to what counts, whatever the caller's note says.
          ledger.append({ ...note, facts: { ...note.facts, ...told, state: to } });
          return true;
        });
      }),
  };
}

/** What the ledger is told of it; undefined where it is held. What went back is counted by the ledger alone, which must verify for that. */
function judgeStart(
  { verification, spending, past }: RefundLimiting,
  { terms, money, nowEpochMs, mayStart }: RefundStart,
): LedgerNote['facts'] | undefined {
  if (!verification.isVerified()) return undefined;
  const { customerId, clientId } = terms;
  const cardKey = past.cardKeyOf({ customerId, instrumentId: terms.instrument.id });
  const spent = spending.refunds.of({ customerId, clientId, cardKey, nowEpochMs });
  return mayStart(spent) ? { customerId, clientId, cardKey, ...money } : undefined;
}

function prepareStatements(connection: Connection) {
  return {
    move: connection.prepare(`
      UPDATE refunds SET state = :to, processor_reference = :reference
      WHERE refund_id = :refundId AND state = :from
    `),
    findReturn: connection.prepare('SELECT return_id FROM returns WHERE return_id = :returnId'),
    insertReturn: connection.prepare(`
      INSERT INTO returns (return_id, digest, customer_id, is_accepted)
      VALUES (:returnId, :digest, :customerId, :isAccepted)
    `),
  };
}
