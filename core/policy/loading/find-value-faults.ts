/** What a field is bound to, or what its agent may choose: never more than the field itself allows. */
import type { AgentRule, BoundValue } from '../field-classes.ts';
import type { FieldRule } from '../field-rules.ts';
import { fitsAgentRule } from '../fits-agent-rule.ts';
import type { FieldGroup, NamedField } from './find-field-faults.ts';
import type { FoundFault } from './policy-fault.ts';

export function findValueFaults(
  field: NamedField,
  rule: FieldRule,
  { classes, mostMinor }: Pick<FieldGroup, 'classes' | 'mostMinor'>,
): readonly FoundFault[] {
  if (field.by === 'derived') return [];
  if (field.by === 'bound') return findBoundFault(field, rule, classes.bound[field.path]);
  const given = classes.agent[field.path];
  if (given === undefined) return [];
  if (rule.isAmount) return [amountFault(field, given, mostMinor)];
  const fault = rule.widest && findWiderThan(given, rule.widest);
  if (fault === undefined) return [];
  return [{ code: 'maximum_above_limit', at: field.at, ...fault }];
}

function findBoundFault(
  field: NamedField,
  rule: FieldRule,
  value: BoundValue | undefined,
): readonly FoundFault[] {
  if (value === undefined) return [];
  const fault = (reason: string, advice: string): readonly FoundFault[] => [
    { code: 'bound_not_usable', at: field.at, reason, advice },
  ];
  if (rule.only !== undefined && value !== rule.only) {
    return fault(
      `the only value that is built and judged here is ${JSON.stringify(rule.only)}`,
      `Write ${JSON.stringify(rule.only)}.`,
    );
  }
  if (rule.only === undefined && typeof value !== 'string') {
    return fault('this field is text', 'Write the value in quotes.');
  }
  if (rule.longest !== undefined && String(value).length > rule.longest) {
    return fault(
      `the processor takes at most ${String(rule.longest)} characters here`,
      'Write less.',
    );
  }
  if (rule.widest && !fitsAgentRule(value, rule.widest)) {
    return fault('no order can have this value', 'Write one that an order can have.');
  }
  return [];
}

/** The amount is never the agent's. Text would not even be counted; a range would be counted as something that nobody agreed to. */
function amountFault(
  field: NamedField,
  given: AgentRule,
  mostMinor: number | undefined,
): FoundFault {
  if ('from' in given && mostMinor !== undefined && given.to > mostMinor) {
    return {
      code: 'maximum_above_limit',
      at: field.at,
      reason: `the agent would choose up to ${String(given.to)}, and a limit of this operation ends at ${String(mostMinor)}`,
      advice: 'Put the amount under derived: it is the one that the person agreed to.',
    };
  }
  if ('from' in given) {
    return {
      code: 'agent_on_derived',
      at: field.at,
      reason: 'the amount is the one that the person agreed to, not one that an agent chooses',
      advice: 'Put it under derived.',
    };
  }
  return {
    code: 'amount_as_text',
    at: field.at,
    reason: 'the agent would write the amount as text, and the limits count no text',
    advice: 'Put it under derived.',
  };
}

function findWiderThan(
  given: AgentRule,
  widest: AgentRule,
): Pick<FoundFault, 'reason' | 'advice'> | undefined {
  if ('from' in widest) {
    const isInside = 'from' in given && given.from >= widest.from && given.to <= widest.to;
    const areInside = 'oneOf' in given && given.oneOf.every((one) => fitsAgentRule(one, widest));
    if (isInside || areInside) return undefined;
    return {
      reason: `an order takes ${String(widest.from)} to ${String(widest.to)} here, and the rule goes beyond`,
      advice: `Write a range within ${String(widest.from)} and ${String(widest.to)}.`,
    };
  }
  if ('oneOf' in given) {
    const outside = given.oneOf.filter((one) => !fitsAgentRule(one, widest));
    if (outside.length === 0) return undefined;
    return {
      reason: `no order can have ${outside.map(String).join(', ')} here`,
      advice: 'Take it out.',
    };
  }
  if ('pattern' in given && 'pattern' in widest) return undefined;
  return {
    reason: 'the rule would let through what no order can have here',
    advice: `Write a rule like ${JSON.stringify(widest)}.`,
  };
}
