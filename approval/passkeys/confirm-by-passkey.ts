/** A passkey answer for a typed total: one answer, by this session, for this order, with the person verified. */
import type { Ceremony, OrderDigest, Session, VerificationRefusal } from '#core';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { finishConfirmation, type FinishedConfirmation } from '../confirm/finish-confirmation.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { sayNo } from '../refusal-words.ts';
import { ceremonyHashOf } from '../sign-in/state-binding.ts';
import { verifyPasskeyAnswer } from './verify-passkey-answer.ts';
import { isChallengeFor } from './passkey-challenge.ts';
import { readClientData } from './passkey-frame.ts';

export interface PasskeyAnswer {
  readonly session: Session;
  readonly digest: OrderDigest;
  readonly response: AuthenticationResponseJSON;
}

/** Undefined when there is no such order for this customer. */
export async function confirmByPasskey(
  answer: PasskeyAnswer,
  parts: ApprovalParts,
): Promise<FinishedConfirmation | undefined> {
  const { session, digest, response } = answer;
  const { customerId } = session;
  if (!(await findOwnOrder({ digest, customerId }, parts))) return undefined;
  const clientData = readClientData(response.response.clientDataJSON);
  if (
    !clientData ||
    !isChallengeFor(clientData.challenge, { kind: 'confirm', digest }, parts.hash)
  ) {
    return refuse('passkey_refused', answer, parts);
  }
  const purpose = await takeTypedTotal(clientData.challenge, answer, parts);
  if (!purpose) return refuse('started_elsewhere', answer, parts);
  const passkey = await verifyPasskeyAnswer({ response, clientData, session }, parts);
  if (!passkey) return refuse('passkey_refused', answer, parts);
  const verifiedAt = parts.clock.nowEpochMs();
  return finishConfirmation(
    { session, digest, text: purpose.text, amr: ['hwk', 'user'], passkey, verifiedAt },
    parts,
  );
}

async function takeTypedTotal(
  challenge: string,
  answer: PasskeyAnswer,
  parts: ApprovalParts,
): Promise<Extract<Ceremony['purpose'], { readonly kind: 'confirm' }> | undefined> {
  const ceremony = await parts.store.takeCeremony({
    stateHash: ceremonyHashOf(challenge, parts.hash),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
  if (!ceremony || ceremony.oauth !== null || ceremony.purpose.kind !== 'confirm') return undefined;
  const { purpose } = ceremony;
  const isOfThisCaller =
    purpose.digest === answer.digest && purpose.sessionHash === answer.session.sessionHash;
  return isOfThisCaller ? purpose : undefined;
}

async function refuse(
  refusal: VerificationRefusal,
  { digest, session }: PasskeyAnswer,
  parts: ApprovalParts,
): Promise<FinishedConfirmation> {
  await parts.store.appendNote({
    at: parts.clock.nowEpochMs(),
    kind: 'verification_refused',
    digest,
    facts: { reason: refusal, customerId: session.customerId },
  });
  return { ...sayNo(refusal), digest };
}
