/** A customer's dry runs page by page, newest first: where each page goes on is read apart from what is in its rows. */
import { MOST_DRY_RUNS_READ, type RequestReader } from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { FOREIGN_ROWS, integerColumn } from '../rows.ts';
import { dryRunRow, IS_OF_DRY_RUN_SIZE, SELECT_DRY_RUN } from './dry-run-row.ts';

type Page = Awaited<ReturnType<RequestReader['readDryRunPage']>>;
export type ReadDryRunPage = (of: Parameters<RequestReader['readDryRunPage']>[0]) => Page;

export function prepareDryRunPage(connection: Connection): ReadDryRunPage {
  const places = connection.prepare(`
    SELECT created_at, row_number FROM dry_runs
    WHERE customer_id = :customerId AND created_at BETWEEN 0 AND :createdAt
      AND row_number <= ${String(Number.MAX_SAFE_INTEGER)}
      AND (created_at, row_number) < (:createdAt, :row)
    ORDER BY created_at DESC, row_number DESC LIMIT :limit
  `);
  const content = connection.prepare(
    `${SELECT_DRY_RUN} WHERE row_number = :row AND ${IS_OF_DRY_RUN_SIZE}`,
  );
  return ({ customerId, before, limit }) => {
    const most = Math.min(limit, MOST_DRY_RUNS_READ);
    const found = FOREIGN_ROWS.many(
      placeRow,
      places.all({ customerId, createdAt: before.createdAt, row: before.row, limit: most }),
    );
    const orders = found.flatMap(
      ({ row }) => FOREIGN_ROWS.one(dryRunRow, content.get({ row })) ?? [],
    );
    return { orders, next: found.length < most ? null : (found.at(-1) ?? null) };
  };
}

const placeRow = z
  .strictObject({ created_at: integerColumn, row_number: integerColumn })
  .transform(({ created_at: createdAt, row_number: row }) => ({ createdAt, row }));
