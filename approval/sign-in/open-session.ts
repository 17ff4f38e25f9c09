/** A session of a customer who has just signed in, bound to the key of the browser. */
import type { CustomerId, Hash } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { permitPasskey } from '../passkeys/passkey-permit.ts';
import { randomSecret } from '../random-secret.ts';

export const SESSION_TTL_MS = 8 * 60 * 60_000;

/** What the store keeps of the session cookie. */
export function sessionHashOf(sessionSecret: string, hash: Hash): string {
  return hash.sha256Hex(sessionSecret);
}

export async function openSession(
  person: {
    readonly customerId: CustomerId;
    readonly proofKeyThumbprint: string;
    readonly verifiedAt: number;
  },
  parts: ApprovalParts,
): Promise<{ readonly outcome: 'signed_in'; readonly sessionSecret: string }> {
  const { customerId, proofKeyThumbprint, verifiedAt } = person;
  const sessionSecret = randomSecret(parts.randomness);
  const sessionHash = sessionHashOf(sessionSecret, parts.hash);
  const createdAt = parts.clock.nowEpochMs();
  await parts.store.insertSession(
    {
      sessionHash,
      customerId,
      proofKeyThumbprint,
      createdAt,
      expiresAt: createdAt + SESSION_TTL_MS,
    },
    { at: createdAt, kind: 'signed_in', digest: null, facts: { customerId } },
  );
  await permitPasskey({ sessionHash, verifiedAt }, parts);
  return { outcome: 'signed_in', sessionSecret };
}
