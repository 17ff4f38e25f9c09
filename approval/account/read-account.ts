/** The customer's account as the second device shows it. */
import { liftsHaltsFrom, type AccountView, type Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isVoiceLocked } from '../unlock/is-voice-locked.ts';
import { listClients } from './list-clients.ts';
import { publicPasskeyIdOf, publicSessionIdOf } from './public-ids.ts';
import { readSettings } from './read-settings.ts';

/** @throws {StoreUnavailable} while a store of another side cannot be read. */
export async function readAccount(session: Session, parts: ApprovalParts): Promise<AccountView> {
  const { customerId } = session;
  const { store } = parts;
  return {
    customerId,
    nowEpochMs: parts.clock.nowEpochMs(),
    settings: await readSettings(customerId, parts),
    sessions: await listSessions(session, parts),
    passkeys: await listPasskeys(session, parts),
    recoveryCodesLeft: await store.countRecoveryCodes(customerId),
    isLocked: await isVoiceLocked(customerId, parts),
    clients: await listClients(customerId, parts),
    ...(await parts.readBook(customerId)),
  };
}

async function listSessions(
  { customerId, sessionHash }: Session,
  { store, clock, hash }: ApprovalParts,
): Promise<AccountView['sessions']> {
  const sessions = await store.listSessions({ customerId, nowEpochMs: clock.nowEpochMs() });
  return sessions.map((session) => ({
    sessionId: publicSessionIdOf(session.sessionHash, hash),
    isThis: session.sessionHash === sessionHash,
    openedAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    device: session.device,
    isRemembered: session.isRemembered,
  }));
}

async function listPasskeys(
  { customerId }: Session,
  { store, hash }: ApprovalParts,
): Promise<AccountView['passkeys']> {
  const passkeys = await store.listPasskeys(customerId);
  return passkeys.map((passkey) => ({
    passkeyId: publicPasskeyIdOf(passkey.credentialId, hash),
    addedAt: passkey.createdAt,
    liftsHaltsFrom: liftsHaltsFrom(passkey),
  }));
}
