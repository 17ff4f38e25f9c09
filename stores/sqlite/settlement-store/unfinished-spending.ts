/** What is on its way, by the rows: for what was redeemed before the part of the ledger that is kept in mind. */
import { currencySchema } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { integerColumn } from '../rows.ts';
import type { Reserved } from './movements.ts';
import { IS_UNFINISHED_CHARGE, IS_UNFINISHED_REFUND } from './unfinished-states.ts';

const reservedRow = z.strictObject({
  digest: z.string(),
  customer_id: z.string(),
  client_id: z.string(),
  merchant_id: z.string(),
  card_key: z.string().nullable(),
  amount_minor: integerColumn,
  currency: currencySchema,
  redeemed_at: integerColumn,
});

/** A row that does not parse is left out: it pays nothing either. */
export function listReserved(connection: Connection): readonly Reserved[] {
  const list = connection.prepare(`
    SELECT digest, customer_id, CASE WHEN json_valid(terms_json) THEN json_extract(terms_json, '$.clientId') END AS client_id, merchant_id, card_key,
      amount_minor, currency, redeemed_at
    FROM charges WHERE ${IS_UNFINISHED_CHARGE}
  `);
  return list.all().flatMap(readReserved);
}

/** Refunds that the processor was asked for, and whose end is not known. */
export function listReservedRefunds(connection: Connection): readonly Reserved[] {
  const list = connection.prepare(`
    SELECT refund_id AS digest, customer_id, CASE WHEN json_valid(terms_json) THEN json_extract(terms_json, '$.clientId') END AS client_id, merchant_id,
      card_key, refunds.amount_minor, currency, redeemed_at
    FROM refunds JOIN charges ON charges.digest = refunds.digest
    WHERE refunds.state <> 'intended' AND refunds.${IS_UNFINISHED_REFUND}
  `);
  return list.all().flatMap(readReserved);
}

function readReserved(row: unknown): readonly Reserved[] {
  const stored = reservedRow.safeParse(row).data;
  if (!stored) return [];
  return [
    {
      digest: stored.digest,
      customerId: stored.customer_id,
      clientId: stored.client_id,
      merchantId: stored.merchant_id,
      cardKey: stored.card_key ?? undefined,
      amountMinor: stored.amount_minor,
      currency: stored.currency,
      redeemedAt: stored.redeemed_at,
    },
  ];
}
