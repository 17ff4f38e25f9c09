/** A request to the processor as the policy lets it be built: the server's facts, the agent's choices within their rules, the operator's constants last. */
import type { FieldClasses } from './field-classes.ts';
import { FIELD_RULES } from './field-rules.ts';
import { fitsAgentRule } from './fits-agent-rule.ts';
import type { PaymentOperation } from './payment-operations.ts';
import type { ShopPolicy } from './shop-policy.ts';
import { leafFieldsOf } from './values-at-path.ts';

export type RequestBody = { readonly [Key in string]: unknown };

export type BuiltRequest =
  | { readonly outcome: 'built'; readonly body: RequestBody }
  | {
      readonly outcome: 'refused';
      readonly path: string;
      readonly reason: 'not_the_servers' | 'not_the_agents' | 'outside_the_rule' | 'missing';
    };

/** The operations of a policy, which say who sets what. */
export type FieldPolicy = Pick<ShopPolicy, 'operations'>;

/**
 * `derived` holds the server's own facts and nothing else; `agent` what an agent asked for. A field that comes from anyone but whom the policy
 * names is not taken over silently but refused, and so is a request from which one is missing.
 */
export function applyFieldRules(
  request: {
    readonly operation: PaymentOperation;
    readonly derived: RequestBody;
    readonly agent?: RequestBody;
  },
  policy: FieldPolicy,
): BuiltRequest {
  const classes = policy.operations[request.operation];
  const derived = leafFieldsOf(request.derived, 'indexed');
  const chosen = leafFieldsOf(request.agent ?? {}, 'indexed');
  const refusal =
    findForeign(derived, classes) ??
    findChoice(chosen, classes) ??
    findMissing([...derived, ...chosen], request.operation, classes);
  if (refusal) return refusal;
  const body = branch();
  for (const { path, value } of [...derived, ...chosen]) put(body, path, value);
  // Last, so that nothing given can stand in their place.
  for (const [path, value] of Object.entries(classes.bound)) put(body, path, value);
  return { outcome: 'built', body: objectOf(body) };
}

type Fields = ReturnType<typeof leafFieldsOf>;
type Refusal = Extract<BuiltRequest, { readonly outcome: 'refused' }>;

function findForeign(derived: Fields, classes: FieldClasses): Refusal | undefined {
  const foreign = derived.find(({ path }) => !classes.derived.includes(path));
  return foreign && { outcome: 'refused', path: foreign.path, reason: 'not_the_servers' };
}

function findChoice(chosen: Fields, classes: FieldClasses): Refusal | undefined {
  for (const { path, value } of chosen) {
    const rule = Object.entries(classes.agent).find(([each]) => each === path)?.[1];
    if (!rule) return { outcome: 'refused', path, reason: 'not_the_agents' };
    if (!fitsAgentRule(value, rule))
      return { outcome: 'refused', path, reason: 'outside_the_rule' };
  }
  return undefined;
}

function findMissing(
  given: Fields,
  operation: PaymentOperation,
  classes: FieldClasses,
): Refusal | undefined {
  const missing = FIELD_RULES[operation].find(
    ({ path, isOptional }) =>
      !isOptional &&
      classes.bound[path] === undefined &&
      !given.some((field) => field.path === path),
  );
  return missing && { outcome: 'refused', path: missing.path, reason: 'missing' };
}

/** Parts by name or, of a list, by index. */
interface Branch {
  readonly kind: 'branch';
  readonly parts: Map<string | number, Branch | { readonly kind: 'leaf'; readonly value: unknown }>;
}

function branch(): Branch {
  return { kind: 'branch', parts: new Map() };
}

function put(body: Branch, path: string, value: unknown): void {
  const parts = path.split(/\.|(?=\[)/).map((part) => {
    const index = /^\[([0-9]+)\]$/.exec(part)?.[1];
    return index === undefined ? part : Number(index);
  });
  let here = body;
  for (const part of parts.slice(0, -1)) {
    const next = here.parts.get(part);
    const inner = next?.kind === 'branch' ? next : branch();
    here.parts.set(part, inner);
    here = inner;
  }
  const last = parts.at(-1);
  if (last !== undefined) here.parts.set(last, { kind: 'leaf', value });
}

function objectOf({ parts }: Branch): RequestBody {
  return Object.fromEntries(
    [...parts].map(([key, part]) => [
      String(key),
      part.kind === 'leaf' ? part.value : valueOf(part),
    ]),
  );
}

function valueOf(inner: Branch): unknown {
  const isList = [...inner.parts.keys()].every((key) => typeof key === 'number');
  if (!isList) return objectOf(inner);
  return [...inner.parts.values()].map((part) =>
    part.kind === 'leaf' ? part.value : valueOf(part),
  );
}
