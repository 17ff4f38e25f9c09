/** Public Ed25519 keys for whoever checks a receipt, by Node's own library. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import type { Verifier } from '#core';

export const publicJwkSchema = z.strictObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
});

export function verifierOf(jwk: z.output<typeof publicJwkSchema>): Verifier {
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  // RFC 7638 over the members of RFC 8037.
  const thumbprint = createHash('sha256')
    .update(JSON.stringify({ crv: jwk.crv, kty: jwk.kty, x: jwk.x }))
    .digest('base64url');
  return {
    verify: (keyId, text, signature) =>
      keyId === thumbprint && verify(null, Buffer.from(text, 'utf8'), key, signature),
  };
}
