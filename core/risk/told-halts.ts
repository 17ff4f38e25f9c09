/** The reasons of a halt as they are told: each once, in one order, by policy and risk together. */
import { RISK_REASONS, type RiskReason } from '../policy/risk-reason.ts';

/** That it was halted before says nothing beside what halts it now. */
export function toldHalts(reasons: readonly RiskReason[]): readonly RiskReason[] {
  const isAlone = reasons.every((reason) => reason === 'was_halted');
  return RISK_REASONS.filter(
    (reason) => reasons.includes(reason) && (isAlone || reason !== 'was_halted'),
  );
}
