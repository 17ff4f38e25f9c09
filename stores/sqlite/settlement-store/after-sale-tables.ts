/** Placing, returns and refunds. Every move is a conditional write, in one transaction with its ledger note. */
import {
  FULFILMENT_STATES,
  HOLDS_PER_CUSTOMER,
  NEXT_REFUND_STATES,
  refundableMinor,
  type AfterSaleStore,
  type NewRefund,
  type OrderDigest,
  type RecordedReturn,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import type { QuietWrites } from '../own-quiet-writes.ts';
import { OWN_ROWS } from '../rows.ts';
import { prepareInsertLetter } from './letter-table.ts';
import { SELECT_CHARGE } from './redemption-queries.ts';
import { chargeRow, countRow } from './redemption-rows.ts';
import { prepareRefundQueries } from './refund-queries.ts';

/** By then the order that it was for has long ended. */
const FORGET_HOLDS_AFTER_MS = 24 * 60 * 60 * 1000;

type Return = Parameters<AfterSaleStore['recordReturn']>[0];

export function createAfterSaleMethods(
  { own, ledger, seals }: OwnStoreWithLedger,
  quietWrites: QuietWrites,
): AfterSaleStore {
  const insertLetter = prepareInsertLetter(own.connection, seals);
  const statements = prepareStatements(own.connection);
  const refunds = prepareRefundQueries(own.connection, OWN_ROWS);

  function insertRefund({ intent, intentJws }: NewRefund): void {
    const { refundId, digest, cause, amountMinor } = intent;
    statements.insertRefund.run({ refundId, digest, cause, amountMinor, intentJws });
  }

  /** The one place where refunds are bounded: by what was charged, inside the transaction that records another (invariants 4 and 7). */
  function isMoreThanIsLeft({ intent }: NewRefund): boolean {
    const charge = OWN_ROWS.one(chargeRow, statements.charge.get({ digest: intent.digest }));
    if (charge?.state !== 'charged') return true;
    const left = refundableMinor(charge.terms.totalMinor, refunds.list(intent.digest));
    return intent.amountMinor > left || intent.currency !== charge.terms.currency;
  }

  function recordReturn({
    returnId,
    digest,
    customerId,
    refund,
    letter,
    note,
  }: Return): RecordedReturn {
    if (statements.findReturn.get({ returnId }) !== undefined) return 'already_there';
    if (refund && isMoreThanIsLeft(refund)) return 'too_much';
    const isAccepted = refund === null ? 0 : 1;
    statements.insertReturn.run({ returnId, digest, customerId, isAccepted });
    if (refund) insertRefund(refund);
    insertLetter(letter);
    ledger.append(note);
    return 'recorded';
  }

  return {
    listUnplacedOrders: () => asPromise(() => OWN_ROWS.many(chargeRow, statements.unplaced.all())),
    findFulfilment: (digest) =>
      asPromise(() => OWN_ROWS.one(fulfilmentRow, statements.fulfilment.get({ digest }))?.state),
    recordPlaced: ({ digest, merchantReference, note }) =>
      asPromise(() =>
        own.write(() => {
          if (statements.place.run({ digest, merchantReference }) !== 1) return false;
          ledger.append(note);
          return true;
        }),
      ),
    recordSoldOut: ({ digest, refund, letter, note }) =>
      asPromise(() =>
        own.write(() => {
          if (statements.sellOut.run({ digest }) !== 1) return false;
          if (isMoreThanIsLeft(refund)) throw new Error('more is to go back than was charged');
          insertRefund(refund);
          insertLetter(letter);
          ledger.append(note);
          return true;
        }),
      ),
    isReturnRecorded: (returnId) =>
      asPromise(() => statements.findReturn.get({ returnId }) !== undefined),
    recordReturn: (change) => asPromise(() => own.write(() => recordReturn(change))),
    listUnfinishedRefunds: () => asPromise(() => refunds.listUnfinished()),
    listRefunds: (digest) => asPromise(() => refunds.list(digest)),
    moveRefund: ({ refundId, from, to, processorReference, letter, note }) =>
      asPromise(() => {
        if (!NEXT_REFUND_STATES[from].includes(to)) {
          throw new RangeError(`a refund that is ${from} never becomes ${to}`);
        }
        const reference = processorReference ?? null;
        return own.write(() => {
          if (statements.moveRefund.run({ refundId, from, to, reference }) !== 1) return false;
          if (letter) insertLetter(letter);
          ledger.append(note);
          return true;
        });
      }),
    reserveHold: ({ holdKey, customerId, heldUntil, nowEpochMs }) =>
      asPromise(() =>
        own.write(() => {
          quietWrites.count();
          statements.forgetHolds.run({ before: nowEpochMs - FORGET_HOLDS_AFTER_MS });
          const others = statements.otherHolds.get({ customerId, holdKey, nowEpochMs });
          if ((OWN_ROWS.one(countRow, others)?.count ?? 0) >= HOLDS_PER_CUSTOMER) return false;
          statements.insertHold.run({ holdKey, customerId, heldUntil });
          return true;
        }),
      ),
    dropHold: (holdKey) =>
      asPromise(() => {
        own.write(() => {
          quietWrites.count();
          statements.dropHold.run({ holdKey });
        });
      }),
  };
}

/** Inside the transaction that records the charge: from now on the merchant is to have the order. */
export function prepareMarkToPlace(connection: Connection): (digest: OrderDigest) => void {
  const insert = connection.prepare(
    `INSERT INTO fulfilments (digest, state) VALUES (:digest, 'to_place') ON CONFLICT DO NOTHING`,
  );
  return (digest) => {
    insert.run({ digest });
  };
}

const fulfilmentRow = z.strictObject({ state: z.enum(FULFILMENT_STATES) });

function prepareStatements(connection: Connection) {
  return {
    unplaced: connection.prepare(`
      ${SELECT_CHARGE} WHERE state = 'charged'
        AND digest IN (SELECT digest FROM fulfilments WHERE state = 'to_place') ORDER BY digest
    `),
    charge: connection.prepare(`${SELECT_CHARGE} WHERE digest = :digest`),
    fulfilment: connection.prepare('SELECT state FROM fulfilments WHERE digest = :digest'),
    place: connection.prepare(`
      UPDATE fulfilments SET state = 'placed', merchant_reference = :merchantReference
      WHERE digest = :digest AND state = 'to_place'
    `),
    sellOut: connection.prepare(
      `UPDATE fulfilments SET state = 'sold_out' WHERE digest = :digest AND state = 'to_place'`,
    ),
    insertRefund: connection.prepare(`
      INSERT INTO refunds (refund_id, digest, cause, state, amount_minor, intent_jws)
      VALUES (:refundId, :digest, :cause, 'intended', :amountMinor, :intentJws)
    `),
    moveRefund: connection.prepare(`
      UPDATE refunds SET state = :to, processor_reference = :reference
      WHERE refund_id = :refundId AND state = :from
    `),
    findReturn: connection.prepare('SELECT return_id FROM returns WHERE return_id = :returnId'),
    insertReturn: connection.prepare(`
      INSERT INTO returns (return_id, digest, customer_id, is_accepted)
      VALUES (:returnId, :digest, :customerId, :isAccepted)
    `),
    forgetHolds: connection.prepare('DELETE FROM stock_holds WHERE held_until < :before'),
    otherHolds: connection.prepare(`
      SELECT count(*) AS count FROM stock_holds
      WHERE customer_id = :customerId AND hold_key <> :holdKey AND held_until > :nowEpochMs
    `),
    dropHold: connection.prepare('DELETE FROM stock_holds WHERE hold_key = :holdKey'),
    insertHold: connection.prepare(`
      INSERT INTO stock_holds (hold_key, customer_id, held_until)
      VALUES (:holdKey, :customerId, :heldUntil)
      ON CONFLICT (hold_key) DO UPDATE SET held_until = excluded.held_until
    `),
  };
}
