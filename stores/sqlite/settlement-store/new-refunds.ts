/** Recording that money is to go back: bounded by what was charged, inside the transaction that decides it. */
import { refundableMinor, type NewRefund } from '#core';
import type { Connection } from '../connection.ts';
import { OWN_ROWS } from '../rows.ts';
import { beginsAs } from '../state-column.ts';
import { SELECT_CHARGE } from './redemption-queries.ts';
import { chargeRow } from './redemption-rows.ts';
import { prepareRefundQueries } from './refund-queries.ts';
import { REFUND_STATE } from './state-columns.ts';

export interface NewRefunds {
  /** The one place where refunds are bounded (invariants 4 and 7). */
  isMoreThanIsLeft(refund: NewRefund): boolean;
  insert(refund: NewRefund): void;
}

export function prepareNewRefunds(connection: Connection): NewRefunds {
  const charge = connection.prepare(`${SELECT_CHARGE} WHERE digest = :digest`);
  const refunds = prepareRefundQueries(connection, OWN_ROWS);
  const insert = connection.prepare(`
    INSERT INTO refunds (refund_id, digest, cause, state, amount_minor, intent_jws)
    VALUES (:refundId, :digest, :cause, ${beginsAs(REFUND_STATE)}, :amountMinor, :intentJws)
  `);
  return {
    isMoreThanIsLeft({ intent }) {
      const charged = OWN_ROWS.one(chargeRow, charge.get({ digest: intent.digest }));
      if (charged?.state !== 'charged') return true;
      const left = refundableMinor(charged.terms.totalMinor, refunds.list(intent.digest));
      return intent.amountMinor > left || intent.currency !== charged.terms.currency;
    },
    insert({ intent, intentJws }) {
      const { refundId, digest, cause, amountMinor } = intent;
      insert.run({ refundId, digest, cause, amountMinor, intentJws });
    },
  };
}
