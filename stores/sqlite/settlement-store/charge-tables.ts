/** Charges from intent to receipt. Every move is a conditional write. */
import { mayFollow, NEXT_CHARGE_STATES, type ChargeState, type SettlementStore } from '#core';
import { asPromise } from '../as-promise.ts';
import type { Connection, Statement } from '../connection.ts';
import type { LedgerVerification } from '../ledger-verification.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { isIn, mayBecome, setTo } from '../state-column.ts';
import { prepareAskedTable } from './asked-table.ts';
import { prepareMarkToPlace } from './fulfilment-table.ts';
import { prepareInsertLetter } from './letter-table.ts';
import type { PastOfOrder } from './past-of-order.ts';
import { SELECT_CHARGE } from './redemption-queries.ts';
import { chargeRow } from './redemption-rows.ts';
import { CHARGE_STATE, RECEIPT_SENT } from './state-columns.ts';
import { IS_UNFINISHED_CHARGE } from './unfinished-states.ts';

export type ChargeMethods = Pick<
  SettlementStore,
  | 'listUnfinishedCharges'
  | 'moveCharge'
  | 'findAskedBody'
  | 'listUnsentReceipts'
  | 'markReceiptSent'
>;

interface ChargeParts {
  readonly past: Pick<PastOfOrder, 'pay'>;
  readonly verification: Pick<LedgerVerification, 'isVerified'>;
}

export function createChargeMethods(
  { own, ledger, seals }: OwnStoreWithLedger,
  { past, verification }: ChargeParts,
): ChargeMethods {
  const statements = prepareStatements(own.connection);
  const markToPlace = prepareMarkToPlace(own.connection);
  const askedBodies = prepareAskedTable(own.connection, seals);
  const insertLetter = prepareInsertLetter(own.connection, seals);
  return {
    listUnfinishedCharges: () =>
      asPromise(() => OWN_ROWS.many(chargeRow, statements.unfinished.all())),
    moveCharge: ({ digest, from, to, processorReference, receiptJws, paid, asked, letter, note }) =>
      asPromise(() => {
        if (!mayFollow(NEXT_CHARGE_STATES, { from, to })) {
          throw new RangeError(`a charge that is ${from} never becomes ${to}`);
        }
        const columns = {
          processorReference: processorReference ?? null,
          receiptJws: receiptJws ?? null,
        };
        return own.writeSoon(() => {
          if (statements.move.run({ digest, from, to, ...columns }) !== 1) return false;
          statements.count[to]?.run(to === 'charged' ? { digest, at: note.at } : { digest });
          if (to === 'charged') markToPlace(digest);
          if (asked) askedBodies.keep(asked);
          if (letter) insertLetter(letter);
          // The ledger bears witness to what counts: it is told the state whatever the caller's note says.
          // Which past is the last one tells what a look at the ledger has seen.
          if (paid) verification.isVerified();
          const told = to === 'charged' && paid ? past.pay(digest, paid) : {};
          ledger.append({ ...note, facts: { ...note.facts, ...told, state: to } });
          return true;
        });
      }),
    findAskedBody: (idempotencyKey) => asPromise(() => askedBodies.find(idempotencyKey)),
    listUnsentReceipts: () => asPromise(() => OWN_ROWS.many(chargeRow, statements.unsent.all())),
    markReceiptSent: ({ digest, note }) =>
      own.writeSoon(() => {
        if (statements.markSent.run({ digest }) !== 1) return false;
        ledger.append(note);
        return true;
      }),
  };
}

function prepareStatements(connection: Connection) {
  return {
    unfinished: connection.prepare(
      `${SELECT_CHARGE} WHERE ${IS_UNFINISHED_CHARGE} ORDER BY digest`,
    ),
    move: connection.prepare(`
      UPDATE charges SET state = :to,
        processor_reference = coalesce(:processorReference, processor_reference),
        receipt_jws = coalesce(:receiptJws, receipt_jws)
      WHERE digest = :digest AND state = :from
    `),
    count: prepareCounting(connection),
    unsent: connection.prepare(
      `${SELECT_CHARGE} WHERE ${isIn(CHARGE_STATE, 'charged')} AND ${isIn(RECEIPT_SENT, 'to_send')} ORDER BY digest`,
    ),
    markSent: connection.prepare(`
      UPDATE charges SET ${setTo(RECEIPT_SENT, 'sent')}
      WHERE digest = :digest AND ${isIn(CHARGE_STATE, 'charged')} AND ${mayBecome(RECEIPT_SENT, 'sent')}
    `),
  };
}

/** From its capture on a payment counts for an hour and a day; one that was declined never took anything. A refund frees nothing. */
function prepareCounting(
  connection: Connection,
): Readonly<Partial<Record<ChargeState, Statement>>> {
  return {
    // A clock that was set back since does not make the payment older than its redemption.
    charged: connection.prepare(
      'UPDATE charges SET counts_at = max(:at, ifnull(redeemed_at, 0)) WHERE digest = :digest',
    ),
    declined_by_processor: connection.prepare(
      'UPDATE charges SET counts_at = NULL WHERE digest = :digest',
    ),
  };
}
