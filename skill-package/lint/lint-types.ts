/** Every type of the skill's own is used, and each of its names means one value. */
import type { LintFault } from './fault.ts';
import { namesOf, type LintedModel, type LintedType } from './linted-model.ts';

/** As for samples, and `&` and digits, as titles of the shelf have them. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\s.'&-]+$/u;

export function lintTypes({ locale, model }: LintedModel): readonly LintFault[] {
  const used = new Set(model.intents.flatMap(({ slots = [] }) => slots.map(({ type }) => type)));
  return model.types.flatMap((type) =>
    [...(used.has(type.name) ? [] : ['no slot is of this type']), ...valueFaults(type)].map(
      (what) => ({ rule: 'types' as const, locale, where: type.name, what }),
    ),
  );
}

function valueFaults(type: LintedType): readonly string[] {
  const names = namesOf(type).map((name) => name.toLowerCase());
  const ids = type.values.map(({ id }) => id);
  return [
    ...(type.values.length === 0 ? ['it has no value'] : []),
    ...twice(names).map((name) => `"${name}" names two values`),
    ...twice(ids).map((id) => `two values have the id ${id}`),
    ...names.filter((name) => !ALLOWED.test(name)).map((name) => `"${name}" cannot be said`),
  ];
}

function twice(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
