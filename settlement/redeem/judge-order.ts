/** The one transaction in which an order is redeemed, refused or ended. */
import {
  decideRedemption,
  isMerchantAnswerFresh,
  signChargeIntent,
  verifyChargeIntent,
  type FactsInStore,
  type Hash,
  type JudgedRedemption,
  type RedemptionDecision,
  type RedeemRequest,
} from '#core';
import { nextTrustBy } from '../next-trust-by.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { findAgreedEntries } from '../vault/find-agreed-entries.ts';
import type { GatheredFacts } from './gather-facts.ts';
import { noteDecision } from './note-decision.ts';

/** The merchant's answer grew too old while the write lock was waited for. Nothing was decided, and nothing written. */
export class AnswerAged extends Error {}

/**
 * Time is read inside the transaction, once: waiting for the write lock counts towards every limit of time, and what is recorded is the moment that was
 * judged. The facts are read as of the call, which is earlier.
 * @throws {AnswerAged}
 */
export function judgeOrder(
  context: Pick<SettlementContext, 'store' | 'keys' | 'clock' | 'shop' | 'policy'>,
  request: RedeemRequest,
  gathered: GatheredFacts,
): Promise<JudgedRedemption> {
  const { store, keys, clock, shop } = context;
  const { policy, digest: policyDigest } = context.policy.current();
  let judgedAt = clock.nowEpochMs();
  return store.judgeRedemption({
    digest: request.digest,
    customerId: request.customerId,
    nowEpochMs: judgedAt,
    decide: (inStore) => {
      judgedAt = clock.nowEpochMs();
      const decision = decideRedemption(
        {
          ...{ ...inStore, ...gathered, request, shop, policy, nowEpochMs: judgedAt },
          isBookConsistent: () => gathered.isBookConsistent && isBookAsAgreed(inStore, keys.hash),
        },
        keys,
      );
      if (isForWantOfAnswer(decision, gathered, judgedAt)) throw new AnswerAged();
      return decision;
    },
    signIntent: (intent) => signChargeIntent(intent, keys.settlementKey),
    verifyIntent: (jws) => verifyChargeIntent(jws, keys.settlementKeys),
    nextTrust: nextTrustBy(policy),
    noteOf: (decision, dryRun) =>
      noteDecision(decision, { request, dryRun, policyDigest, nowEpochMs: judgedAt }),
  });
}

/** There was an answer, and it would have been good for a decision at once. */
function isForWantOfAnswer(
  { outcome }: RedemptionDecision,
  { merchantAnswer }: GatheredFacts,
  nowEpochMs: number,
): boolean {
  if (outcome !== 'unavailable' && outcome !== 'payment_unknown') return false;
  return merchantAnswer !== undefined && !isMerchantAnswerFresh(merchantAnswer, { nowEpochMs });
}

function isBookAsAgreed({ book, dryRun }: FactsInStore, hash: Hash): boolean {
  return dryRun !== undefined && findAgreedEntries(book(), dryRun.terms, hash) !== undefined;
}
