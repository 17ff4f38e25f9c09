/** Which written confirmation, if any, stands for an order now. */
import {
  readUnverifiedConfirmation,
  verifyWrittenConfirmation,
  type WrittenConfirmation,
} from '../confirmation/written-confirmation.ts';
import { createBoundedMemory } from '../evidence/bounded-memory.ts';
import type { DryRun } from '../order/dry-run.ts';
import type { Verifier } from '../ports/crypto.ts';
import { readWrittenTotal } from '../speech/reading/read-written-total.ts';
import type { RedemptionFacts, StoredConfirmation } from './redemption-facts.ts';

/** How far a record's time may lie ahead of our own clock; the sides' clocks are one clock, or synchronized. */
export const CLOCK_TOLERANCE_MS = 2000;

/**
 * How long a confirmation may stay good. The terms' own times are the request side's word, and a code that was spoken but held back must not buy
 * something next month; nor may an order outlive the processor's memory of its idempotency key.
 */
export const LONGEST_REDEMPTION_MS = 2 * 60 * 60 * 1000;

export interface LiveConfirmation {
  readonly confirmation: WrittenConfirmation;
  readonly jws: string;
}

/**
 * The newest confirmation that is not withdrawn and is right in signature, order, customer, token, amount and time. Withdrawn is what is marked
 * so, and what the customer confirmed something after: the mark is a bit in a row, and a row is nobody's word.
 */
export function findLiveConfirmation(
  facts: Pick<RedemptionFacts, 'confirmations' | 'confirmationJwssOfCustomer' | 'nowEpochMs'>,
  dryRun: DryRun,
  approvalKeys: Verifier,
): LiveConfirmation | undefined {
  for (const stored of facts.confirmations.toReversed()) {
    if (stored.isWithdrawn) continue;
    const confirmation = verifyWrittenConfirmation(stored.jws, approvalKeys);
    if (!confirmation || !isConfirmationOf({ confirmation, stored, dryRun }, facts.nowEpochMs)) {
      continue;
    }
    const { confirmationJwssOfCustomer: jwss, nowEpochMs } = facts;
    return isTakenBack(confirmation, jwss, { approvalKeys, nowEpochMs })
      ? undefined
      : { confirmation, jws: stored.jws };
  }
  return undefined;
}

/**
 * Signed by a clock that was ahead: until its time has come it neither stands nor takes anything back. Otherwise one jump of a clock would keep its
 * customer from confirming for hours.
 */
export function isDatedAhead(
  { confirmedAt }: Pick<WrittenConfirmation, 'confirmedAt'>,
  nowEpochMs: number,
): boolean {
  return confirmedAt > nowEpochMs + CLOCK_TOLERANCE_MS;
}

function isTakenBack(
  { customerId, confirmedAt }: WrittenConfirmation,
  jwssOfCustomer: readonly string[],
  { approvalKeys, nowEpochMs }: { readonly approvalKeys: Verifier; readonly nowEpochMs: number },
): boolean {
  const takesBack = (other: WrittenConfirmation | undefined): boolean =>
    other?.customerId === customerId && other.confirmedAt > confirmedAt;
  const isOfNow = (other: WrittenConfirmation | undefined): boolean =>
    other !== undefined && !isDatedAhead(other, nowEpochMs);
  // A customer has many; only what says of itself that it takes this one back is worth the price of a signature.
  return jwssOfCustomer.some((jws) => {
    const claimed = readUnverifiedConfirmation(jws);
    return (
      takesBack(claimed) &&
      isOfNow(claimed) &&
      takesBack(verifyWrittenConfirmation(jws, approvalKeys))
    );
  });
}

function isConfirmationOf(
  claim: {
    readonly confirmation: WrittenConfirmation;
    readonly stored: StoredConfirmation;
    readonly dryRun: DryRun;
  },
  nowEpochMs: number,
): boolean {
  const { confirmation, stored, dryRun } = claim;
  return (
    confirmation.confirmationId === stored.confirmationId &&
    confirmation.digest === dryRun.digest &&
    confirmation.tokenHash === dryRun.tokenHash &&
    confirmation.customerId === dryRun.terms.customerId &&
    isTotalWritten(confirmation, dryRun) &&
    isInTime(confirmation, dryRun, nowEpochMs)
  );
}

function isTotalWritten(confirmation: WrittenConfirmation, { terms }: DryRun): boolean {
  const written = readOnce(confirmation.text, terms);
  return written.outcome === 'read' && written.amountMinor === terms.totalMinor;
}

type ReadTotal = ReturnType<typeof readWrittenTotal>;

/** By everything that the reading depends on: one confirmation is looked at several times while its order is redeemed. */
const READ_TOTALS = createBoundedMemory<ReadTotal>(256);

function readOnce(text: string, { currency, locale }: DryRun['terms']): ReadTotal {
  const key = [currency, locale, text].join('\n');
  const known = READ_TOTALS.find(key);
  if (known) return known;
  const written = readWrittenTotal(text, { currency, locale });
  READ_TOTALS.keep(key, written);
  return written;
}

function isInTime(confirmation: WrittenConfirmation, dryRun: DryRun, nowEpochMs: number): boolean {
  const { verifiedAt, confirmedAt } = confirmation;
  return (
    verifiedAt <= confirmedAt &&
    confirmedAt >= dryRun.createdAt &&
    confirmedAt < dryRun.terms.confirmBy &&
    dryRun.terms.redeemBy - confirmedAt <= LONGEST_REDEMPTION_MS &&
    confirmedAt <= nowEpochMs + CLOCK_TOLERANCE_MS
  );
}
