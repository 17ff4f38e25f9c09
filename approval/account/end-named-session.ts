/** Signs out one of the customer's own sessions, by the name that the account shows. */
import type { Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { endSession } from '../sign-in/end-session.ts';
import { publicSessionIdOf } from './public-ids.ts';

/** True when it was this very session. A name of no session of this customer ends none. */
export async function endNamedSession(
  of: { readonly session: Session; readonly sessionId: string },
  parts: ApprovalParts,
): Promise<{ readonly isThis: boolean }> {
  const { customerId, sessionHash } = of.session;
  const { store, clock, hash } = parts;
  const sessions = await store.listSessions({ customerId, nowEpochMs: clock.nowEpochMs() });
  const named = sessions.find(
    (session) => publicSessionIdOf(session.sessionHash, hash) === of.sessionId,
  );
  const isThis = named?.sessionHash === sessionHash;
  if (named) await endSession(named, isThis ? 'signed_out' : 'ended_by_another', parts);
  return { isThis };
}
