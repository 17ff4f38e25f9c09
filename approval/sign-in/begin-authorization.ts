/** Begins one sign-in at the identity provider: what it is for waits in the store, bound to this browser. */
import type { CeremonyPurpose } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { randomSecret } from '../random-secret.ts';
import { CEREMONY_TTL_MS, ceremonyHashOf, stateOf } from './state-binding.ts';

export interface BegunAuthorization {
  readonly authorizationUrl: string;
  /** The value of the state cookie. */
  readonly stateSecret: string;
}

export async function beginAuthorization(
  purpose: CeremonyPurpose,
  parts: ApprovalParts,
): Promise<BegunAuthorization> {
  const { hash, randomness, store } = parts;
  const stateSecret = randomSecret(randomness);
  const state = stateOf(stateSecret, hash);
  const nonce = randomSecret(randomness);
  const codeVerifier = randomSecret(randomness);
  const authorizationUrl = await parts.identity.authorizationUrl({
    state,
    nonce,
    codeVerifier,
    mustBeFresh: purpose.kind !== 'sign_in',
  });
  const createdAt = parts.clock.nowEpochMs();
  await store.insertCeremony({
    stateHash: ceremonyHashOf(state, hash),
    purpose,
    oauth: { codeVerifier, nonce },
    createdAt,
    expiresAt: createdAt + CEREMONY_TTL_MS,
  });
  return { authorizationUrl, stateSecret };
}
