/** Judges an order that may still be bought, over what settlement keeps of the customer: by the same functions as settlement, which binds nobody here. */
import {
  historyOf,
  judgeOrderByPolicy,
  judgeRisk,
  RISK_REASONS,
  riskOrderOf,
  riskPolicyInForce,
  toldHalts,
  wholeHistoryOf,
  type DryRun,
  type PolicyInForce,
  type RiskReason,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { findReachedLimit, isAboveEveryDay } from './find-reached-limit.ts';
import type { OrderJudgement } from './order-judgement.ts';
import { readUnconfirmedHalts } from './read-unconfirmed-halts.ts';

export type JudgingParts = Pick<
  ApprovalParts,
  'store' | 'requests' | 'settlement' | 'approvalKeys' | 'settlementLedgerKeys'
>;

/** @throws {StoreUnavailable} while a store of another side cannot be read. */
export async function judgeOpenOrder(
  of: {
    readonly dryRun: DryRun;
    readonly nowEpochMs: number;
    /** One for the whole judgement: the file may change at any moment. */
    readonly inForce: PolicyInForce;
  },
  parts: JudgingParts,
): Promise<OrderJudgement> {
  const { dryRun, nowEpochMs } = of;
  const { terms } = dryRun;
  const { policy, digest: policyDigest } = of.inForce;
  const byPolicy = judgeOrderByPolicy(terms, policy);
  const isAbove = isAboveEveryDay(terms, policy);
  if (byPolicy.outcome === 'refused' || isAbove) {
    const reasons = inOrder([...byPolicy.reasons, ...(isAbove ? ABOVE : [])]);
    return { outcome: 'refused', reasons, ...NOTHING_TOLD, policyDigest };
  }
  const past = historyOf(dryRun, nowEpochMs);
  const stored = await parts.settlement.readOrderHistory({
    ...past,
    ledgerKeys: parts.settlementLedgerKeys,
  });
  const riskPolicy = riskPolicyInForce(policy);
  const halts = await readUnconfirmedHalts(
    {
      customerId: terms.customerId,
      household: stored.household,
      withinMs: riskPolicy.retry.withinMs,
      nowEpochMs,
    },
    parts,
  );
  const proposalsInTenMinutes = await parts.requests.countProposalsInTenMinutes(past);
  const history = wholeHistoryOf(stored, { ...halts, proposalsInTenMinutes }, riskPolicy);
  const risk = judgeRisk({ nowEpochMs, order: riskOrderOf(dryRun), history }, riskPolicy);
  const reasons = toldHalts([...byPolicy.reasons, ...risk.halts]);
  const isShared = stored.household.length > 1;
  return {
    outcome: reasons.length > 0 ? 'halted' : 'allowed',
    reasons,
    unusual: risk.reasons.filter((each) => ![...reasons, ...risk.halts].includes(each)),
    limit: await findReachedLimit({ terms, past, policy, isShared }, parts.settlement),
    riskScore: risk.score,
    policyDigest,
  };
}

/** Of an order that has ended nobody asks; nothing follows from it any more. */
export function notJudged({ digest: policyDigest }: PolicyInForce): OrderJudgement {
  return { outcome: 'allowed', reasons: [], ...NOTHING_TOLD, policyDigest };
}

const ABOVE: readonly RiskReason[] = ['amount_above_limit'];
const NOTHING_TOLD = { unusual: [], limit: null, riskScore: null } as const;

function inOrder(reasons: readonly RiskReason[]): readonly RiskReason[] {
  return RISK_REASONS.filter((reason) => reasons.includes(reason));
}
