/** Goods that the merchant holds for waiting orders, as far as we asked for it. No money depends on it, so it has no entry in the ledger. */
import { HOLDS_PER_CUSTOMER, type AfterSaleStore } from '#core';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import type { QuietWrites } from '../own-quiet-writes.ts';
import { OWN_ROWS } from '../rows.ts';
import { countRow } from './redemption-rows.ts';

/** By then the order that it was for has long ended. */
const FORGET_HOLDS_AFTER_MS = 24 * 60 * 60 * 1000;

export function createHoldMethods(
  { own }: Pick<OwnStoreWithLedger, 'own'>,
  quietWrites: QuietWrites,
): Pick<AfterSaleStore, 'reserveHold' | 'dropHold'> {
  const statements = prepareStatements(own.connection);
  return {
    reserveHold: ({ holdKey, customerId, heldUntil, nowEpochMs }) =>
      own.writeSoon(() => {
        quietWrites.count();
        statements.forget.run({ before: nowEpochMs - FORGET_HOLDS_AFTER_MS });
        const others = statements.others.get({ customerId, holdKey, nowEpochMs });
        if ((OWN_ROWS.one(countRow, others)?.count ?? 0) >= HOLDS_PER_CUSTOMER) return false;
        statements.insert.run({ holdKey, customerId, heldUntil });
        return true;
      }),
    dropHold: (holdKey) =>
      own.writeSoon(() => {
        quietWrites.count();
        statements.drop.run({ holdKey });
      }),
  };
}

function prepareStatements(connection: Connection) {
  return {
    forget: connection.prepare('DELETE FROM stock_holds WHERE held_until < :before'),
    others: connection.prepare(`
      SELECT count(*) AS count FROM stock_holds
      WHERE customer_id = :customerId AND hold_key <> :holdKey AND held_until > :nowEpochMs
    `),
    drop: connection.prepare('DELETE FROM stock_holds WHERE hold_key = :holdKey'),
    insert: connection.prepare(`
      INSERT INTO stock_holds (hold_key, customer_id, held_until)
      VALUES (:holdKey, :customerId, :heldUntil)
      ON CONFLICT (hold_key) DO UPDATE SET held_until = excluded.held_until
    `),
  };
}
