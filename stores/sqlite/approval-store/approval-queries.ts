/** What settlement asks of the approval side's store, on one open connection. */
import {
  MOST_DECISIONS_READ,
  type ClientOfCustomer,
  type CustomerId,
  type OrderDigest,
  type StoredConfirmation,
} from '#core';
import type { Connection } from '../connection.ts';
import { openForeignStore, type ForeignStore } from '../open-foreign-store.ts';
import { FOREIGN_ROWS, LONGEST_TEXT_BYTES } from '../rows.ts';
import { prepareHaltList, type ListHaltJwss } from './halt-queries.ts';
import { jwsRow, numberedJwsRow, storedConfirmationRow } from './approval-rows.ts';
import { APPROVAL_SCHEMA } from './approval-schema.ts';

export interface ApprovalQueries {
  listConfirmations(digest: OrderDigest): readonly StoredConfirmation[];
  listConfirmationJwssOf(customerId: CustomerId): readonly string[];
  listDeclineJwss(digest: OrderDigest): readonly string[];
  listClientRightJwss(of: ClientOfCustomer): readonly string[];
  listUnlockJwss(customerId: CustomerId): readonly string[];
  findVoiceSettingJws(customerId: CustomerId): string | undefined;
  readonly listHaltJwss: ListHaltJwss;
  listAccountRecords(from: {
    readonly afterRow: string;
    readonly limit: number;
  }): readonly { readonly row: string; readonly jws: string | null }[];
}

/** Each is a signature to verify, and one that is newer than the confirmation in question is enough. */
const MOST_CONFIRMATIONS_READ = 20;

export const SELECT_NEWEST_CONFIRMATION_JWSS = `
  SELECT jws FROM confirmations
  WHERE customer_id = :customerId AND octet_length(jws) <= ${String(LONGEST_TEXT_BYTES)}
  ORDER BY row_number DESC LIMIT ${String(MOST_CONFIRMATIONS_READ)}
`;

const IS_OF_SIZE = `octet_length(jws) <= ${String(LONGEST_TEXT_BYTES)}`;

/** The last decision counts, and rows by hand beside it must not cost more than a few signatures. */
export const SELECT_CLIENT_RIGHT_JWSS = `
  SELECT jws FROM client_rights
  WHERE customer_id = :customerId AND client_id = :clientId AND ${IS_OF_SIZE}
  ORDER BY row_number DESC LIMIT ${String(MOST_DECISIONS_READ)}
`;
export const SELECT_UNLOCK_JWSS = `
  SELECT jws FROM unlocks WHERE customer_id = :customerId AND ${IS_OF_SIZE}
  ORDER BY row_number DESC LIMIT ${String(MOST_DECISIONS_READ)}
`;

/** Settlement sees confirmations, declines, halts, unlocks, clients' rights and who hears the devices; sessions, ceremonies and passkeys it does not. */
export function openForeignApprovalStore(path: string): ForeignStore<ApprovalQueries> {
  return openForeignStore({
    path,
    schema: APPROVAL_SCHEMA,
    tables: [
      'confirmations',
      'declines',
      'halts',
      'client_rights',
      'unlocks',
      'voice_settings',
      'account_records',
    ],
    prepareQueries,
  });
}

function prepareQueries(connection: Connection): ApprovalQueries {
  const confirmations = connection.prepare(`
    SELECT confirmation_id, jws, is_withdrawn FROM confirmations
    WHERE digest = :digest AND ${IS_OF_SIZE} ORDER BY row_number
  `);
  const newestOfCustomer = connection.prepare(SELECT_NEWEST_CONFIRMATION_JWSS);
  const declines = connection.prepare(
    `SELECT jws FROM declines WHERE digest = :digest AND ${IS_OF_SIZE}`,
  );
  const clientRights = connection.prepare(SELECT_CLIENT_RIGHT_JWSS);
  const unlocks = connection.prepare(SELECT_UNLOCK_JWSS);
  const voiceSetting = connection.prepare(
    `SELECT jws FROM voice_settings WHERE customer_id = :customerId AND ${IS_OF_SIZE}`,
  );
  const accountRecords = connection.prepare(`
    SELECT CAST(row_number AS TEXT) AS row_text, CASE WHEN ${IS_OF_SIZE} THEN jws END AS jws
    FROM account_records WHERE row_number > CAST(:afterRow AS INTEGER)
    ORDER BY row_number LIMIT :limit
  `);
  return {
    listHaltJwss: prepareHaltList(connection),
    listAccountRecords: ({ afterRow, limit }) =>
      FOREIGN_ROWS.many(numberedJwsRow, accountRecords.all({ afterRow, limit })),
    listConfirmations: (digest) =>
      FOREIGN_ROWS.many(storedConfirmationRow, confirmations.all({ digest })),
    listConfirmationJwssOf: (customerId) =>
      FOREIGN_ROWS.many(jwsRow, newestOfCustomer.all({ customerId })).map(({ jws }) => jws),
    listDeclineJwss: (digest) =>
      FOREIGN_ROWS.many(jwsRow, declines.all({ digest })).map(({ jws }) => jws),
    listClientRightJwss: ({ customerId, clientId }) =>
      // One that is nothing stays in its place: whoever judges must see that it may have pushed another out.
      clientRights
        .all({ customerId, clientId })
        .map((row) => FOREIGN_ROWS.one(jwsRow, row)?.jws ?? ''),
    listUnlockJwss: (customerId) =>
      FOREIGN_ROWS.many(jwsRow, unlocks.all({ customerId })).map(({ jws }) => jws),
    findVoiceSettingJws: (customerId) =>
      FOREIGN_ROWS.one(jwsRow, voiceSetting.get({ customerId }))?.jws,
  };
}
