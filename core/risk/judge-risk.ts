/** The risk of an order: a score, what is unusual, and whether it takes a stronger confirmation. Pure; a halt is lifted by a passkey alone. */
import { RISK_REASONS, type RiskReason } from '../policy/risk-reason.ts';
import { codesOf, findAnomalies, hasUnknownCategory } from './anomalies.ts';
import { higherSeverity, worstSeverity } from './category-severity.ts';
import { findHardHalts } from './hard-rules.ts';
import { findRepeated } from './likeness.ts';
import type { RiskSeverity } from './risk-category.ts';
import type { EarlierOrder, RiskFacts } from './risk-facts.ts';
import type { RiskPolicy } from './risk-policy.ts';
import { toldHalts } from './told-halts.ts';
import { clampTrust } from './trust.ts';

export interface RiskVerdict {
  readonly outcome: 'allowed' | 'halted';
  /** Thousandths, at most 1,000. At least the policy's `haltFromScore` exactly when the order is halted. */
  readonly score: number;
  readonly severity: RiskSeverity;
  readonly anomalies: readonly RiskReason[];
  /** Why it is halted; empty when it is not. */
  readonly halts: readonly RiskReason[];
  /** All that a person should be told, in the order of `RISK_REASONS`. */
  readonly reasons: readonly RiskReason[];
  /** The purchase that this order may repeat; the card asks. */
  readonly repeats: Pick<EarlierOrder, 'digest' | 'at'> | undefined;
}

/** Judges an order over facts that the judging side gathered itself. */
export function judgeRisk(facts: RiskFacts, policy: RiskPolicy): RiskVerdict {
  const severity = severityOf(facts, policy);
  const anomalies = findAnomalies(facts, policy);
  const soft = scoreOf(
    { severity, anomalies: anomalies.length, trust: facts.history.trust },
    policy,
  );
  const hard = findHardHalts({ facts, policy, severity });
  // A hard rule lifts the score to where it halts, so that the two never disagree.
  const score = hard.length > 0 ? Math.max(soft, policy.haltFromScore) : soft;
  const isForNow = hard.some((reason) => reason !== 'was_halted');
  const halts = toldHalts(
    !isForNow && !(soft < policy.haltFromScore) ? [...hard, 'score_high'] : hard,
  );
  const repeated = findRepeated(facts, policy);
  const told = new Set<RiskReason>([...halts, ...anomalies]);
  if (repeated) told.add('possible_repeat');
  if (hasUnknownCategory(facts)) told.add('category_unknown');
  return {
    outcome: halts.length > 0 ? 'halted' : 'allowed',
    score,
    severity,
    anomalies,
    halts,
    reasons: RISK_REASONS.filter((reason) => told.has(reason)),
    repeats: repeated && { digest: repeated.digest, at: repeated.at },
  };
}

/** Alguard's formula: severity, each anomaly up to a cap, and the want of trust. */
export function scoreOf(
  of: { readonly severity: RiskSeverity; readonly anomalies: number; readonly trust: number },
  policy: RiskPolicy,
): number {
  const unusual = Math.min(policy.anomaliesCap, of.anomalies * policy.anomalyWeight);
  const distrust = Math.ceil(((1000 - clampTrust(of.trust)) * policy.distrustWeight) / 1000);
  return Math.min(1000, policy.severities[of.severity] + unusual + distrust);
}

function severityOf({ order, history }: RiskFacts, policy: RiskPolicy): RiskSeverity {
  const ofGoods = worstSeverity(codesOf(order), policy);
  return history.seller.firstBoughtAt === undefined
    ? higherSeverity(ofGoods, policy.newSellerSeverity)
    : ofGoods;
}
