/** What somebody can do who has a side's file in hand: change its rows past every rule of its owner. */
import { createPrivateKey, sign } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { z } from 'zod';
import { orderTermsSchema, type OrderTerms, type Signer } from '#core';
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

const privateJwkSchema = z.strictObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
});

/** A side's true signing key: for the control arms, which show that only the signature was missing. */
export function trueSigner(shop: RunningShop, side: 'approval' | 'settlement', keyId: string): Signer {
  const jwk = privateJwkSchema.parse(JSON.parse(shop.read(side, 'keys', `${side}.private.jwk`)));
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    keyId,
    sign: (text) => new Uint8Array(sign(null, Buffer.from(text, 'utf8'), key)),
  };
}
