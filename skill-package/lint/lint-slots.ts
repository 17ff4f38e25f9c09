/** Every declared slot is used, every used one is declared, and each is of a type that there is. */
import type { LintFault } from './fault.ts';
import { slotsIn, type LintedIntent, type LintedModel } from './linted-model.ts';

/** Amazon's own types that this skill uses; each is there in all eleven locales (slot type reference). */
const BUILT_IN_TYPES = ['AMAZON.NUMBER', 'AMAZON.FOUR_DIGIT_NUMBER', 'AMAZON.SearchQuery'];

export function lintSlots({ locale, model }: LintedModel): readonly LintFault[] {
  const types = new Set([...BUILT_IN_TYPES, ...model.types.map(({ name }) => name)]);
  return model.intents.flatMap((intent) =>
    slotFaults(intent, types).map((what) => ({
      rule: 'slots' as const,
      locale,
      where: intent.name,
      what,
    })),
  );
}

function slotFaults(
  { slots = [], samples }: LintedIntent,
  types: ReadonlySet<string>,
): readonly string[] {
  const declared = new Set(slots.map(({ name }) => name));
  const used = new Set(samples.flatMap(slotsIn));
  return [
    ...[...declared].filter((slot) => !used.has(slot)).map((slot) => `no sample uses {${slot}}`),
    ...[...used].filter((slot) => !declared.has(slot)).map((slot) => `{${slot}} is not declared`),
    ...slots
      .filter(({ type }) => !types.has(type))
      .map(({ name, type }) => `{${name}} is of ${type}, which there is not`),
    ...(declared.size === slots.length ? [] : ['a slot is declared twice']),
  ];
}
