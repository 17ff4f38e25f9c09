/** The challenge of a passkey that verifies something: a one-time nonce, and a hash that binds it to what is verified (design section 7). */
import {
  canonicalJson,
  decodeBase64Url,
  encodeBase64Url,
  type Hash,
  type OrderDigest,
  type Randomness,
  type WaitingChange,
} from '#core';

const NONCE_BYTES = 32;

/** What a passkey may verify: one order, or one change of the account. */
export type ChallengeSubject =
  | { readonly kind: 'confirm'; readonly digest: OrderDigest }
  | { readonly kind: 'change'; readonly change: WaitingChange };

/** base64url of 64 bytes: nonce ‖ SHA-256(domain, subject, nonce). */
export function makePasskeyChallenge(
  subject: ChallengeSubject,
  using: { readonly hash: Hash; readonly randomness: Randomness },
): string {
  return challengeFor(subject, using.randomness.bytes(NONCE_BYTES), using.hash);
}

export function isChallengeFor(challenge: string, subject: ChallengeSubject, hash: Hash): boolean {
  const bytes = decodeBase64Url(challenge);
  if (bytes?.length !== NONCE_BYTES + 32) return false;
  return challengeFor(subject, bytes.subarray(0, NONCE_BYTES), hash) === challenge;
}

function challengeFor(subject: ChallengeSubject, nonce: Uint8Array, hash: Hash): string {
  const bound = hash.sha256Hex([...boundLines(subject), encodeBase64Url(nonce)].join('\n'));
  return encodeBase64Url(Buffer.concat([nonce, Buffer.from(bound, 'hex')]));
}

function boundLines(subject: ChallengeSubject): readonly [string, string] {
  switch (subject.kind) {
    case 'confirm':
      return ['hearback.passkey-challenge.v1', subject.digest];
    case 'change':
      return ['hearback.passkey-change.v1', canonicalJson(subject.change)];
    default:
      return subject satisfies never;
  }
}
