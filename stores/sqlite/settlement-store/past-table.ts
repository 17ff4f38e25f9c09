/** The sealed row of each customer's past. One that is not sealed, or does not parse, is not there: then the customer is new. */
import { canonicalJson, createBoundedMemory, type BoundedMemory, type CustomerId } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { RowSeals } from '../row-seals.ts';
import { LONGEST_TEXT_BYTES } from '../rows.ts';
import { customerPastSchema, type CustomerPast } from './customer-past.ts';

export type FindPast = (customerId: CustomerId) => CustomerPast | undefined;
/** Gives the text of the row. */
export type PutPast = (customerId: CustomerId, past: CustomerPast) => string;
/** Whether a text is the one that was written last, by another witness than the row. */
export type IsLastPast = (customerId: CustomerId, pastJson: string) => boolean;

const TABLE = 'customer_pasts';
const pastRow = z.strictObject({ past_json: z.string(), seal: z.string() });

/** Pasts by customer, text and seal, of which all three were right together: one decision looks at the same row several times. */
export type KnownPasts = BoundedMemory<CustomerPast>;
const MOST_KNOWN = 256;

export function createKnownPasts(): KnownPasts {
  return createBoundedMemory(MOST_KNOWN);
}

function keyOf(customerId: CustomerId, pastJson: string, seal: string): string {
  return [customerId, seal, pastJson].join('\n');
}

export function prepareFindPast(
  connection: Connection,
  { isSealed }: Pick<RowSeals, 'isSealed'>,
  known: KnownPasts,
  isLast: IsLastPast = () => true,
): FindPast {
  const find = connection.prepare(`
    SELECT past_json, seal FROM customer_pasts
    WHERE customer_id = :customerId AND octet_length(past_json) <= ${String(LONGEST_TEXT_BYTES)}
  `);
  return (customerId) => {
    const row = pastRow.safeParse(find.get({ customerId })).data;
    if (!row) return undefined;
    const { past_json: past, seal } = row;
    if (!isLast(customerId, past)) return undefined;
    const key = keyOf(customerId, past, seal);
    const before = known.find(key);
    if (before) return before;
    if (!isSealed(TABLE, { customerId, past }, seal)) return undefined;
    const parsed = customerPastSchema.safeParse(JSON.parse(past)).data;
    if (parsed) known.keep(key, parsed);
    return parsed;
  };
}

export function preparePutPast(
  connection: Connection,
  { seal: sealRow }: Pick<RowSeals, 'seal'>,
  known: KnownPasts,
): PutPast {
  const put = connection.prepare(`
    INSERT INTO customer_pasts (customer_id, past_json, seal) VALUES (:customerId, :pastJson, :seal)
    ON CONFLICT (customer_id) DO UPDATE SET past_json = excluded.past_json, seal = excluded.seal
  `);
  return (customerId, past) => {
    const pastJson = canonicalJson(past);
    const seal = sealRow(TABLE, { customerId, past: pastJson });
    put.run({ customerId, pastJson, seal });
    known.keep(keyOf(customerId, pastJson, seal), past);
    return pastJson;
  };
}
