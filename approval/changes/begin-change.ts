/** A change of the account is asked for: it waits on the server, bound to this session, until the customer has verified it. */
import type { AccountChange, ChangeResult, CustomerId, Session, WaitingChange } from '#core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { isClientRevokedNow } from '../account/client-rights.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import { beginPasskeyVerification } from '../passkeys/begin-passkey-verification.ts';
import { randomSecret } from '../random-secret.ts';
import { beginAuthorization, type BegunAuthorization } from '../sign-in/begin-authorization.ts';
import { isVoiceLocked } from '../unlock/is-voice-locked.ts';
import { refuseChange } from './apply-change.ts';
import { recover } from './recover.ts';

export interface ChangeRequest {
  readonly session: Session;
  readonly change: AccountChange;
  readonly recoveryCode: string | undefined;
}

export type BegunChange =
  | {
      readonly outcome: 'verify';
      readonly signIn: BegunAuthorization;
      readonly passkey: PublicKeyCredentialRequestOptionsJSON | null;
    }
  | ChangeResult;

export async function beginChange(
  request: ChangeRequest,
  parts: ApprovalParts,
): Promise<BegunChange> {
  const { session, change, recoveryCode } = request;
  const { sessionHash, customerId } = session;
  if (change.kind === 'remove_all_passkeys' && recoveryCode !== undefined) {
    return recover({ session, recoveryCode }, parts);
  }
  // Nothing else takes a recovery code, and nothing takes one beside a verification.
  if (change.kind === 'remove_all_passkeys' || recoveryCode !== undefined) {
    return refuseChange('not_possible', { change, customerId }, parts);
  }
  if (!(await isThereSomethingToChange(request, parts))) {
    return refuseChange('nothing_to_change', { change, customerId }, parts);
  }
  const typingId = randomSecret(parts.randomness);
  const waiting = await sealBeforeItWaits(change, customerId, parts);
  const purpose = { kind: 'change', sessionHash, change: waiting, typingId } as const;
  const passkeys = await parts.store.listPasskeys(customerId);
  return {
    outcome: 'verify',
    passkey: await beginPasskeyVerification(purpose, passkeys, parts),
    signIn: await beginAuthorization(purpose, parts),
  };
}

/** What waits is stored: an address is sealed before, so that nothing readable of it ever is (invariant 12). */
async function sealBeforeItWaits(
  change: AccountChange,
  customerId: CustomerId,
  { sealAddress }: ApprovalParts,
): Promise<WaitingChange> {
  return change.kind === 'add_address' ? sealAddress(change, customerId) : change;
}

/** Nobody is asked to verify what would do nothing. */
async function isThereSomethingToChange(
  { change, session }: ChangeRequest,
  parts: ApprovalParts,
): Promise<boolean> {
  const { customerId } = session;
  if (change.kind === 'unlock') return isVoiceLocked(customerId, parts);
  if (change.kind !== 'allow_client') return true;
  return isClientRevokedNow({ customerId, clientId: change.clientId }, parts);
}
