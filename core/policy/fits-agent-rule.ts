/** Whether what an agent chose is within its closed rule. */
import { fitsPattern } from './closed-pattern.ts';
import type { AgentRule } from './field-classes.ts';

/** A number as text is no number, and the other way round. */
export function fitsAgentRule(value: unknown, rule: AgentRule): boolean {
  if ('oneOf' in rule) return rule.oneOf.some((one) => one === value);
  if ('pattern' in rule) return typeof value === 'string' && fitsPattern(value, rule.pattern);
  return (
    typeof value === 'number' &&
    Number.isSafeInteger(value) &&
    value >= rule.from &&
    value <= rule.to
  );
}
