/** The sealed row of each customer's past. One that is not sealed, or does not parse, is not there: then the customer is new. */
import { canonicalJson, type CustomerId } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { RowSeals } from '../row-seals.ts';
import { LONGEST_TEXT_BYTES } from '../rows.ts';
import { customerPastSchema, type CustomerPast } from './customer-past.ts';

export type FindPast = (customerId: CustomerId) => CustomerPast | undefined;
export type PutPast = (customerId: CustomerId, past: CustomerPast) => void;

const TABLE = 'customer_pasts';
const pastRow = z.strictObject({ past_json: z.string(), seal: z.string() });

export function prepareFindPast(
  connection: Connection,
  { isSealed }: Pick<RowSeals, 'isSealed'>,
): FindPast {
  const find = connection.prepare(`
    SELECT past_json, seal FROM customer_pasts
    WHERE customer_id = :customerId AND octet_length(past_json) <= ${String(LONGEST_TEXT_BYTES)}
  `);
  return (customerId) => {
    const row = pastRow.safeParse(find.get({ customerId })).data;
    if (!row || !isSealed(TABLE, { customerId, past: row.past_json }, row.seal)) return undefined;
    return customerPastSchema.safeParse(JSON.parse(row.past_json)).data;
  };
}

export function preparePutPast(connection: Connection, { seal }: Pick<RowSeals, 'seal'>): PutPast {
  const put = connection.prepare(`
    INSERT INTO customer_pasts (customer_id, past_json, seal) VALUES (:customerId, :pastJson, :seal)
    ON CONFLICT (customer_id) DO UPDATE SET past_json = excluded.past_json, seal = excluded.seal
  `);
  return (customerId, past) => {
    const pastJson = canonicalJson(past);
    put.run({ customerId, pastJson, seal: seal(TABLE, { customerId, past: pastJson }) });
  };
}
