/** What approval and settlement ask of the request side's store, on one open connection. */
import {
  MOST_DRY_RUNS_READ,
  type HistoryOf,
  type OrderDigest,
  type RequestReader,
  type StoredDryRun,
} from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { prepareLedgerList, type ListLedgerEntries } from '../ledger-rows.ts';
import { openForeignStore, type ForeignStore } from '../open-foreign-store.ts';
import { prepareLedgerPage, type ReadLedgerPage } from '../read-ledger-page.ts';
import { FOREIGN_ROWS, integerColumn } from '../rows.ts';
import { prepareDryRunPage, type ReadDryRunPage } from './dry-run-pages.ts';
import { dryRunRow, IS_OF_DRY_RUN_SIZE, SELECT_DRY_RUN } from './dry-run-row.ts';
import { prepareNewDryRuns, type ReadNewDryRuns } from './new-dry-runs.ts';
import { REQUEST_SCHEMA } from './request-schema.ts';

export interface RequestQueries {
  findDryRun(digest: OrderDigest): StoredDryRun | undefined;
  listDryRunsOfCustomer(
    of: Parameters<RequestReader['listDryRunsOfCustomer']>[0],
  ): readonly StoredDryRun[];
  /** Over all clients; the order itself is not counted. More than anybody asks about are not counted either. */
  countProposalsInTenMinutes(of: Pick<HistoryOf, 'customerId' | 'digest' | 'nowEpochMs'>): number;
  readonly readDryRunPage: ReadDryRunPage;
  readonly readNewDryRuns: ReadNewDryRuns;
  readonly listLedgerEntries: ListLedgerEntries;
  readonly readLedgerPage: ReadLedgerPage;
}

const TEN_MINUTES_MS = 600_000;
/** As many as a policy can name. */
const MOST_PROPOSALS_COUNTED = 64;
const countRow = z.strictObject({ count: integerColumn });

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
  // A time ahead of ours counts too.
  const proposals = connection.prepare(`
    SELECT count(*) AS count FROM (
      SELECT 1 FROM dry_runs WHERE customer_id = :customerId AND created_at > :since AND digest <> :digest
      LIMIT ${String(MOST_PROPOSALS_COUNTED)}
    )
  `);
  return {
    countProposalsInTenMinutes: ({ customerId, digest, nowEpochMs }) => {
      const since = nowEpochMs - TEN_MINUTES_MS;
      const row = FOREIGN_ROWS.one(countRow, proposals.get({ customerId, digest, since }));
      // What cannot be counted is too many.
      return row?.count ?? MOST_PROPOSALS_COUNTED;
    },
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
    readNewDryRuns: prepareNewDryRuns(connection),
    readLedgerPage: prepareLedgerPage(connection, REQUEST_SCHEMA.side),
    listLedgerEntries: prepareLedgerList(connection, FOREIGN_ROWS),
  };
}
