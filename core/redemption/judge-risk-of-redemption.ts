/** The risk of an order at its redemption, over what settlement reads itself: no side before it is believed in it. */
import type { DryRun } from '../order/dry-run.ts';
import { riskPolicyOf, type ShopPolicy } from '../policy/shop-policy.ts';
import type { Verifier } from '../ports/crypto.ts';
import { judgeRisk, type RiskVerdict } from '../risk/judge-risk.ts';
import { riskOrderOf } from '../risk/risk-facts.ts';
import type { RiskPolicy } from '../risk/risk-policy.ts';
import type { RedemptionFacts } from './redemption-facts.ts';
import { unconfirmedHaltsOf } from './unconfirmed-halts.ts';
import { wholeHistoryOf } from './whole-history.ts';

export function judgeRiskOfRedemption(
  facts: RedemptionFacts,
  dryRun: DryRun,
  approvalKeys: Verifier,
): RiskVerdict {
  const policy = riskPolicyInForce(facts.policy);
  const history = wholeHistoryOf(
    facts.orderHistory(),
    {
      ...unconfirmedHaltsOf(facts, { approvalKeys, withinMs: policy.retry.withinMs }),
      proposalsInTenMinutes: facts.proposalsInTenMinutes(),
    },
    policy,
  );
  const order = riskOrderOf(dryRun);
  return judgeRisk({ nowEpochMs: facts.nowEpochMs, order, history }, policy);
}

/** A policy is parsed once, and judged by many times. */
const KNOWN = new WeakMap<ShopPolicy, RiskPolicy>();

export function riskPolicyInForce(policy: ShopPolicy): RiskPolicy {
  const known = KNOWN.get(policy);
  if (known) return known;
  const made = riskPolicyOf(policy);
  KNOWN.set(policy, made);
  return made;
}
