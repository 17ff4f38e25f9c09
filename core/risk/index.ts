/** What is unusual about an order, and when it takes a passkey. */
export { categoryOfCode, severityOfCode, worstSeverity } from './category-severity.ts';
export { DEFAULT_RISK_POLICY } from './default-risk-policy.ts';
export { chartAlarms, driftOf, type ChartAlarms, type DriftSigns } from './drift.ts';
export { judgeRisk, type RiskVerdict } from './judge-risk.ts';
export { findReplayed, isRetryOf, type EarlierInstruction, type Instruction } from './likeness.ts';
export {
  explanationOf,
  LOCAL_FALLBACK,
  type ExplainByModel,
  type Explanation,
  type ToExplain,
} from './explain.ts';
export { toldHalts } from './told-halts.ts';
export { inReference, spentInReference } from './reference-amount.ts';
export {
  RISK_CATEGORIES,
  RISK_SEVERITIES,
  type RiskCategory,
  type RiskSeverity,
} from './risk-category.ts';
export {
  BASELINE_MAX_AGE_MS,
  BASELINE_ORDERS_READ,
  BOUGHT_ORDERS_READ,
  emptyHistory,
  HALTED_ORDERS_READ,
  RECENT_ORDERS_READ,
  riskOrderOf,
  type EarlierOrder,
  type HaltedOrder,
  type OrderHistory,
  type PastOrder,
  type RiskFacts,
  type RiskLine,
  type RiskOrder,
  type SpentAmounts,
  type SpentInWindows,
} from './risk-facts.ts';
export { riskPolicySchema, type RiskPolicy } from './risk-policy.ts';
export { nextTrust, TRUST_EVENTS, type TrustEvent } from './trust.ts';
