/** Signs a confirmation at the moment it is stored: what was read before may be old by then, and another phone may have confirmed meanwhile. */
import {
  signWrittenConfirmation,
  verifyWrittenConfirmation,
  type ConfirmationId,
  type DryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { doesLiftHalt } from './decide-halt.ts';
import type { VerifiedTotal } from './finish-confirmation.ts';

/**
 * Settlement takes a confirmation as withdrawn when the customer confirmed later, by the signed times: of two that meet, the one that is stored
 * last must be signed as the later, or a bit in a row would say which of them counts. Undefined from `confirmBy` on (invariant 7).
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
  const nowEpochMs = clock.nowEpochMs();
  const confirmedAt = Math.max(
    nowEpochMs,
    ...earlier.map((confirmation) => (confirmation?.confirmedAt ?? -1) + 1),
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
      liftsHalts: doesLiftHalt(of.verified, nowEpochMs),
      verifiedAt,
      confirmedAt,
    },
    approvalKey,
  );
}
