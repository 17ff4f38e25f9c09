/** A recovery code in place of the verification: removes every passkey of a signed-in customer who has lost them, and does nothing else. */
import type { ChangeResult, Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { refuseChange } from './apply-change.ts';
import { recoveryCodeHashOf } from './recovery-code.ts';

const CHANGE = { kind: 'remove_all_passkeys' } as const;

export async function recover(
  of: { readonly session: Session; readonly recoveryCode: string },
  parts: ApprovalParts,
): Promise<ChangeResult> {
  const { store, clock, hash } = parts;
  const { customerId } = of.session;
  const passkeys = await store.listPasskeys(customerId);
  // A code is not used up for nothing.
  if (passkeys.length === 0) {
    return refuseChange('nothing_to_change', { change: CHANGE, customerId }, parts);
  }
  const at = clock.nowEpochMs();
  const codeHash = recoveryCodeHashOf(of.recoveryCode, customerId, hash);
  const isUsed = await store.useRecoveryCode(
    { customerId, codeHash },
    { at, kind: 'recovery_code_used', digest: null, facts: { customerId } },
  );
  if (!isUsed) return refuseChange('recovery_code_wrong', { change: CHANGE, customerId }, parts);
  const credentialIds = passkeys.map(({ credentialId }) => credentialId);
  await store.deletePasskeys(
    { customerId, credentialIds },
    {
      at,
      kind: 'passkey_removed',
      digest: null,
      facts: { customerId, count: credentialIds.length },
    },
  );
  parts.tellCustomer(customerId, { what: 'all_passkeys_removed' });
  return { outcome: 'changed', change: 'remove_all_passkeys' };
}
