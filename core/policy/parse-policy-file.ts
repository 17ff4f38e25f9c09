/** The policy file as it is read and refused: every fault with its place, its reason and what to do. */
import { deepFreeze } from '../evidence/deep-freeze.ts';
import type { Hash } from '../ports/crypto.ts';
import { findAmountFaults } from './loading/find-amount-faults.ts';
import { findEnvironmentFaults } from './loading/find-environment-faults.ts';
import { findFieldFaults } from './loading/find-field-faults.ts';
import { findLimitFaults } from './loading/find-limit-faults.ts';
import { findRuleFaults } from './loading/find-rule-faults.ts';
import { findShapeFaults } from './loading/find-shape-faults.ts';
import { writePolicyPath, type FoundFault, type PolicyFault } from './loading/policy-fault.ts';
import { readStrictJson, type StrictJson } from './loading/read-strict-json.ts';
import { policyDigestOf } from './policy-digest.ts';
import { shopPolicySchema, type ShopPolicy } from './shop-policy.ts';

export type ParsedPolicyFile =
  | { readonly outcome: 'loaded'; readonly policy: ShopPolicy; readonly digest: string }
  | { readonly outcome: 'refused'; readonly faults: readonly PolicyFault[] };

const LONGEST_FILE = 500_000;

/** What is not the file's to say: it comes from the process's own configuration. */
export interface PolicySurroundings {
  readonly hash: Hash;
  /** {@link LIVE_OPT_IN}, and only that, lets a policy with real money be loaded. */
  readonly liveOptIn?: string | undefined;
  /** Where the payment processor is asked; undefined where none is. */
  readonly processorUrl?: string | undefined;
}

export function parsePolicyFile(text: string, given: PolicySurroundings): ParsedPolicyFile {
  if (text.length > LONGEST_FILE) return refusedWhole('too_large', 'the file is too large');
  const json = readStrictJson(text);
  if (json.outcome === 'broken') {
    const { line, column } = json.place;
    return refusedWhole('not_json', `it cannot be read here: ${json.why}`, { line, column });
  }
  const repeated = json.repeated.map(({ at, place }) => ({ ...repeatedKey(at), ...place }));
  const found = findFaults(json.value, given).map((fault) => placed(fault, json));
  const faults = [...repeated, ...found].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  );
  if (faults.length > 0) return { outcome: 'refused', faults };
  const policy = deepFreeze(shopPolicySchema.parse(json.value));
  return { outcome: 'loaded', policy, digest: policyDigestOf(policy, given.hash) };
}

/** What is wrong beside the shape can be told only of what has it. */
function findFaults(value: unknown, given: PolicySurroundings): readonly FoundFault[] {
  const rules = findRuleFaults(value);
  const shape = findShapeFaults(value).filter(
    ({ at }) => !rules.some((rule) => touches(rule.at, at)),
  );
  const parsed = shopPolicySchema.safeParse(value);
  if (!parsed.success) return [...rules, ...shape];
  return [
    ...rules,
    ...findEnvironmentFaults(parsed.data, given),
    ...findAmountFaults(parsed.data),
    ...findLimitFaults(parsed.data),
    ...findFieldFaults(parsed.data),
  ];
}

function touches(one: FoundFault['at'], other: FoundFault['at']): boolean {
  return (
    one.slice(0, other.length).every((part, index) => part === other[index]) &&
    other.slice(0, one.length).every((part, index) => part === one[index])
  );
}

function placed(
  { code, at, reason, advice }: FoundFault,
  json: Extract<StrictJson, { readonly outcome: 'read' }>,
): PolicyFault {
  return { code, path: writePolicyPath(at), ...json.placeOf(at), reason, advice };
}

function repeatedKey(at: FoundFault['at']): Omit<PolicyFault, 'line' | 'column'> {
  return {
    code: 'duplicate_key',
    path: writePolicyPath(at),
    reason: 'the key stands twice; which of the two holds would be chance',
    advice: 'Take one of them out.',
  };
}

function refusedWhole(
  code: 'not_json' | 'too_large',
  reason: string,
  place: { readonly line: number; readonly column: number } = { line: 1, column: 1 },
): ParsedPolicyFile {
  const path = writePolicyPath([]);
  const advice = 'Correct the file, and check it with npm run policy-check -- FILE.';
  return { outcome: 'refused', faults: [{ code, path, ...place, reason, advice }] };
}
