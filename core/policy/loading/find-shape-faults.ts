/** What the schema refuses, in the operator's words. */
import type { z } from 'zod';
import { LARGEST_AMOUNT_MINOR } from '../../money/minor-units.ts';
import { shopPolicySchema } from '../shop-policy.ts';
import type { FoundFault, PolicyPath } from './policy-fault.ts';

type Issue = z.core.$ZodIssue;

export function findShapeFaults(value: unknown): readonly FoundFault[] {
  const parsed = shopPolicySchema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap(withinUnion).flatMap((issue) => faultsOf(issue, value));
}

/** What stands there is meant as the one form whose outside it has; the fault is then within that. */
function withinUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter((faults) =>
    faults.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  const [faults, ...more] = meant;
  if (faults === undefined || more.length > 0) return [issue];
  return faults
    .map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }))
    .flatMap(withinUnion);
}

function faultsOf(issue: Issue, value: unknown): readonly FoundFault[] {
  const at = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...at, key]));
  // A key of a table of currencies, or a path of a field.
  if (issue.code === 'invalid_key') return [unknownKey(at)];
  if (!isThere(value, at)) {
    return [
      {
        code: 'missing',
        at,
        reason: 'it is missing, and nothing is taken for granted',
        advice: 'Add it; docs/policy.md says what stands here.',
      },
    ];
  }
  if (issue.code === 'too_small' && issue.origin === 'array') return [emptyList(at)];
  if (at.some((part) => typeof part === 'string' && part.endsWith('Minor'))) {
    return [
      {
        code: 'amount_not_usable',
        at,
        reason: `an amount is a whole number of minor units from 1 to ${String(LARGEST_AMOUNT_MINOR)}`,
        advice: 'Write cents, pence or yen as a plain whole number above zero.',
      },
    ];
  }
  return [
    {
      code: 'wrong_value',
      at,
      reason:
        issue.code === 'invalid_union'
          ? 'what stands here has none of the forms that are allowed'
          : `what stands here is not allowed (${issue.message})`,
      advice: 'Write one of the values that docs/policy.schema.json names.',
    },
  ];
}

function unknownKey(at: PolicyPath): FoundFault {
  return {
    code: 'unknown_key',
    at,
    reason: 'nobody reads this key, so what it says would not hold',
    advice: 'Take it out, or correct its spelling.',
  };
}

function emptyList(at: PolicyPath): FoundFault {
  if (at[0] === 'sellers') {
    return {
      code: 'no_seller',
      at,
      reason: 'the list is empty: it says neither all sellers nor none on purpose',
      advice: 'Name the sellers by id, or write "all".',
    };
  }
  if (at[0] === 'limits') {
    return {
      code: 'operation_without_limits',
      at,
      reason: 'no limit holds any operation that moves money',
      advice: 'Add limits for charge_order and refund_capture.',
    };
  }
  return {
    code: 'wrong_value',
    at,
    reason: 'the list is empty',
    advice: 'Name at least one.',
  };
}

function isThere(value: unknown, at: PolicyPath): boolean {
  let here = value;
  for (const part of at) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return false;
    here = (here as Readonly<Record<string | number, unknown>>)[part];
  }
  return true;
}
