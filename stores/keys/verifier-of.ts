/** Verifies what a private key that is held has signed, without its public part: Ed25519 signatures are deterministic (RFC 8032, section 5.1.6). */
import { timingSafeEqual } from 'node:crypto';
import type { Signer, Verifier } from '#core';

/** Takes what `signer` signed, and what any of the `earlier` keys did. */
export function verifierOf(signer: Signer, earlier?: Verifier): Verifier {
  return {
    verify: (keyId, text, signature) => {
      if (keyId !== signer.keyId) return earlier?.verify(keyId, text, signature) ?? false;
      const own = signer.sign(text);
      return own.length === signature.length && timingSafeEqual(own, signature);
    },
  };
}
