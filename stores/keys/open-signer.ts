/** A private Ed25519 key from its file, a JWK. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Signer } from '#core';
import { privateJwkSchema, publicJwkSchema, thumbprintOf } from './ed25519-jwk.ts';
import { readKeyFile } from './key-file.ts';

/** @throws {KeyFileInvalid} KEY_FILE_INVALID - when the file does not hold exactly such a key. */
export function openSigner(file: string): Signer {
  const { key, keyId } = readKeyFile(file, (text) => {
    const jwk = privateJwkSchema.parse(JSON.parse(text));
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    const publicJwk = publicJwkSchema.parse(createPublicKey(privateKey).export({ format: 'jwk' }));
    // The key id names the public part: one that does not belong to the private part would name a key that nobody has.
    if (publicJwk.x !== jwk.x)
      throw new RangeError('the two parts of the key do not belong together');
    return { key: privateKey, keyId: thumbprintOf(publicJwk) };
  });
  return { keyId, sign: (text) => new Uint8Array(sign(null, Buffer.from(text, 'utf8'), key)) };
}
