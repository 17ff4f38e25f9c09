/** Begins to add a passkey: only within two minutes of a sign-in in this session. */
import type { Session } from '#core';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { randomSecret } from '../random-secret.ts';
import { ceremonyHashOf } from '../sign-in/state-binding.ts';
import { takePasskeyPermit } from './passkey-permit.ts';

/** Undefined when the last sign-in is too old. */
export async function beginPasskey(
  session: Session,
  parts: ApprovalParts,
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
  const { customerId, sessionHash } = session;
  const permit = await takePasskeyPermit(sessionHash, parts);
  if (!permit) return undefined;
  // Put back: who closed the browser's question may ask again, as long as the sign-in is young enough.
  await parts.store.insertCeremony(permit);
  const challenge = randomSecret(parts.randomness);
  await parts.store.insertCeremony({
    stateHash: ceremonyHashOf(challenge, parts.hash),
    purpose: { kind: 'add_passkey', sessionHash },
    oauth: null,
    createdAt: parts.clock.nowEpochMs(),
    expiresAt: permit.expiresAt,
  });
  const passkeys = await parts.store.listPasskeys(customerId);
  return generateRegistrationOptions({
    rpName: 'Order confirmation',
    rpID: new URL(parts.origin).hostname,
    userName: customerId,
    userID: new Uint8Array(
      Buffer.from(parts.hash.sha256Hex('hearback.passkey-user.v1\n' + customerId), 'hex'),
    ),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestationType: 'none',
  });
}
