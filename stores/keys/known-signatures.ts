/** A pair of keys of which one process holds both: what it has just signed it need not verify by arithmetic. */
import { timingSafeEqual } from 'node:crypto';
import { createBoundedMemory, type Signer, type Verifier } from '#core';

const MOST_KNOWN = 512;
const PROBE = 'hearback.key-probe.v1';

/**
 * The same keys, sharing a memory of the signatures that were made here, each with its whole text. A signature of a private key is right
 * for its public key (RFC 8032, section 5.1.7), so the memory changes no answer; that `verifier` holds that public key is tried out first.
 */
export function knowOwnSignatures(
  signer: Signer,
  verifier: Verifier,
): { readonly signer: Signer; readonly verifier: Verifier } {
  if (!verifier.verify(signer.keyId, PROBE, signer.sign(PROBE))) return { signer, verifier };
  const made = createBoundedMemory<Uint8Array>(MOST_KNOWN);
  return {
    signer: {
      keyId: signer.keyId,
      sign(text) {
        const signature = signer.sign(text);
        // A copy: whoever is given the signature can change its bytes.
        made.keep(text, Uint8Array.from(signature));
        return signature;
      },
    },
    verifier: {
      verify(keyId, text, signature) {
        const own = keyId === signer.keyId ? made.find(text) : undefined;
        return (
          (own !== undefined && isSame(own, signature)) || verifier.verify(keyId, text, signature)
        );
      },
    },
  };
}

function isSame(own: Uint8Array, signature: Uint8Array): boolean {
  return own.byteLength === signature.byteLength && timingSafeEqual(own, signature);
}
