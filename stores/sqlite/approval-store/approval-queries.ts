/** What settlement asks of the approval side's store, on one open connection. */
import type { CustomerId, OrderDigest, StoredConfirmation } from '#core';
import type { Connection } from '../connection.ts';
import { openForeignStore, type ForeignStore } from '../open-foreign-store.ts';
import { FOREIGN_ROWS, LONGEST_TEXT_BYTES } from '../rows.ts';
import { jwsRow, storedConfirmationRow } from './approval-rows.ts';
import { APPROVAL_SCHEMA } from './approval-schema.ts';

export interface ApprovalQueries {
  listConfirmations(digest: OrderDigest): readonly StoredConfirmation[];
  listConfirmationJwssOf(customerId: CustomerId): readonly string[];
  listDeclineJwss(digest: OrderDigest): readonly string[];
}

/** Each is a signature to verify, and one that is newer than the confirmation in question is enough. */
const MOST_CONFIRMATIONS_READ = 20;

export const SELECT_NEWEST_CONFIRMATION_JWSS = `
  SELECT jws FROM confirmations
  WHERE customer_id = :customerId AND octet_length(jws) <= ${String(LONGEST_TEXT_BYTES)}
  ORDER BY row_number DESC LIMIT ${String(MOST_CONFIRMATIONS_READ)}
`;

/** Settlement sees confirmations and declines; sessions, ceremonies and passkeys it does not. */
export function openForeignApprovalStore(path: string): ForeignStore<ApprovalQueries> {
  return openForeignStore({
    path,
    schema: APPROVAL_SCHEMA,
    tables: ['confirmations', 'declines'],
    prepareQueries,
  });
}

function prepareQueries(connection: Connection): ApprovalQueries {
  const isOfSize = `octet_length(jws) <= ${String(LONGEST_TEXT_BYTES)}`;
  const confirmations = connection.prepare(`
    SELECT confirmation_id, jws, is_withdrawn FROM confirmations
    WHERE digest = :digest AND ${isOfSize} ORDER BY row_number
  `);
  const newestOfCustomer = connection.prepare(SELECT_NEWEST_CONFIRMATION_JWSS);
  const declines = connection.prepare(
    `SELECT jws FROM declines WHERE digest = :digest AND ${isOfSize}`,
  );
  return {
    listConfirmations: (digest) =>
      FOREIGN_ROWS.many(storedConfirmationRow, confirmations.all({ digest })),
    listConfirmationJwssOf: (customerId) =>
      FOREIGN_ROWS.many(jwsRow, newestOfCustomer.all({ customerId })).map(({ jws }) => jws),
    listDeclineJwss: (digest) =>
      FOREIGN_ROWS.many(jwsRow, declines.all({ digest })).map(({ jws }) => jws),
  };
}
