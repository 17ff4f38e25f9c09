/** Signs a confirmation at the moment it is stored: what was read before may be old by then, and another phone may have confirmed meanwhile. */
import {
  deriveVoiceCode,
  isDatedAhead,
  signWrittenConfirmation,
  verifyWrittenConfirmation,
  type ConfirmationId,
  type DryRun,
  type SignedInTime,
  type WrittenConfirmation,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { doesLiftHalt } from './decide-halt.ts';
import type { VerifiedTotal } from './finish-confirmation.ts';

/**
 * Settlement takes a confirmation as withdrawn when the customer confirmed later, by the signed times: of two that meet, the one that is stored
 * last must be signed as the later, or a bit in a row would say which of them counts. `expired` from `confirmBy` on (invariant 7).
 */
export function signNow(
  of: {
    readonly verified: VerifiedTotal;
    readonly confirmationId: ConfirmationId;
    readonly dryRun: DryRun;
    /** The customer's newest, which this one withdraws. */
    readonly jwssOfCustomer: readonly string[];
  },
  {
    clock,
    approvalKey,
    approvalKeys,
    codeKey,
  }: Pick<ApprovalParts, 'clock' | 'approvalKey' | 'approvalKeys' | 'codeKey'>,
): SignedInTime {
  const { session, digest, text, amr, verifiedAt } = of.verified;
  const { customerId } = session;
  const nowEpochMs = clock.nowEpochMs();
  const earlier = of.jwssOfCustomer.map((jws) => verifyWrittenConfirmation(jws, approvalKeys));
  // What a clock that was ahead has signed takes nothing back now, and moves no later one away.
  const inTime = earlier.filter((one) => one && !isDatedAhead(one, nowEpochMs));
  const confirmedAt = Math.max(
    nowEpochMs,
    ...inTime.map((confirmation) => (confirmation?.confirmedAt ?? -1) + 1),
  );
  if (confirmedAt >= of.dryRun.terms.confirmBy) return { outcome: 'expired' };
  if (isCodeTaken(of, earlier, codeKey)) return { outcome: 'code_taken' };
  const { confirmationId, dryRun } = of;
  const { tokenHash } = dryRun;
  const jws = signWrittenConfirmation(
    {
      version: 1,
      confirmationId,
      digest,
      tokenHash,
      customerId,
      text,
      amr,
      liftsHalts: doesLiftHalt(of.verified, nowEpochMs),
      verifiedAt,
      confirmedAt,
    },
    approvalKey,
  );
  return { outcome: 'signed', jws };
}

/** A code that was taken back must not open the order again because the new one is the same four digits: one in some nine thousand is. */
function isCodeTaken(
  { dryRun, confirmationId }: { readonly dryRun: DryRun; readonly confirmationId: ConfirmationId },
  earlier: readonly (WrittenConfirmation | undefined)[],
  codeKey: ApprovalParts['codeKey'],
): boolean {
  const codeOf = (id: ConfirmationId) =>
    deriveVoiceCode({ ...dryRun, confirmationId: id }, codeKey);
  return earlier.some(
    (confirmation) =>
      confirmation?.digest === dryRun.digest &&
      codeOf(confirmation.confirmationId) === codeOf(confirmationId),
  );
}
