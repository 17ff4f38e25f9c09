/** The passkey way to verify a typed total or a change, offered to a customer who has one that will do. */
import type { CeremonyPurpose, Passkey } from '#core';
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { CEREMONY_TTL_MS, ceremonyHashOf } from '../sign-in/state-binding.ts';
import { makePasskeyChallenge } from './passkey-challenge.ts';

/** How long the browser keeps asking the person. */
const PROMPT_MS = 120_000;

/** Null without a passkey. */
export async function beginPasskeyVerification(
  purpose: Extract<CeremonyPurpose, { readonly kind: 'confirm' | 'change' }>,
  passkeys: readonly Passkey[],
  parts: ApprovalParts,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  if (passkeys.length === 0) return null;
  const challenge = makePasskeyChallenge(purpose, parts);
  const createdAt = parts.clock.nowEpochMs();
  await parts.store.insertCeremony({
    stateHash: ceremonyHashOf(challenge, parts.hash),
    purpose,
    oauth: null,
    createdAt,
    expiresAt: createdAt + CEREMONY_TTL_MS,
  });
  return generateAuthenticationOptions({
    rpID: new URL(parts.origin).hostname,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: passkeys.map((passkey) => ({ id: passkey.credentialId })),
    userVerification: 'required',
    timeout: PROMPT_MS,
  });
}
