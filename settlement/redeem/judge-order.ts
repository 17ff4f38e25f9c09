/** The one transaction in which an order is redeemed, refused or ended. */
import {
  decideRedemption,
  signChargeIntent,
  verifyChargeIntent,
  type FactsInStore,
  type Hash,
  type JudgedRedemption,
  type RedeemRequest,
} from '#core';
import { nextTrustBy } from '../next-trust-by.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { findAgreedEntries } from '../vault/find-agreed-entries.ts';
import type { GatheredFacts } from './gather-facts.ts';
import { noteDecision } from './note-decision.ts';

/** Time is read inside the transaction: waiting for the write lock counts towards every limit of time. */
export function judgeOrder(
  context: Pick<SettlementContext, 'store' | 'keys' | 'clock' | 'shop' | 'policy'>,
  request: RedeemRequest,
  gathered: GatheredFacts,
): Promise<JudgedRedemption> {
  const { store, keys, clock, shop } = context;
  const { policy, digest: policyDigest } = context.policy.current();
  return store.judgeRedemption({
    digest: request.digest,
    customerId: request.customerId,
    nowEpochMs: clock.nowEpochMs(),
    decide: (inStore) =>
      decideRedemption(
        {
          ...{ ...inStore, ...gathered, request, shop, policy, nowEpochMs: clock.nowEpochMs() },
          isBookConsistent: () => gathered.isBookConsistent && isBookAsAgreed(inStore, keys.hash),
        },
        keys,
      ),
    signIntent: (intent) => signChargeIntent(intent, keys.settlementKey),
    verifyIntent: (jws) => verifyChargeIntent(jws, keys.settlementKeys),
    nextTrust: nextTrustBy(policy),
    noteOf: (decision, dryRun) =>
      noteDecision(decision, { request, dryRun, policyDigest, nowEpochMs: clock.nowEpochMs() }),
  });
}

function isBookAsAgreed({ book, dryRun }: FactsInStore, hash: Hash): boolean {
  return dryRun !== undefined && findAgreedEntries(book(), dryRun.terms, hash) !== undefined;
}
