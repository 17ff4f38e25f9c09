/** Ends a session, and says so in the ledger. */
import type { Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function endSession(
  session: Pick<Session, 'sessionHash' | 'customerId'>,
  why: 'signed_out' | 'signed_in_anew' | 'ended_by_another',
  parts: Pick<ApprovalParts, 'store' | 'clock'>,
): Promise<boolean> {
  const { sessionHash, customerId } = session;
  return parts.store.deleteSession(sessionHash, {
    at: parts.clock.nowEpochMs(),
    kind: 'session_ended',
    digest: null,
    facts: { customerId, outcome: why },
  });
}
