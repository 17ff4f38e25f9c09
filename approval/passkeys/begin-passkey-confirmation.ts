/** The passkey way to verify a typed total, offered to a customer who has one. */
import type { CeremonyPurpose, Session } from '#core';
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { CEREMONY_TTL_MS, ceremonyHashOf } from '../sign-in/state-binding.ts';
import { makePasskeyChallenge } from './passkey-challenge.ts';

/** How long the browser keeps asking the person. */
const PROMPT_MS = 120_000;

export async function beginPasskeyConfirmation(
  purpose: Extract<CeremonyPurpose, { readonly kind: 'confirm' }>,
  session: Session,
  parts: ApprovalParts,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const passkeys = await parts.store.listPasskeys(session.customerId);
  if (passkeys.length === 0) return null;
  const challenge = makePasskeyChallenge(purpose.digest, parts);
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
