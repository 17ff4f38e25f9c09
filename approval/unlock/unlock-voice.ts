/** Unlocks voice: a signed record that settlement reads. The tries of a single confirmation stay used up. */
import { signUnlock, type ChangeResult, type Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isVoiceLocked } from './is-voice-locked.ts';

export async function unlockVoice(
  { customerId }: Session,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  if (!(await isVoiceLocked(customerId, parts))) {
    return { outcome: 'refused', reason: 'nothing_to_change' };
  }
  const unlockedAt = parts.clock.nowEpochMs();
  const jws = signUnlock({ version: 1, customerId, unlockedAt }, parts.approvalKey);
  await parts.store.insertUnlock(
    { customerId, jws },
    { at: unlockedAt, kind: 'voice_unlocked', digest: null, facts: { customerId } },
  );
  parts.tellCustomer(customerId, { what: 'unlocked' });
  return { outcome: 'changed', change: 'unlock' };
}
