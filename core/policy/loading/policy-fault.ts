/** What is wrong with a policy file: where, why, and what to do about it. */
export const POLICY_FAULTS = [
  'not_json',
  'too_large',
  'duplicate_key',
  'unknown_key',
  'missing',
  'wrong_value',
  'amount_not_usable',
  'no_seller',
  'listed_twice',
  'live_without_opt_in',
  'processor_of_other_environment',
  'currency_without_amount',
  'currency_without_rate',
  'halt_above_refuse',
  'call_above_hour',
  'hour_above_day',
  'limit_twice',
  'limit_counts_nothing',
  'maximum_above_limit',
  'operation_without_limits',
  'agent_on_bound',
  'agent_on_derived',
  'in_two_classes',
  'prefix_path',
  'not_classified',
  'unknown_field',
  'class_not_allowed',
  'bound_amount',
  'second_amount',
  'amount_as_text',
  'bound_not_usable',
  'range_open',
  'range_reversed',
  'choice_empty',
  'pattern_open',
] as const;
export type PolicyFaultCode = (typeof POLICY_FAULTS)[number];

/** Keys and indexes from the top of the file. */
export type PolicyPath = readonly (string | number)[];

export interface FoundFault {
  readonly code: PolicyFaultCode;
  readonly at: PolicyPath;
  readonly reason: string;
  readonly advice: string;
}

/** As the operator reads it. Line and column count from 1; a place that is missing has those of what should hold it. */
export interface PolicyFault {
  readonly code: PolicyFaultCode;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly advice: string;
}

/** `limits[2].amountMinor.USD`, and `fields.agent["lines[].quantity"]` where a key is no plain word. */
export function writePolicyPath(at: PolicyPath): string {
  const text = at
    .map((part) => {
      if (typeof part === 'number') return `[${String(part)}]`;
      return /^[A-Za-z_][A-Za-z0-9_]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    })
    .join('')
    .replace(/^\./, '');
  return text === '' ? '(the whole file)' : text;
}
