/** Public Ed25519 keys from their files, each a JWK. */
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { Verifier } from '#core';
import { publicJwkSchema, thumbprintOf } from './ed25519-jwk.ts';
import { readKeyFile } from './key-file.ts';

const SIGNATURE_BYTES = 64;

/** @throws {KeyFileInvalid} KEY_FILE_INVALID - when a file does not hold exactly such a key. */
export function openVerifier(files: readonly string[]): Verifier {
  const keys = new Map<string, KeyObject>(
    files.map((file) =>
      readKeyFile(file, (text): [string, KeyObject] => {
        const jwk = publicJwkSchema.parse(JSON.parse(text));
        return [thumbprintOf(jwk), createPublicKey({ key: jwk, format: 'jwk' })];
      }),
    ),
  );
  return {
    verify(keyId, text, signature) {
      const key = keys.get(keyId);
      return (
        key !== undefined &&
        signature.byteLength === SIGNATURE_BYTES &&
        verify(null, Buffer.from(text, 'utf8'), key, signature)
      );
    },
  };
}
