/** Reading endings, charges and counts: by settlement in its own store, by approval in another's. */
import type { ChargeRow, CustomerInADay, Ending, OrderDigest } from '#core';
import type { Connection } from '../connection.ts';
import type { RowReading } from '../rows.ts';
import { chargeRow, countRow, endingRow } from './redemption-rows.ts';

export interface RedemptionQueries {
  findEnding(digest: OrderDigest): Ending | undefined;
  findCharge(digest: OrderDigest): ChargeRow | undefined;
  countWrongCodes(confirmationId: string): number;
  countWrongCodesOfCustomerInADay(of: CustomerInADay): number;
}

export const SELECT_CHARGE = `
  SELECT digest, state, intent_jws, confirmation_jws, terms_json, amount_minor, currency, processor_reference,
    receipt_jws, is_receipt_sent
  FROM charges
`;

export const DAY_MS = 24 * 60 * 60 * 1000;

export function prepareRedemptionQueries(
  connection: Connection,
  rows: RowReading,
): RedemptionQueries {
  const ending = connection.prepare(
    'SELECT digest, kind, ended_at, confirmation_id FROM endings WHERE digest = :digest',
  );
  const charge = connection.prepare(`${SELECT_CHARGE} WHERE digest = :digest`);
  const count = connection.prepare(
    'SELECT count FROM wrong_code_counts WHERE confirmation_id = :confirmationId',
  );
  // A time ahead of ours counts too: a clock that was set back gives no new tries.
  const countInADay = connection.prepare(
    'SELECT count(*) AS count FROM wrong_codes WHERE customer_id = :customerId AND at > :since',
  );
  return {
    findEnding: (digest) => rows.one(endingRow, ending.get({ digest })),
    findCharge: (digest) => rows.one(chargeRow, charge.get({ digest })),
    countWrongCodes: (confirmationId) =>
      rows.one(countRow, count.get({ confirmationId }))?.count ?? 0,
    countWrongCodesOfCustomerInADay: ({ customerId, nowEpochMs, unlockedAt }) => {
      const since = Math.max(nowEpochMs - DAY_MS, unlockedAt);
      return rows.one(countRow, countInADay.get({ customerId, since }))?.count ?? 0;
    },
  };
}
