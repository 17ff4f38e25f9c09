/** The operator's policy: its file, its limits, and who sets which field. */
export { RISK_REASONS, type RiskReason } from './risk-reason.ts';
export { isByPasskey, isStronglyVerified, liftsHaltsFrom } from './strong-verification.ts';
export { applyFieldRules, type BuiltRequest, type FieldPolicy } from './apply-field-rules.ts';
export { DEFAULT_OPERATIONS, defaultOrderFields } from './default-field-classes.ts';
export {
  FIELD_CLASSES,
  type AgentRule,
  type FieldClass,
  type FieldClasses,
} from './field-classes.ts';
export { FIELD_RULES, type FieldRule } from './field-rules.ts';
export {
  judgeLimits,
  type LimitReached,
  type LimitsPolicy,
  type LimitVerdict,
} from './judge-limits.ts';
export { judgeOrderByPolicy, type OrderVerdict } from './judge-order-by-policy.ts';
export {
  LIMIT_SCOPES,
  LIMIT_SPANS,
  SPAN_MS,
  type Limit,
  type LimitScope,
  type LimitSpan,
} from './limit.ts';
export { POLICY_FAULTS, type PolicyFault } from './loading/policy-fault.ts';
export {
  parsePolicyFile,
  type ParsedPolicyFile,
  type PolicySurroundings,
} from './parse-policy-file.ts';
export {
  OPERATION_REQUESTS,
  PAYMENT_OPERATIONS,
  type PaymentOperation,
} from './payment-operations.ts';
export { policyDigestOf } from './policy-digest.ts';
export { readPolicyInForce, type PolicyInForce } from './policy-in-force.ts';
export { policySchemaJson } from './policy-schema-json.ts';
export { referenceAmountOf, type AmountsByCurrency } from './reference-amount.ts';
export {
  limitsOf,
  LIVE_OPT_IN,
  riskPolicyOf,
  shopPolicySchema,
  type ReferenceRates,
  type ShopPolicy,
} from './shop-policy.ts';
export {
  spentWindowsOf,
  type LimitedOrder,
  type Movement,
  type SpentInWindow,
  type SpentWindows,
} from './spent-windows.ts';
export {
  differencesOf,
  replayLedger,
  type LedgerReplay,
  type ReplayedOrder,
} from './replay-ledger.ts';
export { leafFieldsOf, valuesAtPath } from './values-at-path.ts';
