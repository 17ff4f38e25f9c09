/** What approval and settlement ask of the request side's store, on one open connection. */
import { MOST_DRY_RUNS_READ, type OrderDigest, type RequestReader, type StoredDryRun } from '#core';
import type { Connection } from '../connection.ts';
import { prepareLedgerList, type ListLedgerEntries } from '../ledger-rows.ts';
import { openForeignStore, type ForeignStore } from '../open-foreign-store.ts';
import { prepareLedgerPage, type ReadLedgerPage } from '../read-ledger-page.ts';
import { FOREIGN_ROWS } from '../rows.ts';
import { prepareDryRunPage, type ReadDryRunPage } from './dry-run-pages.ts';
import { dryRunRow, IS_OF_DRY_RUN_SIZE, SELECT_DRY_RUN } from './dry-run-row.ts';
import { REQUEST_SCHEMA } from './request-schema.ts';

export interface RequestQueries {
  findDryRun(digest: OrderDigest): StoredDryRun | undefined;
  listDryRunsOfCustomer(
    of: Parameters<RequestReader['listDryRunsOfCustomer']>[0],
  ): readonly StoredDryRun[];
  readonly readDryRunPage: ReadDryRunPage;
  readonly listLedgerEntries: ListLedgerEntries;
  readonly readLedgerPage: ReadLedgerPage;
}

export function openForeignRequestStore(path: string): ForeignStore<RequestQueries> {
  return openForeignStore({
    path,
    schema: REQUEST_SCHEMA,
    tables: ['dry_runs', 'ledger', 'ledger_head'],
    prepareQueries,
  });
}

function prepareQueries(connection: Connection): RequestQueries {
  const find = connection.prepare(
    `${SELECT_DRY_RUN} WHERE digest = :digest AND ${IS_OF_DRY_RUN_SIZE}`,
  );
  const list = connection.prepare(`
    ${SELECT_DRY_RUN} WHERE customer_id = :customerId AND client_id = ifnull(:clientId, client_id)
      AND created_at >= :sinceEpochMs AND created_at < ifnull(:beforeEpochMs, created_at + 1) AND ${IS_OF_DRY_RUN_SIZE}
    ORDER BY created_at DESC, row_number DESC LIMIT :limit
  `);
  return {
    findDryRun(digest) {
      const found = FOREIGN_ROWS.one(dryRunRow, find.get({ digest }));
      return found?.dryRun.digest === digest ? found : undefined;
    },
    listDryRunsOfCustomer: ({
      customerId,
      clientId = null,
      sinceEpochMs,
      beforeEpochMs = null,
      limit,
    }) =>
      FOREIGN_ROWS.many(
        dryRunRow,
        list.all({
          customerId,
          clientId,
          sinceEpochMs,
          beforeEpochMs,
          limit: Math.min(limit, MOST_DRY_RUNS_READ),
        }),
      ),
    readDryRunPage: prepareDryRunPage(connection),
    readLedgerPage: prepareLedgerPage(connection, REQUEST_SCHEMA.side),
    listLedgerEntries: prepareLedgerList(connection, FOREIGN_ROWS),
  };
}
