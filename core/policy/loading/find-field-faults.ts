/** Every field in exactly one class, and in none that opens what is not the agent's to say. */
import { FIELD_CLASSES, type FieldClass, type FieldClasses } from '../field-classes.ts';
import { FIELD_RULES, isWithin, placeOfPath, type FieldRule } from '../field-rules.ts';
import {
  OPERATION_REQUESTS,
  PAYMENT_OPERATIONS,
  type PaymentOperation,
} from '../payment-operations.ts';
import { limitsOf, type ShopPolicy } from '../shop-policy.ts';
import { findUnknownField } from './find-unknown-field.ts';
import { findValueFaults } from './find-value-faults.ts';
import type { FoundFault, PolicyPath } from './policy-fault.ts';

/** One group of fields: those of an order, or of one operation's request. */
export interface FieldGroup {
  readonly at: PolicyPath;
  readonly classes: FieldClasses;
  readonly rules: readonly FieldRule[];
  /** Where the request says how much, as the limits count it; undefined for the order, whose amounts are all the server's. */
  readonly amount: string | undefined;
  /** The smallest amount that a limit of the operation names. */
  readonly mostMinor: number | undefined;
}

/** A path that the file puts into a class. */
export interface NamedField {
  readonly path: string;
  readonly by: FieldClass;
  readonly at: PolicyPath;
}

export function findFieldFaults(policy: ShopPolicy): readonly FoundFault[] {
  return groupsOf(policy).flatMap((group) => {
    const named = namedFieldsOf(group);
    return [
      ...named.flatMap((field) => faultsOfField(field, named, group)),
      ...findNotClassified(named, group),
    ];
  });
}

function groupsOf(policy: ShopPolicy): readonly FieldGroup[] {
  return [
    {
      at: ['fields'],
      classes: policy.fields,
      rules: FIELD_RULES.order,
      amount: undefined,
      mostMinor: undefined,
    },
    ...PAYMENT_OPERATIONS.map((operation) => ({
      at: ['operations', operation],
      classes: policy.operations[operation],
      rules: FIELD_RULES[operation],
      amount: OPERATION_REQUESTS[operation].amount,
      mostMinor: smallestLimitOf(operation, policy),
    })),
  ];
}

function smallestLimitOf(operation: PaymentOperation, policy: ShopPolicy): number | undefined {
  const named = limitsOf(policy, operation).flatMap(({ amountMinor, referenceAmountMinor }) => [
    ...Object.values(amountMinor ?? {}),
    ...(referenceAmountMinor === undefined ? [] : [referenceAmountMinor]),
  ]);
  return named.length === 0 ? undefined : Math.min(...named);
}

function namedFieldsOf({ at, classes }: FieldGroup): readonly NamedField[] {
  return FIELD_CLASSES.flatMap((by): readonly NamedField[] =>
    by === 'derived'
      ? classes.derived.map((path, index) => ({ path, by, at: [...at, by, index] }))
      : Object.keys(classes[by]).map((path) => ({ path, by, at: [...at, by, path] })),
  );
}

/** One fault a field: the one that says most about what it would open. */
function faultsOfField(
  field: NamedField,
  named: readonly NamedField[],
  group: FieldGroup,
): readonly FoundFault[] {
  const rule = group.rules.find(({ path }) => placeOfPath(path) === placeOfPath(field.path));
  if (!rule) return [findPrefixFault(field, group) ?? findUnknownField(field, group)];
  const fault = findTwice(field, named) ?? findClassFault(field, rule) ?? findSpelling(field, rule);
  return fault ? [fault] : findValueFaults(field, rule, group);
}

/** `purchase_units` given to the agent would give it the amount in there too. */
function findPrefixFault(field: NamedField, group: FieldGroup): FoundFault | undefined {
  const held = group.rules.filter(({ path }) => isWithin(path, field.path));
  if (held.length === 0) return undefined;
  return {
    code: 'prefix_path',
    at: field.at,
    reason: `this path holds ${held.map(({ path }) => path).join(', ')}; whoever sets it sets them all`,
    advice: 'Name each field to its end.',
  };
}

function findTwice(field: NamedField, named: readonly NamedField[]): FoundFault | undefined {
  const index = named.indexOf(field);
  const other = named.find(
    (each, place) => place < index && placeOfPath(each.path) === placeOfPath(field.path),
  );
  if (!other) {
    // The agent's claim is the fault, whichever stands first.
    const later = named.find(
      (each, place) =>
        place > index && field.by === 'agent' && placeOfPath(each.path) === placeOfPath(field.path),
    );
    return later && agentOn(field, later.by);
  }
  // It was told of the agent's, above.
  if (other.by === 'agent') return undefined;
  if (field.by === 'agent') return agentOn(field, other.by);
  return {
    code: 'in_two_classes',
    at: field.at,
    reason: `the field stands as ${other.by} too; who sets it must be plain`,
    advice: 'Name it once.',
  };
}

function agentOn(field: NamedField, by: FieldClass): FoundFault {
  if (by === 'agent') {
    return {
      code: 'in_two_classes',
      at: field.at,
      reason: 'the field has two rules for the agent in two spellings',
      advice: 'Name it once.',
    };
  }
  return {
    code: by === 'bound' ? 'agent_on_bound' : 'agent_on_derived',
    at: field.at,
    reason:
      by === 'bound'
        ? 'the operator has bound this field, and the agent would be given it as well'
        : 'the server alone says this field, and the agent would be given it as well',
    advice: 'Take it out of agent.',
  };
}

function findClassFault(field: NamedField, rule: FieldRule): FoundFault | undefined {
  if (rule.may.includes(field.by)) return undefined;
  if (rule.isAmount && field.by === 'bound') {
    return {
      code: 'bound_amount',
      at: field.at,
      reason: 'a constant here would be charged or paid back whatever the limits have counted',
      advice: 'Put it under derived: the amount is the one that the person agreed to.',
    };
  }
  // Which of the agent's amounts is text is said by its rule.
  if (field.by === 'agent' && !rule.isAmount) return agentOn(field, rule.by);
  if (field.by === 'agent') return undefined;
  return {
    code: 'class_not_allowed',
    at: field.at,
    reason: `this field is always ${rule.may.join(' or ')}`,
    advice: `Put it under ${rule.may.join(' or ')}.`,
  };
}

function findSpelling(field: NamedField, rule: FieldRule): FoundFault | undefined {
  if (field.path === rule.path) return undefined;
  return {
    code: 'unknown_field',
    at: field.at,
    reason: `the field is written ${rule.path}`,
    advice: `Write ${rule.path}.`,
  };
}

function findNotClassified(
  named: readonly NamedField[],
  { at, rules }: FieldGroup,
): readonly FoundFault[] {
  return rules
    .filter(({ path, isOptional }) => !isOptional && !named.some((field) => field.path === path))
    .filter(({ path }) => !named.some((field) => isWithin(path, field.path)))
    .map(({ path, may }) => ({
      code: 'not_classified',
      at,
      reason: `nothing says who sets ${path}`,
      advice: `Name it under ${may.join(' or ')}.`,
    }));
}
