/** A session of a customer who has just signed in, bound to the key of the browser. */
import type { CustomerId, Hash } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { permitPasskey } from '../passkeys/passkey-permit.ts';
import { randomSecret } from '../random-secret.ts';

export const SESSION_TTL_MS = 8 * 60 * 60_000;
/** Of a phone that the customer asked to remember. It still verifies each confirmation. */
export const REMEMBERED_SESSION_TTL_MS = 30 * 24 * 60 * 60_000;

/** What the store keeps of the session cookie. */
export function sessionHashOf(sessionSecret: string, hash: Hash): string {
  return hash.sha256Hex(sessionSecret);
}

export interface OpenedSession {
  readonly outcome: 'signed_in';
  readonly sessionSecret: string;
  readonly isRemembered: boolean;
}

export async function openSession(
  person: {
    readonly customerId: CustomerId;
    readonly proofKeyThumbprint: string;
    readonly verifiedAt: number;
    readonly device: string;
    readonly isRemembered: boolean;
  },
  parts: ApprovalParts,
): Promise<OpenedSession> {
  const { customerId, proofKeyThumbprint, verifiedAt, device, isRemembered } = person;
  const sessionSecret = randomSecret(parts.randomness);
  const sessionHash = sessionHashOf(sessionSecret, parts.hash);
  const createdAt = parts.clock.nowEpochMs();
  await parts.store.insertSession(
    {
      sessionHash,
      customerId,
      proofKeyThumbprint,
      createdAt,
      expiresAt: createdAt + (isRemembered ? REMEMBERED_SESSION_TTL_MS : SESSION_TTL_MS),
      device,
      isRemembered,
    },
    { at: createdAt, kind: 'signed_in', digest: null, facts: { customerId, isRemembered } },
  );
  await permitPasskey({ sessionHash, verifiedAt }, parts);
  return { outcome: 'signed_in', sessionSecret, isRemembered };
}
