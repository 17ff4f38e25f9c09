/** A passkey answer for a change that waits: one answer, by this session, for exactly this change, with the person verified. */
import type { CeremonyPurpose, ChangeResult, Session, WaitingChange } from '#core';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { isChallengeFor } from '../passkeys/passkey-challenge.ts';
import { readClientData } from '../passkeys/passkey-frame.ts';
import { verifyPasskeyAnswer } from '../passkeys/verify-passkey-answer.ts';
import { ceremonyHashOf } from '../sign-in/state-binding.ts';
import { applyChange, refuseChange } from './apply-change.ts';

export async function changeByPasskey(
  answer: { readonly session: Session; readonly response: AuthenticationResponseJSON },
  parts: ApprovalParts,
): Promise<ChangeResult> {
  const { session, response } = answer;
  const clientData = readClientData(response.response.clientDataJSON);
  const purpose = clientData && (await takeChange(clientData.challenge, session, parts));
  // Nothing of this session waits for this answer, so there is no change that could be refused in the ledger.
  if (!purpose) return { outcome: 'refused', reason: 'not_verified' };
  const { change } = purpose;
  const passkey = isChallengeFor(clientData.challenge, { kind: 'change', change }, parts.hash)
    ? await verifyPasskeyAnswer({ response, clientData, session }, parts)
    : undefined;
  if (!passkey) return refuse(change, session, parts);
  const verifiedAt = parts.clock.nowEpochMs();
  return applyChange(change, { session, verifiedAt, amr: ['hwk', 'user'] }, parts);
}

async function takeChange(
  challenge: string,
  session: Session,
  parts: ApprovalParts,
): Promise<Extract<CeremonyPurpose, { readonly kind: 'change' }> | undefined> {
  const ceremony = await parts.store.takeCeremony({
    stateHash: ceremonyHashOf(challenge, parts.hash),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
  if (!ceremony || ceremony.oauth !== null || ceremony.purpose.kind !== 'change') return undefined;
  const { purpose } = ceremony;
  return purpose.sessionHash === session.sessionHash ? purpose : undefined;
}

function refuse(
  change: WaitingChange,
  { customerId }: Session,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  return refuseChange('not_verified', { change, customerId }, parts);
}
