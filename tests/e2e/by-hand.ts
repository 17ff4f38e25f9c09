/** What somebody can do who has a side's file in hand: read it, and change its rows past every rule of its owner. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { z } from 'zod';
import { orderTermsSchema, type OrderTerms } from '#core';
import type { RunningShop } from './running-shop.ts';

const STORES = {
  request: ['mcp', 'request.sqlite'],
  approval: ['approval', 'approval.sqlite'],
  settlement: ['settlement', 'settlement.sqlite'],
} as const;
export type StoreOf = keyof typeof STORES;

export interface Query {
  readonly sql: string;
  readonly values?: readonly (string | bigint)[];
}

/** The rows of a query, each in the given shape. */
export function readByHand<Row>(
  shop: RunningShop,
  side: StoreOf,
  { sql, values = [], row }: Query & { readonly row: z.ZodType<Row> },
): readonly Row[] {
  return withStore(shop, side, (database) =>
    z.array(row).parse(database.prepare(sql).all(...values)),
  );
}

/** Runs the statements in turn. */
export function changeByHand(shop: RunningShop, side: StoreOf, changes: readonly Query[]): void {
  withStore(shop, side, (database) => {
    for (const { sql, values = [] } of changes) database.prepare(sql).run(...values);
  });
}

export function termsOf(shop: RunningShop, digest: string): OrderTerms {
  const [found] = readByHand(shop, 'request', {
    sql: 'SELECT terms_json FROM dry_runs WHERE digest = ?',
    values: [digest],
    row: z.object({ terms_json: z.string() }),
  });
  return orderTermsSchema.parse(JSON.parse(found?.terms_json ?? ''));
}

function withStore<Result>(
  shop: RunningShop,
  side: StoreOf,
  work: (database: InstanceType<typeof DatabaseSync>) => Result,
): Result {
  const path = join(shop.report.directory, ...STORES[side]);
  const database = new DatabaseSync(path, { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
