/** Settlement's own key for what the approval side seals for it alone: an ECDH key on P-256, from its key folder. */
import { readFileSync } from 'node:fs';
import { parseJson } from '#core';
import { ConfigError } from '#edge';
import { importJWK } from 'jose';
import { z } from 'zod';
import type { SealedKey } from './open-address.ts';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const privateJwkSchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});

/** @throws {ConfigError} when the file holds anything else; no word of it is repeated. */
export async function readBookKey(path: string): Promise<SealedKey> {
  const jwk = privateJwkSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!jwk.success) throw new ConfigError(`${path} does not hold a private key on P-256`);
  return importJWK(jwk.data, 'ECDH-ES');
}
