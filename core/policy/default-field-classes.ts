/** The classes as `FIELD_RULES` has them: what a policy file says unless it narrows, binds or adds. */
import { deepFreeze } from '../evidence/deep-freeze.ts';
import type { Shop } from '../order/shop.ts';
import type { FieldClasses } from './field-classes.ts';
import { FIELD_RULES, type FieldRule } from './field-rules.ts';
import type { FieldPolicy } from './apply-field-rules.ts';

export function defaultOrderFields(shop: Shop): FieldClasses {
  const { bound, ...rest } = classesOf(FIELD_RULES.order);
  return { ...rest, bound: { ...bound, 'shop.id': shop.id, 'shop.name': shop.name } };
}

/** Nothing of a request is an agent's, and nothing optional is bound. */
export const DEFAULT_OPERATIONS: FieldPolicy['operations'] = deepFreeze({
  charge_order: classesOf(FIELD_RULES.charge_order),
  refund_capture: classesOf(FIELD_RULES.refund_capture),
});

function classesOf(rules: readonly FieldRule[]): FieldClasses {
  const of = (by: FieldRule['by']): readonly FieldRule[] => rules.filter((rule) => rule.by === by);
  return {
    bound: Object.fromEntries(
      of('bound').flatMap(({ path, only }) => (only === undefined ? [] : [[path, only] as const])),
    ),
    agent: Object.fromEntries(
      of('agent').flatMap(({ path, widest }) => (widest ? [[path, widest] as const] : [])),
    ),
    derived: of('derived').map(({ path }) => path),
  };
}
