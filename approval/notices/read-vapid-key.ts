/** The key that push services know this application by (RFC 8292): on P-256, from approval's key folder. */
import { readFileSync } from 'node:fs';
import { parseJson } from '#core';
import { ConfigError } from '#edge';
import { z } from 'zod';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const privateJwkSchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});

export interface VapidKey {
  /** The uncompressed point, base64url: what a browser subscribes with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @throws {ConfigError} when the file holds anything else; no word of it is repeated. */
export function readVapidKey(path: string): VapidKey {
  const jwk = privateJwkSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!jwk.success) throw new ConfigError(`${path} does not hold a private key on P-256`);
  const { x, y, d } = jwk.data;
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
