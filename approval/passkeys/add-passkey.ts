/** Stores a new passkey of the customer (WebAuthn Level 3, section 7.1). */
import type { Passkey, Session } from '#core';
import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { ceremonyHashOf } from '../sign-in/state-binding.ts';
import { isAllowedFrame, readClientData } from './passkey-frame.ts';
import { takePasskeyPermit } from './passkey-permit.ts';

/** False when the answer is not one to a registration that this session began in time, or does not verify. */
export async function addPasskey(
  answer: { readonly session: Session; readonly response: RegistrationResponseJSON },
  parts: ApprovalParts,
): Promise<boolean> {
  const { session, response } = answer;
  const clientData = readClientData(response.response.clientDataJSON);
  if (!clientData || !isAllowedFrame(clientData, parts)) return false;
  const { challenge } = clientData;
  if (!(await takeRegistration(challenge, session, parts))) return false;
  const credential = await readVerifiedCredential(response, challenge, parts);
  if (!credential) return false;
  if (!(await insertPasskey(credential, session, parts))) return false;
  await takePasskeyPermit(session.sessionHash, parts);
  parts.tellCustomer(session.customerId, { what: 'passkey_added' });
  return true;
}

async function insertPasskey(
  credential: Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>,
  { customerId }: Session,
  parts: ApprovalParts,
): Promise<boolean> {
  const createdAt = parts.clock.nowEpochMs();
  try {
    await parts.store.insertPasskey(
      { ...credential, customerId, createdAt },
      { at: createdAt, kind: 'passkey_added', digest: null, facts: { customerId } },
    );
    return true;
  } catch (fault) {
    // The store takes a credential id once, whoever sends it again (WebAuthn Level 3, section 7.1, step 26).
    parts.log.error({ err: fault }, 'a passkey was not stored');
    return false;
  }
}

async function takeRegistration(
  challenge: string,
  session: Session,
  parts: ApprovalParts,
): Promise<boolean> {
  const ceremony = await parts.store.takeCeremony({
    stateHash: ceremonyHashOf(challenge, parts.hash),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
  return (
    ceremony?.oauth === null &&
    ceremony.purpose.kind === 'add_passkey' &&
    ceremony.purpose.sessionHash === session.sessionHash
  );
}

async function readVerifiedCredential(
  response: RegistrationResponseJSON,
  challenge: string,
  parts: ApprovalParts,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: parts.origin,
      expectedRPID: new URL(parts.origin).hostname,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
    };
  } catch (fault) {
    // The library says no by throwing, whatever was wrong with the answer.
    parts.log.warn({ err: fault }, 'a new passkey was refused');
    return undefined;
  }
}
