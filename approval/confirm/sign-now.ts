/** Signs a confirmation at the moment it is stored: what was read before may be old by then, and another phone may have confirmed meanwhile. */
import {
  signWrittenConfirmation,
  verifyWrittenConfirmation,
  type ConfirmationId,
  type DryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import type { VerifiedTotal } from './finish-confirmation.ts';

/**
 * Settlement takes a confirmation as withdrawn when the customer confirmed later, by the signed times: of two that meet, the one that is stored
 * last must not be signed as the earlier, or neither would count. Undefined from `confirmBy` on (invariant 7).
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
  }: Pick<ApprovalParts, 'clock' | 'approvalKey' | 'approvalKeys'>,
): string | undefined {
  const { session, digest, text, amr, verifiedAt } = of.verified;
  const { customerId } = session;
  const earlier = of.jwssOfCustomer.map((jws) => verifyWrittenConfirmation(jws, approvalKeys));
  const confirmedAt = Math.max(
    clock.nowEpochMs(),
    ...earlier.map((confirmation) => confirmation?.confirmedAt ?? 0),
  );
  if (confirmedAt >= of.dryRun.terms.confirmBy) return undefined;
  const { confirmationId, dryRun } = of;
  const { tokenHash } = dryRun;
  return signWrittenConfirmation(
    {
      version: 1,
      confirmationId,
      digest,
      tokenHash,
      customerId,
      text,
      amr,
      verifiedAt,
      confirmedAt,
    },
    approvalKey,
  );
}
