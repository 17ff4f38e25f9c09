/** Ed25519 keys as JSON Web Keys (RFC 8037), and the id that follows from them. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '#core';
import { z } from 'zod';

const keyBytes = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const publicMembers = { kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: keyBytes };

/** Strict: a private key in the place of a public one is refused, and the reverse. */
export const publicJwkSchema = z.strictObject(publicMembers);
export const privateJwkSchema = z.strictObject({ ...publicMembers, d: keyBytes });

export type PublicJwk = z.output<typeof publicJwkSchema>;
export type PrivateJwk = z.output<typeof privateJwkSchema>;

/** RFC 7638: SHA-256 over the required members in lexical order, base64url. */
export function thumbprintOf({ crv, kty, x }: PublicJwk): string {
  return createHash('sha256').update(canonicalJson({ crv, kty, x }), 'utf8').digest('base64url');
}
