/** Leave to add a passkey: from a sign-in until two minutes after it, in the session that made it. */
import type { Ceremony } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { VERIFICATION_MAX_AGE_SECONDS } from '../sign-in/is-fresh-sign-in.ts';

/** Given after each sign-in of the session. */
export async function permitPasskey(
  signIn: { readonly sessionHash: string; readonly verifiedAt: number },
  parts: ApprovalParts,
): Promise<void> {
  // A permit that is still there is replaced: there is never more than one for a session.
  await takePasskeyPermit(signIn.sessionHash, parts);
  await parts.store.insertCeremony({
    stateHash: permitHashOf(signIn.sessionHash, parts),
    purpose: { kind: 'add_passkey', sessionHash: signIn.sessionHash },
    oauth: null,
    createdAt: signIn.verifiedAt,
    expiresAt: signIn.verifiedAt + VERIFICATION_MAX_AGE_SECONDS * 1000,
  });
}

/** Takes the permit out; undefined when the last sign-in of this session is too old. */
export async function takePasskeyPermit(
  sessionHash: string,
  parts: ApprovalParts,
): Promise<Ceremony | undefined> {
  return parts.store.takeCeremony({
    stateHash: permitHashOf(sessionHash, parts),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
}

function permitHashOf(sessionHash: string, parts: ApprovalParts): string {
  return parts.hash.sha256Hex('hearback.passkey-permit.v1\n' + sessionHash);
}
