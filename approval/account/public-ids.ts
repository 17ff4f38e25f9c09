/** Names of sessions and passkeys for the screens: they tell one from another and open nothing. */
import type { Hash } from '#core';
import { sha256Base64Url } from '../random-secret.ts';

const LENGTH = 16;

export function publicSessionIdOf(sessionHash: string, hash: Hash): string {
  return sha256Base64Url('hearback.public-session.v1\n' + sessionHash, hash).slice(0, LENGTH);
}

export function publicPasskeyIdOf(credentialId: string, hash: Hash): string {
  return sha256Base64Url('hearback.public-passkey.v1\n' + credentialId, hash).slice(0, LENGTH);
}
