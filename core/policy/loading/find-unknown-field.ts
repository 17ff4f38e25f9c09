/** A path that no request of ours has. What looks like money is told as that: it would be paid and not counted. */
import { placeOfPath } from '../field-rules.ts';
import type { FieldGroup, NamedField } from './find-field-faults.ts';
import type { FoundFault } from './policy-fault.ts';

const MONEY =
  /(?:amount|value|currency(?:_code)?|minor|fees?|breakdown|tax(?:_total)?|shipping|discount|total|payment_instruction)(?:$|[.[])/i;

export function findUnknownField(field: NamedField, group: FieldGroup): FoundFault {
  if (MONEY.test(field.path)) {
    const counted = group.amount ?? 'totalMinor';
    return {
      code: 'second_amount',
      at: field.at,
      reason: `this would be a second amount beside ${counted}, and no limit would count it`,
      advice: 'Take it out.',
    };
  }
  const near = group.rules.find(({ path }) =>
    placeOfPath(field.path).startsWith(`${placeOfPath(path)}.`),
  );
  return {
    code: 'unknown_field',
    at: field.at,
    reason: near
      ? `${near.path} is a field itself and holds no other`
      : 'no request has this field',
    advice: 'Take it out, or correct its spelling; docs/policy.md lists every field.',
  };
}
