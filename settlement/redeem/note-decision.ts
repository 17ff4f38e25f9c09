/** The ledger's line about one decision: outcomes, ids and counts, never a token, a code or anybody's words (invariants 9 and 12). */
import type {
  DryRun,
  LedgerKind,
  LedgerNote,
  OrderTerms,
  RedeemRequest,
  RedemptionDecision,
} from '#core';

export function noteDecision(
  decision: RedemptionDecision,
  of: {
    readonly request: RedeemRequest;
    readonly dryRun: DryRun | undefined;
    readonly policyDigest: string;
    readonly nowEpochMs: number;
  },
): LedgerNote {
  const { customerId, clientId, digest } = of.request;
  return {
    at: of.nowEpochMs,
    kind: kindOf(decision),
    digest,
    facts: {
      outcome: decision.outcome,
      customerId,
      clientId,
      policy: of.policyDigest,
      ...riskFactsOf(decision),
      ...factsOf(decision, of.dryRun?.terms),
    },
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
  limit_reached: 'redeem_refused',
  waiting_for_confirmation: 'redeem_refused',
  stronger_confirmation_needed: 'redeem_refused',
  code_locked: 'redeem_refused',
  refused: 'redeem_refused',
  payment_unknown: 'redeem_refused',
  unavailable: 'redeem_refused',
};

/** Why it was halted, also where a passkey lifted it. */
function riskFactsOf({ riskScore, halts = [] }: RedemptionDecision): LedgerNote['facts'] {
  return {
    ...(riskScore !== undefined && { riskScore }),
    ...(halts.length > 0 && { halts: [...new Set(halts)].join(' ').slice(0, 200) }),
  };
}

function factsOf(decision: RedemptionDecision, terms: OrderTerms | undefined): LedgerNote['facts'] {
  if (decision.outcome === 'redeem') {
    const { confirmationId, amountMinor, currency, payeeId, instrumentId } = decision.intent;
    const categories = terms && categoriesOf(terms);
    return { confirmationId, amountMinor, currency, payeeId, instrumentId, ...categories };
  }
  if (decision.outcome === 'code_wrong') {
    return { confirmationId: decision.confirmationId, triesLeft: decision.triesLeft };
  }
  if (decision.outcome === 'limit_reached') {
    const { scope, per, kind } = decision;
    return { scope, per, kind, ...askedFactsOf(terms) };
  }
  if (decision.outcome === 'stronger_confirmation_needed') return askedFactsOf(terms);
  // By the policy, it is known to be the caller's own order; otherwise nothing is said of it.
  if (decision.outcome === 'refused' && decision.rule !== undefined) {
    return { rule: decision.rule, ...askedFactsOf(terms) };
  }
  return {};
}

/** What the order would have taken: by it another policy can be tried on the ledger. */
function askedFactsOf(terms: OrderTerms | undefined): LedgerNote['facts'] {
  if (!terms) return {};
  const { totalMinor: amountMinor, currency, instrument, address, merchant } = terms;
  return {
    ...{ amountMinor, currency, instrumentId: instrument.id, addressId: address.id },
    ...{ merchantId: merchant.id, ...categoriesOf(terms) },
  };
}

/** The kinds of goods, and not the goods. */
function categoriesOf({ lines }: OrderTerms): { readonly categories: string } {
  const codes = lines.map(({ merchantCategoryCode }) => merchantCategoryCode);
  return { categories: [...new Set(codes)].sort().join(' ').slice(0, 200) };
}
