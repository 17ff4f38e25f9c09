/** The key that a proof carries in its header (RFC 9449, section 4.2). A browser keeps one key, so it is taken in once and not with each call. */
import { createBoundedMemory } from '#core';
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  EmbeddedJWK,
  type FlattenedJWSInput,
} from 'jose';

export interface ProofKey {
  readonly publicKey: Awaited<ReturnType<typeof EmbeddedJWK>>;
  /** RFC 7638 */
  readonly thumbprint: string;
}

/** By the encoded header, whole as it is: a key follows from it alone. That it signed anything is for the caller to verify. */
const OPENED = createBoundedMemory<ProofKey>(1000);

/** Throws what jose throws for a header without a public key that it can read. */
export async function openProofKey(proofJwt: string): Promise<ProofKey> {
  const encodedHeader = proofJwt.slice(0, Math.max(0, proofJwt.indexOf('.')));
  const known = OPENED.find(encodedHeader);
  if (known) return known;
  const header = decodeProtectedHeader(proofJwt);
  const token: FlattenedJWSInput = { protected: encodedHeader, payload: '', signature: '' };
  const publicKey = await EmbeddedJWK(header, token);
  // `EmbeddedJWK` has found one.
  const opened = {
    publicKey,
    thumbprint: await calculateJwkThumbprint(header.jwk ?? {}, 'sha256'),
  };
  OPENED.keep(encodedHeader, opened);
  return opened;
}
