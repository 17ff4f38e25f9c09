/** New recovery codes in place of all that there were: shown once, in the answer to the verification, and kept as hashes. */
import type { ChangeResult, Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { makeRecoveryCode, RECOVERY_CODES, recoveryCodeHashOf } from './recovery-code.ts';

export async function makeRecoveryCodes(
  { customerId }: Session,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  const { store, clock, hash, randomness } = parts;
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(randomness));
  const createdAt = clock.nowEpochMs();
  await store.replaceRecoveryCodes(
    {
      customerId,
      codeHashes: recoveryCodes.map((code) => recoveryCodeHashOf(code, customerId, hash)),
      createdAt,
    },
    {
      at: createdAt,
      kind: 'recovery_codes_made',
      digest: null,
      facts: { customerId, count: recoveryCodes.length },
    },
  );
  parts.tellCustomer(customerId, { what: 'recovery_codes_made' });
  return { outcome: 'changed', change: 'make_recovery_codes', recoveryCodes };
}
