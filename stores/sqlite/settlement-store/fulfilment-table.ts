/** Orders on their way to the merchant. Every move is a conditional write, in one transaction with its ledger note. */
import { FULFILMENT_STATES, type AfterSaleStore, type OrderDigest } from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { prepareInsertLetter } from './letter-table.ts';
import { prepareNewRefunds } from './new-refunds.ts';
import { beginsAs, isIn, mayBecome, setTo } from '../state-column.ts';
import { SELECT_CHARGE } from './redemption-queries.ts';
import { chargeRow } from './redemption-rows.ts';
import { CHARGE_STATE, FULFILMENT_STATE } from './state-columns.ts';

type FulfilmentMethods = Pick<
  AfterSaleStore,
  'listUnplacedOrders' | 'findFulfilment' | 'recordPlaced' | 'recordSoldOut'
>;

export function createFulfilmentMethods({
  own,
  ledger,
  seals,
}: OwnStoreWithLedger): FulfilmentMethods {
  const statements = prepareStatements(own.connection);
  const newRefunds = prepareNewRefunds(own.connection);
  const insertLetter = prepareInsertLetter(own.connection, seals);
  return {
    listUnplacedOrders: () => asPromise(() => OWN_ROWS.many(chargeRow, statements.unplaced.all())),
    findFulfilment: (digest) =>
      asPromise(() => OWN_ROWS.one(fulfilmentRow, statements.find.get({ digest }))?.state),
    recordPlaced: ({ digest, merchantReference, note }) =>
      own.writeSoon(() => {
        if (statements.place.run({ digest, merchantReference }) !== 1) return false;
        ledger.append(note);
        return true;
      }),
    recordSoldOut: ({ digest, refund, letter, note }) =>
      own.writeSoon(() => {
        if (statements.sellOut.run({ digest }) !== 1) return false;
        if (newRefunds.isMoreThanIsLeft(refund)) {
          throw new Error('more is to go back than was charged');
        }
        newRefunds.insert(refund);
        insertLetter(letter);
        ledger.append(note);
        return true;
      }),
  };
}

/** Inside the transaction that records the charge: from now on the merchant is to have the order. */
export function prepareMarkToPlace(connection: Connection): (digest: OrderDigest) => void {
  const insert = connection.prepare(
    `INSERT INTO fulfilments (digest, state) VALUES (:digest, ${beginsAs(FULFILMENT_STATE)}) ON CONFLICT DO NOTHING`,
  );
  return (digest) => {
    insert.run({ digest });
  };
}

const fulfilmentRow = z.strictObject({ state: z.enum(FULFILMENT_STATES) });

function prepareStatements(connection: Connection) {
  return {
    unplaced: connection.prepare(`
      ${SELECT_CHARGE} WHERE ${isIn(CHARGE_STATE, 'charged')}
        AND digest IN (SELECT digest FROM fulfilments WHERE ${isIn(FULFILMENT_STATE, 'to_place')})
      ORDER BY digest
    `),
    find: connection.prepare('SELECT state FROM fulfilments WHERE digest = :digest'),
    place: connection.prepare(`
      UPDATE fulfilments
      SET ${setTo(FULFILMENT_STATE, 'placed')}, merchant_reference = :merchantReference
      WHERE digest = :digest AND ${mayBecome(FULFILMENT_STATE, 'placed')}
    `),
    sellOut: connection.prepare(`
      UPDATE fulfilments SET ${setTo(FULFILMENT_STATE, 'sold_out')}
      WHERE digest = :digest AND ${mayBecome(FULFILMENT_STATE, 'sold_out')}
    `),
  };
}
