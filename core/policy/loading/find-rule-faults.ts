/** Rules for the agent that are not closed. Looked for before the schema is asked, which could only say that none of three forms fits. */
import { z } from 'zod';
import { faultInPattern } from '../closed-pattern.ts';
import type { FoundFault, PolicyPath } from './policy-fault.ts';

const ruleSchema = z.record(z.string(), z.unknown());
const classesSchema = z.object({ agent: z.record(z.string(), ruleSchema) });
const placesSchema = z.object({
  fields: z.unknown().optional(),
  operations: z.record(z.string(), z.unknown()).optional(),
});

export function findRuleFaults(value: unknown): readonly FoundFault[] {
  const places = placesSchema.safeParse(value);
  if (!places.success) return [];
  const groups: readonly (readonly [PolicyPath, unknown])[] = [
    [['fields'], places.data.fields],
    ...Object.entries(places.data.operations ?? {}).map(
      ([name, group]) => [['operations', name], group] as const,
    ),
  ];
  return groups.flatMap(([at, group]) => {
    const classes = classesSchema.safeParse(group);
    if (!classes.success) return [];
    return Object.entries(classes.data.agent).flatMap(([path, rule]) =>
      faultsInRule(rule, [...at, 'agent', path]),
    );
  });
}

function faultsInRule(
  rule: Readonly<Record<string, unknown>>,
  at: PolicyPath,
): readonly FoundFault[] {
  const { from, to, oneOf, pattern } = rule;
  if ((from === undefined) !== (to === undefined)) {
    return [
      {
        code: 'range_open',
        at,
        reason: `the range has no ${from === undefined ? 'lower' : 'upper'} end`,
        advice: 'Write both from and to.',
      },
    ];
  }
  if (typeof from === 'number' && typeof to === 'number' && from > to) {
    return [
      {
        code: 'range_reversed',
        at,
        reason: 'the range begins above its end, so nothing is in it',
        advice: 'Write the smaller number as from.',
      },
    ];
  }
  if (Array.isArray(oneOf) && oneOf.length === 0) {
    return [
      {
        code: 'choice_empty',
        at: [...at, 'oneOf'],
        reason: 'there is nothing to choose',
        advice: 'Name each value that the agent may choose, or bind the field.',
      },
    ];
  }
  const why = typeof pattern === 'string' ? faultInPattern(pattern) : undefined;
  if (why === undefined) return [];
  return [
    {
      code: 'pattern_open',
      at: [...at, 'pattern'],
      reason: `the pattern does not close the field: ${why}`,
      advice: 'Write the characters and how many of them, as in [A-Za-z0-9]{1,40}.',
    },
  ];
}
