/** Reading halts: by approval in its own store, by settlement in another's. */
import { HALTED_ORDERS_READ, type ApprovalStore } from '#core';
import type { Connection } from '../connection.ts';
import { jwsRow } from './approval-rows.ts';

/** A halted order of fifty lines with the longest ids takes half of it. */
const LONGEST_HALT_BYTES = 32 * 1024;

export type ListHaltJwss = (of: Parameters<ApprovalStore['listHaltJwss']>[0]) => readonly string[];

export function prepareHaltList(connection: Connection): ListHaltJwss {
  const list = connection.prepare(`
    SELECT CASE WHEN octet_length(jws) <= ${String(LONGEST_HALT_BYTES)} THEN jws ELSE '' END AS jws FROM halts
    WHERE customer_id = :customerId AND halted_at > :sinceEpochMs
    ORDER BY halted_at DESC LIMIT ${String(HALTED_ORDERS_READ + 1)}
  `);
  return ({ customerIds, sinceEpochMs }) => {
    // One that is nothing stays in its place: whoever judges must see that it may have pushed another out.
    return [...new Set(customerIds)].flatMap((customerId) =>
      list.all({ customerId, sinceEpochMs }).map((row) => jwsRow.safeParse(row).data?.jws ?? ''),
    );
  };
}
