/** A key on P-256 from a side's key folder (RFC 7518, section 6.2): exactly the members that it needs, and no others. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config.ts';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const publicJwkSchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});
const privateJwkSchema = publicJwkSchema.extend({ d: coordinate });

export type P256PublicJwk = z.output<typeof publicJwkSchema>;
export type P256PrivateJwk = z.output<typeof privateJwkSchema>;

/** @throws {ConfigError} when the file holds anything else. */
export function readP256PublicKey(path: string): P256PublicJwk {
  return read(path, { schema: publicJwkSchema, what: 'public' });
}

/** @throws {ConfigError} when the file holds anything else; no word of it is repeated. */
export function readP256PrivateKey(path: string): P256PrivateJwk {
  return read(path, { schema: privateJwkSchema, what: 'private' });
}

function read<Jwk>(
  path: string,
  as: { readonly schema: z.ZodType<Jwk>; readonly what: 'public' | 'private' },
): Jwk {
  const jwk = as.schema.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!jwk.success) throw new ConfigError(`${path} does not hold a ${as.what} key on P-256`);
  return jwk.data;
}

/** Undefined for what is no JSON: the fault of `JSON.parse` would repeat a piece of the key. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
