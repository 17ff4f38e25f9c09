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
  switch (decision.outcome) {
    case 'redeem':
      return 'order_redeemed';
    case 'terms_changed':
      return 'order_cancelled';
    case 'declined':
      return 'order_voided';
    case 'expired':
      return decision.end === undefined ? 'redeem_refused' : 'order_expired';
    case 'code_wrong':
    case 'waiting_for_confirmation':
    case 'stronger_confirmation_needed':
    case 'code_locked':
    case 'refused':
    case 'payment_unknown':
    case 'unavailable':
      return 'redeem_refused';
    default:
      return decision satisfies never;
  }
}

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
