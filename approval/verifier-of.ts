/** Verifies this side's own records with the private key that it holds: Ed25519 signatures are deterministic (RFC 8032, section 5.1.6). */
import { timingSafeEqual } from 'node:crypto';
import type { Signer, Verifier } from '#core';

export function verifierOf(signer: Signer): Verifier {
  return {
    verify: (keyId, text, signature) => {
      if (keyId !== signer.keyId) return false;
      const own = signer.sign(text);
      return own.length === signature.length && timingSafeEqual(own, signature);
    },
  };
}
