/** The one decision that lets money move: pure, over facts that settlement gathered itself. */
import { isClientRevoked } from '../confirmation/client-right.ts';
import { verifyDecline } from '../confirmation/decline.ts';
import { lastUnlockedAt } from '../confirmation/unlock.ts';
import { deriveVoiceCode, isSameCode, voiceCodeSchema } from '../confirmation/voice-code.ts';
import { isDryRunOf, type DryRun } from '../order/dry-run.ts';
import { hashRedemptionToken, redemptionTokenSchema } from '../order/redemption-token.ts';
import { isOfShop } from '../order/shop.ts';
import { judgeLimits } from '../policy/judge-limits.ts';
import { judgeOrderByPolicy, type OrderVerdict } from '../policy/judge-order-by-policy.ts';
import { isStronglyVerified } from '../policy/strong-verification.ts';
import type { Hash, Verifier } from '../ports/crypto.ts';
import type { RedeemRequest } from '../ports/settlement-door.ts';
import { toldHalts } from '../risk/told-halts.ts';
import { isQuoteAsAgreed } from './agreed-terms.ts';
import { isCodeLocked, TRIES_PER_CONFIRMATION } from './code-tries.ts';
import { judgeRiskOfRedemption } from './judge-risk-of-redemption.ts';
import {
  CLOCK_TOLERANCE_MS,
  findLiveConfirmation,
  type LiveConfirmation,
} from './live-confirmation.ts';
import { mayBeBoughtInLostPart } from './may-be-bought.ts';
import type { RedemptionDecision, RedemptionFacts, RedemptionKeys } from './redemption-facts.ts';

/** How old the merchant's answer may be when the decision is taken. */
export const MERCHANT_ANSWER_MAX_AGE_MS = 5000;

/**
 * Decides one call of `redeem_order` for an order that has not ended. Each step refuses on silence. Their order is part of the
 * contract: nothing is told about an order before it is known to be the caller's, and nothing about its terms before the code is right.
 */
export function decideRedemption(facts: RedemptionFacts, keys: RedemptionKeys): RedemptionDecision {
  const { dryRun, request } = facts;
  if (!dryRun || !isCallersOrder(dryRun, request, keys.hash)) return { outcome: 'refused' };
  if (!isOfShop(dryRun.terms, facts.shop)) return { outcome: 'refused' };
  // The store may have been put back from a copy that is older than the purchase: nobody can say that nothing was bought.
  if (!facts.isLedgerVerified) return { outcome: 'payment_unknown' };
  const decision = decideOwn(facts, dryRun, keys);
  return mayBeBoughtInLostPart(dryRun, facts.storeAcceptedAt) ? asUnknown(decision) : decision;
}

/**
 * Of an order that may have been bought in a part of the store that was lost. Neither its time nor the merchant, who may have sold it the last one, says that
 * it was not; so nothing ends it but the customer's signed word. The right code redeems it as ever: the processor knows its key, and answers as it did. A
 * wrong one is counted.
 */
function asUnknown(decision: RedemptionDecision): RedemptionDecision {
  const { outcome } = decision;
  const isTrueAllTheSame =
    outcome === 'redeem' || outcome === 'declined' || outcome === 'code_wrong';
  return isTrueAllTheSame ? decision : { outcome: 'payment_unknown' };
}

/** Of an order that is the caller's own. */
function decideOwn(
  facts: RedemptionFacts,
  dryRun: DryRun,
  keys: RedemptionKeys,
): RedemptionDecision {
  const stopped = findStop(facts, dryRun, keys.approvalKeys);
  if (stopped) return stopped;
  // After the decline: that one stops the order for good, whoever asks.
  if (isOfRevokedClient(facts, dryRun, keys.approvalKeys)) return { outcome: 'refused' };
  const verdict = judgeOrderByPolicy(dryRun.terms, facts.policy);
  if (verdict.outcome === 'refused') {
    return { outcome: 'refused', ...(verdict.refusal && { rule: verdict.refusal.rule }) };
  }
  const live = findLiveConfirmation(facts, dryRun, keys.approvalKeys);
  if (!live) return answerWithoutConfirmation(facts, dryRun);
  return decideConfirmed(facts, { dryRun, live, verdict }, keys);
}

function decideConfirmed(
  facts: RedemptionFacts,
  order: {
    readonly dryRun: DryRun;
    readonly live: LiveConfirmation;
    readonly verdict: OrderVerdict;
  },
  keys: RedemptionKeys,
): RedemptionDecision {
  const { dryRun, live, verdict } = order;
  const risk = judgeRiskOfRedemption(facts, dryRun, keys.approvalKeys);
  const judged = { riskScore: risk.score, halts: toldHalts([...verdict.reasons, ...risk.halts]) };
  const isHalted = verdict.outcome === 'halted' || risk.outcome === 'halted';
  if (isHalted && !isStronglyVerified(live.confirmation)) {
    return { outcome: 'stronger_confirmation_needed', ...judged };
  }
  const decision = judgeCode(facts, { dryRun, live }, keys) ?? judgeTerms(facts, { dryRun, live });
  return { ...decision, ...judged };
}

/** The stored dry run is whole, is this customer's and client's, and the token is the one made for it. */
export function isCallersOrder(
  dryRun: DryRun,
  request: Pick<RedeemRequest, 'customerId' | 'clientId' | 'token' | 'digest'>,
  hash: Hash,
): boolean {
  const token = redemptionTokenSchema.safeParse(request.token);
  return (
    token.success &&
    isDryRunOf(dryRun, request, hash) &&
    dryRun.digest === request.digest &&
    hashRedemptionToken(token.data, hash) === dryRun.tokenHash
  );
}

