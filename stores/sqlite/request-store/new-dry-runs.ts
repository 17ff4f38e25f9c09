/** Dry runs of all customers in the order in which they were stored, after one that was looked at before. */
import { MOST_DRY_RUNS_READ, type RequestReader } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { FOREIGN_ROWS, integerColumn } from '../rows.ts';
import { dryRunRow, IS_OF_DRY_RUN_SIZE, SELECT_DRY_RUN } from './dry-run-row.ts';

type NewDryRuns = Awaited<ReturnType<RequestReader['readNewDryRuns']>>;
export type ReadNewDryRuns = (of: Parameters<RequestReader['readNewDryRuns']>[0]) => NewDryRuns;

const IS_ROW = `row_number BETWEEN 1 AND ${String(Number.MAX_SAFE_INTEGER)}`;

export function prepareNewDryRuns(connection: Connection): ReadNewDryRuns {
  const isThere = connection.prepare(
    'SELECT 1 FROM dry_runs WHERE row_number = :row AND digest = :digest',
  );
  // From the newest back to the first that is too old: as many steps as there are orders to look at.
  const older = connection.prepare(`
    SELECT row_number FROM dry_runs WHERE ${IS_ROW} AND created_at < :sinceEpochMs
    ORDER BY row_number DESC LIMIT 1
  `);
  const marks = connection.prepare(`
    SELECT row_number, CASE WHEN octet_length(digest) <= 64 THEN digest ELSE '' END AS digest
    FROM dry_runs WHERE ${IS_ROW} AND row_number > :row
    ORDER BY row_number LIMIT :limit
  `);
  const content = connection.prepare(
    `${SELECT_DRY_RUN} WHERE row_number = :row AND ${IS_OF_DRY_RUN_SIZE}`,
  );
  return ({ after, sinceEpochMs, limit }) => {
    const isKnown = after !== null && isThere.get({ ...after }) !== undefined;
    const row = isKnown
      ? after.row
      : (FOREIGN_ROWS.one(rowNumber, older.get({ sinceEpochMs }))?.row_number ?? 0);
    const most = Math.min(limit, MOST_DRY_RUNS_READ);
    const found = FOREIGN_ROWS.many(markRow, marks.all({ row, limit: most }));
    const orders = found.flatMap(
      (mark) => FOREIGN_ROWS.one(dryRunRow, content.get({ row: mark.row })) ?? [],
    );
    return { orders, last: found.at(-1) ?? after, hasMore: found.length === most };
  };
}

const rowNumber = z.strictObject({ row_number: integerColumn });
const markRow = z
  .strictObject({ row_number: integerColumn, digest: z.string() })
  .transform(({ row_number: row, digest }) => ({ row, digest }));
