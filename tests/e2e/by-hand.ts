/** What somebody can do who has a side's file in hand: change its rows past every rule of its owner. */
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

export function changeByHand<Result>(
  shop: RunningShop,
  side: StoreOf,
  work: (database: InstanceType<typeof DatabaseSync>) => Result,
): Result {
  const database = new DatabaseSync(join(shop.report.directory, ...STORES[side]), {
    timeout: 5000,
  });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export function termsOf(shop: RunningShop, digest: string): OrderTerms {
  return changeByHand(shop, 'request', (database) => {
    const row = z
      .object({ terms_json: z.string() })
      .parse(database.prepare('SELECT terms_json FROM dry_runs WHERE digest = ?').get(digest));
    return orderTermsSchema.parse(JSON.parse(row.terms_json));
  });
}
