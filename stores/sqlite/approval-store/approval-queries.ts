/** What settlement asks of the approval side's store, on one open connection. */
import type { OrderDigest, StoredConfirmation } from '#core';
import type { Connection } from '../connection.ts';
import { openForeignStore, type ForeignStore } from '../open-foreign-store.ts';
import { FOREIGN_ROWS, LONGEST_TEXT_BYTES } from '../rows.ts';
import { jwsRow, storedConfirmationRow } from './approval-rows.ts';
import { APPROVAL_SCHEMA } from './approval-schema.ts';

export interface ApprovalQueries {
  listConfirmations(digest: OrderDigest): readonly StoredConfirmation[];
  listDeclineJwss(digest: OrderDigest): readonly string[];
}

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
  const declines = connection.prepare(
    `SELECT jws FROM declines WHERE digest = :digest AND ${isOfSize}`,
  );
  return {
    listConfirmations: (digest) =>
      FOREIGN_ROWS.many(storedConfirmationRow, confirmations.all({ digest })),
    listDeclineJwss: (digest) =>
      FOREIGN_ROWS.many(jwsRow, declines.all({ digest })).map(({ jws }) => jws),
  };
}
