/** A fresh Ed25519 key pair as signer and verifier, for tests. */
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Signer, Verifier } from '#core';

export function makeSigningKey(keyId: string): {
  readonly signer: Signer;
  readonly verifier: Verifier;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signer: {
      keyId,
      sign: (text) => new Uint8Array(sign(null, Buffer.from(text, 'utf8'), privateKey)),
    },
    verifier: {
      verify: (id, text, signature) =>
        id === keyId && verify(null, Buffer.from(text, 'utf8'), publicKey, signature),
    },
  };
}
