/** The challenge of a passkey confirmation: a one-time nonce, and a hash that binds it to one order (design section 7). */
import {
  decodeBase64Url,
  encodeBase64Url,
  type Hash,
  type OrderDigest,
  type Randomness,
} from '#core';

const NONCE_BYTES = 32;

/** base64url of 64 bytes: nonce ‖ SHA-256(domain, digest, nonce). */
export function makePasskeyChallenge(
  digest: OrderDigest,
  using: { readonly hash: Hash; readonly randomness: Randomness },
): string {
  return challengeFor(digest, using.randomness.bytes(NONCE_BYTES), using.hash);
}

export function isChallengeFor(challenge: string, digest: OrderDigest, hash: Hash): boolean {
  const bytes = decodeBase64Url(challenge);
  if (bytes?.length !== NONCE_BYTES + 32) return false;
  return challengeFor(digest, bytes.subarray(0, NONCE_BYTES), hash) === challenge;
}

function challengeFor(digest: OrderDigest, nonce: Uint8Array, hash: Hash): string {
  const bound = hash.sha256Hex(
    ['hearback.passkey-challenge.v1', digest, encodeBase64Url(nonce)].join('\n'),
  );
  return encodeBase64Url(Buffer.concat([nonce, Buffer.from(bound, 'hex')]));
}
