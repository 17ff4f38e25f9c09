/** Binds a sign-in to the browser that began it: the cookie holds a secret, and the OAuth `state` is derived from it. */
import type { Hash } from '#core';
import { sha256Base64Url } from '../random-secret.ts';

/** How long a begun sign-in waits for its answer. */
export const CEREMONY_TTL_MS = 10 * 60_000;

/** Who sees `state` in an address cannot make the cookie from it (RFC 9700, section 4.7). */
export function stateOf(cookieSecret: string, hash: Hash): string {
  return sha256Base64Url('hearback.oauth-state.v1\n' + cookieSecret, hash);
}

/** What the store keeps of a `state` or of a passkey challenge. */
export function ceremonyHashOf(state: string, hash: Hash): string {
  return hash.sha256Hex(state);
}
