/** Every locale has the same intents with the same slots, the same types with the same values, and what every skill must answer. */
import type { LintFault } from './fault.ts';
import type { LintedModel } from './linted-model.ts';

/** A skill is refused without them; the last two, because this one asks questions. */
const REQUIRED = [
  ...['HelpIntent', 'StopIntent', 'CancelIntent', 'FallbackIntent', 'NavigateHomeIntent'],
  ...['YesIntent', 'NoIntent'],
].map((name) => `AMAZON.${name}`);

export function lintSameEverywhere(models: readonly LintedModel[]): readonly LintFault[] {
  const [first, ...others] = models;
  if (first === undefined) return [];
  const wanted = shapesOf(first);
  return [
    ...models.flatMap(({ locale, model }) => {
      const names = new Set(model.intents.map(({ name }) => name));
      return REQUIRED.filter((name) => !names.has(name)).map((name) =>
        fault(locale, name, 'is missing'),
      );
    }),
    ...others.flatMap((other) => {
      const shapes = shapesOf(other);
      return [...new Set([...wanted.keys(), ...shapes.keys()])]
        .filter((name) => shapes.get(name) !== wanted.get(name))
        .map((name) => fault(other.locale, name, `is not as in ${first.locale}`));
    }),
  ];
}

/** Each intent by its slots, each type by the ids of its values. */
function shapesOf({ model }: LintedModel): ReadonlyMap<string, string> {
  return new Map([
    ...model.intents.map(
      ({ name, slots = [] }) =>
        [name, slots.map((slot) => `${slot.name}:${slot.type}`).join(' ')] as const,
    ),
    ...model.types.map(({ name, values }) => [name, values.map(({ id }) => id).join(' ')] as const),
  ]);
}

function fault(locale: string, where: string, what: string): LintFault {
  return { rule: 'same-everywhere', locale, where, what };
}
