/** Verifies an assertion by a passkey of this customer (WebAuthn Level 3, section 7.2), and moves its counter on. */
import type { Passkey, Session } from '#core';
import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { isAllowedFrame, type ClientData } from './passkey-frame.ts';

/** The passkey that verified the person, or undefined. */
export async function verifyPasskeyAnswer(
  answer: {
    readonly response: AuthenticationResponseJSON;
    readonly clientData: ClientData;
    readonly session: Session;
  },
  parts: ApprovalParts,
): Promise<Passkey | undefined> {
  const { response, clientData, session } = answer;
  if (!isAllowedFrame(clientData, parts)) return undefined;
  const passkeys = await parts.store.listPasskeys(session.customerId);
  const passkey = passkeys.find((known) => known.credentialId === response.id);
  if (!passkey) return undefined;
  const counter = await readVerifiedCounter(answer, passkey, parts);
  if (counter === undefined) return undefined;
  // The conditional write is what stops a copied authenticator; the library's own comparison can lose a race.
  const { credentialId } = passkey;
  return (await parts.store.advancePasskeyCounter({ credentialId, counter })) ? passkey : undefined;
}

/** The authenticator's counter, or undefined when the assertion does not verify. */
async function readVerifiedCounter(
  {
    response,
    clientData,
  }: { readonly response: AuthenticationResponseJSON; readonly clientData: ClientData },
  passkey: { readonly credentialId: string; readonly publicKey: string; readonly counter: number },
  parts: ApprovalParts,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: clientData.challenge,
      expectedOrigin: parts.origin,
      expectedRPID: new URL(parts.origin).hostname,
      ...(parts.pageOrigin === null ? {} : { expectedTopOrigin: parts.pageOrigin }),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified && authenticationInfo.userVerified ? authenticationInfo.newCounter : undefined;
  } catch (fault) {
    // The library says no by throwing, whatever was wrong with the answer.
    parts.log.warn({ err: fault }, 'a passkey answer was refused');
    return undefined;
  }
}
