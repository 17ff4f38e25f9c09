/**
 * All the evidence of one redemption, verified anew from the stored rows (invariant 1): whoever can only write rows can make none
 * of it, because both signing keys are elsewhere. Times are taken as of the recorded redemption.
 */
import {
  deriveFromTerms,
  findLiveConfirmation,
  verifyChargeIntent,
  verifyWrittenConfirmation,
  type ChargeIntent,
  type ChargeRow,
  type DryRun,
  type Ending,
  type WrittenConfirmation,
} from '#core';
import type { SettlementKeys } from '../settlement-context.ts';

export interface Evidence {
  readonly intent: ChargeIntent;
  readonly confirmation: WrittenConfirmation;
  /** What the terms give; no stored copy of it is believed. */
  readonly derived: ReturnType<typeof deriveFromTerms>;
  readonly charge: ChargeRow;
}

/** The evidence, or undefined when any part is missing, false or about something else. */
export function verifyEvidence(
  rows: { readonly ending: Ending | undefined; readonly charge: ChargeRow | undefined },
  keys: SettlementKeys,
): Evidence | undefined {
  const { ending, charge } = rows;
  if (!charge || ending?.kind !== 'redeemed' || ending.digest !== charge.digest) return undefined;
  const intent = verifyChargeIntent(charge.intentJws, keys.settlementKeys);
  if (!intent || intent.confirmationId !== ending.confirmationId) return undefined;
  const derived = deriveFromTerms(charge.terms, keys.hash);
  if (derived.digest !== charge.digest || !isIntentOf(intent, charge)) return undefined;
  const confirmation = verifyConfirmationOf(intent, { charge, derived, keys });
  return confirmation ? { intent, confirmation, derived, charge } : undefined;
}

function isIntentOf(intent: ChargeIntent, { digest, terms }: ChargeRow): boolean {
  return (
    intent.digest === digest &&
    intent.customerId === terms.customerId &&
    intent.payeeId === terms.payeeId &&
    intent.instrumentId === terms.instrument.id &&
    intent.amountMinor === terms.totalMinor &&
    intent.currency === terms.currency &&
    intent.redeemedAt < terms.redeemBy
  );
}

/** The same rules as at the redemption: signature, order, customer, written total and time. */
function verifyConfirmationOf(
  intent: ChargeIntent,
  of: {
    readonly charge: ChargeRow;
    readonly derived: Evidence['derived'];
    readonly keys: SettlementKeys;
  },
): WrittenConfirmation | undefined {
  const { charge, derived, keys } = of;
  const claimed = verifyWrittenConfirmation(charge.confirmationJws, keys.approvalKeys);
  if (!claimed) return undefined;
  // The token was compared when the intent was signed, and the intent names this confirmation; the dry run itself is the request side's.
  const dryRun: DryRun = {
    ...derived,
    terms: charge.terms,
    tokenHash: claimed.tokenHash,
    createdAt: 0,
  };
  const stored = {
    confirmationId: intent.confirmationId,
    jws: charge.confirmationJws,
    isWithdrawn: false,
  };
  return findLiveConfirmation(
    // Whatever the customer confirmed later takes nothing back that was redeemed.
    {
      confirmations: [stored],
      confirmationJwssOfCustomer: [],
      nowEpochMs: intent.redeemedAt,
    },
    dryRun,
    keys.approvalKeys,
  )?.confirmation;
}
