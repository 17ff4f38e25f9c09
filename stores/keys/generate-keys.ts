/** New keys, as the texts that go into key files. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { canonicalJson } from '#core';
import { privateJwkSchema, publicJwkSchema } from './ed25519-jwk.ts';

/** The text of a `*.mac` file: 32 random bytes, base64url. */
export function generateMacKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The texts of a `*.private.jwk` and of the `*.public.jwk` that belongs to it. */
export function generateSigningKeyPair(): {
  readonly privateJwk: string;
  readonly publicJwk: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateJwk: canonicalJson(privateJwkSchema.parse(privateKey.export({ format: 'jwk' }))),
    publicJwk: canonicalJson(publicJwkSchema.parse(publicKey.export({ format: 'jwk' }))),
  };
}
