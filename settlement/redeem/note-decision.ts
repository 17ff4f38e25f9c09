/** The ledger's line about one decision: outcomes, ids and counts, never a token, a code or anybody's words (invariants 9 and 12). */
import type { LedgerKind, LedgerNote, RedeemRequest, RedemptionDecision } from '#core';

export function noteDecision(
  decision: RedemptionDecision,
  of: { readonly request: RedeemRequest; readonly nowEpochMs: number },
): LedgerNote {
  const { customerId, clientId, digest } = of.request;
  return {
    at: of.nowEpochMs,
    kind: kindOf(decision),
    digest,
    facts: { outcome: decision.outcome, customerId, clientId, ...factsOf(decision) },
  };
}

function kindOf(decision: RedemptionDecision): LedgerKind {
  if (decision.outcome === 'expired' && decision.end === undefined) return 'redeem_refused';
  return KINDS[decision.outcome];
}

const KINDS: { readonly [Outcome in RedemptionDecision['outcome']]: LedgerKind } = {
  redeem: 'order_redeemed',
  terms_changed: 'order_cancelled',
  declined: 'order_voided',
  expired: 'order_expired',
  code_wrong: 'redeem_refused',
  waiting_for_confirmation: 'redeem_refused',
  stronger_confirmation_needed: 'redeem_refused',
  code_locked: 'redeem_refused',
  refused: 'redeem_refused',
  payment_unknown: 'redeem_refused',
  unavailable: 'redeem_refused',
};

function factsOf(decision: RedemptionDecision): LedgerNote['facts'] {
  if (decision.outcome === 'redeem') {
    const { confirmationId, amountMinor, currency, payeeId, instrumentId } = decision.intent;
    return { confirmationId, amountMinor, currency, payeeId, instrumentId };
  }
  if (decision.outcome === 'code_wrong') {
    return { confirmationId: decision.confirmationId, triesLeft: decision.triesLeft };
  }
  return {};
}