export function isMerchantAnswerFresh(
  answer: { readonly askedAt: number },
  facts: Pick<RedemptionFacts, 'nowEpochMs'>,
): boolean {
  return (
    answer.askedAt <= facts.nowEpochMs &&
    facts.nowEpochMs - answer.askedAt <= MERCHANT_ANSWER_MAX_AGE_MS
  );
}

/** A signed decline of this very order by its customer. */
export function isDeclineOf(
  jws: string,
  dryRun: Pick<DryRun, 'digest' | 'terms'>,
  approvalKeys: Verifier,
): boolean {
  const decline = verifyDecline(jws, approvalKeys);
  return decline?.digest === dryRun.digest && decline.customerId === dryRun.terms.customerId;
}

function findStop(
  facts: RedemptionFacts,
  dryRun: DryRun,
  approvalKeys: Verifier,
): RedemptionDecision | undefined {
  if (facts.declineJwss.some((jws) => isDeclineOf(jws, dryRun, approvalKeys))) {
    return { outcome: 'declined', end: 'declined' };
  }
  // Before every limit of time; a decline needs none.
  if (!facts.isClockRight) return { outcome: 'unavailable' };
  if (dryRun.createdAt > facts.nowEpochMs + CLOCK_TOLERANCE_MS) return { outcome: 'refused' };
  if (facts.nowEpochMs >= dryRun.terms.redeemBy) return { outcome: 'expired', end: 'expired' };
  return undefined;
}

function isOfRevokedClient(
  { clientRightJwss, nowEpochMs }: RedemptionFacts,
  { terms: { customerId, clientId } }: DryRun,
  approvalKeys: Verifier,
): boolean {
  return isClientRevoked(clientRightJwss, { customerId, clientId, nowEpochMs }, approvalKeys);
}

function answerWithoutConfirmation(facts: RedemptionFacts, dryRun: DryRun): RedemptionDecision {
  // No confirmation can come any more, but the order ends only after redeemBy: a confirmation made in time may not be readable yet.
  if (facts.nowEpochMs >= dryRun.terms.confirmBy) return { outcome: 'expired', end: undefined };
  return { outcome: 'waiting_for_confirmation' };
}

function judgeCode(
  facts: RedemptionFacts,
  { dryRun, live }: { readonly dryRun: DryRun; readonly live: LiveConfirmation },
  keys: RedemptionKeys,
): RedemptionDecision | undefined {
  const { confirmationId } = live.confirmation;
  const wrongCodes = facts.wrongCodes(confirmationId);
  const { customerId } = dryRun.terms;
  const unlockedAt = lastUnlockedAt(
    facts.unlockJwss,
    { customerId, nowEpochMs: facts.nowEpochMs },
    keys.approvalKeys,
  );
  const wrongCodesOfCustomerInADay = facts.wrongCodesOfCustomerInADay(unlockedAt);
  if (isCodeLocked({ wrongCodes, wrongCodesOfCustomerInADay })) return { outcome: 'code_locked' };
  // What is not four digits was never a code: the doors ask for it again, and it is no try.
  const code = voiceCodeSchema.safeParse(facts.request.code);
  if (!code.success) return { outcome: 'refused' };
  const rightCode = deriveVoiceCode(
    { digest: dryRun.digest, terms: dryRun.terms, confirmationId },
    keys.codeKey,
  );
  if (isSameCode(code.data, rightCode)) return undefined;
  return {
    outcome: 'code_wrong',
    confirmationId,
    triesLeft: TRIES_PER_CONFIRMATION - wrongCodes - 1,
  };
}

function judgeTerms(
  facts: RedemptionFacts,
  { dryRun, live }: { readonly dryRun: DryRun; readonly live: LiveConfirmation },
): RedemptionDecision {
  // Without the agreed address there is nothing to ask the merchant, so this cannot wait for its answer.
  if (!facts.isBookConsistent()) return { outcome: 'terms_changed', end: 'cancelled' };
  const answer = facts.merchantAnswer;
  if (!answer || !isMerchantAnswerFresh(answer, facts)) {
    return { outcome: 'unavailable' };
  }
  if (!answer.quote || !isQuoteAsAgreed(answer.quote, dryRun.terms)) {
    return { outcome: 'terms_changed', end: 'cancelled' };
  }
  const { terms } = dryRun;
  return (
    judgeSpending(facts, dryRun) ?? {
      outcome: 'redeem',
      confirmationJws: live.jws,
      intent: {
        version: 1,
        digest: dryRun.digest,
        confirmationId: live.confirmation.confirmationId,
        customerId: terms.customerId,
        payeeId: terms.payeeId,
        instrumentId: terms.instrument.id,
        amountMinor: terms.totalMinor,
        currency: terms.currency,
        redeemedAt: facts.nowEpochMs,
      },
    }
  );
}

/**
 * Last of all: whoever does not know the code learns nothing of what the customer has spent. What is spent is read in the transaction that
 * redeems, so that two orders at once never both find the same room (invariant 7).
 */
function judgeSpending(facts: RedemptionFacts, { terms }: DryRun): RedemptionDecision | undefined {
  const verdict = judgeLimits(terms, facts.spentWindows(), facts.policy);
  if (verdict.outcome === 'within') return undefined;
  const { outcome, scope, per, kind } = verdict;
  return { outcome, scope, per, kind };
}
