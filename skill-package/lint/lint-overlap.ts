/** No words mean two intents: samples are compared with every name of a value in the place of its slot. */
import type { LintFault } from './fault.ts';
import {
  fillSlots,
  namesOf,
  slotsIn,
  typeOfSlot,
  type LintedIntent,
  type LintedModel,
} from './linted-model.ts';

/** A number alone is a code or a quantity; which of them the skill knows from what it has asked, and takes either in either slot. */
const MAY_OVERLAP: readonly (readonly [words: string, ...intents: string[]])[] = [
  ['#', 'CodeIntent', 'QuantityIntent'],
];

/** Stand for any number, for any words, and for a name of a type of the model's own; no sample has these marks. */
const NUMBER = '#';
const ANY_WORDS = '*';
const NAME = '@';

/** A sample as it is said: before, with and after the name of a value, where it has a slot for one. */
interface Saying {
  readonly intent: string;
  readonly sample: string;
  readonly before: string;
  readonly after: string;
  readonly names: ReadonlySet<string>;
}

const NO_NAME: ReadonlySet<string> = new Set(['']);

export function lintOverlap({ locale, model }: LintedModel): readonly LintFault[] {
  const join = locale.startsWith('ja') ? '' : ' ';
  const names = new Map(
    model.types.map((type) => [
      type.name,
      new Set(namesOf(type).map((name) => asSaid(name, join))),
    ]),
  );
  const sayings = model.intents.flatMap((intent) =>
    intent.samples.map((sample) => sayingOf(sample, { intent, names, join })),
  );
  return pairsThatMayMeet(sayings).flatMap(([one, other]): LintFault[] => {
    const words = sharedWords(one, other);
    if (words === undefined || mayOverlap(words, one.intent, other.intent)) return [];
    const what = `"${words}" is "${one.sample}" and "${other.sample}" of ${other.intent}`;
    return [{ rule: 'overlap', locale, where: one.intent, what }];
  });
}

/** Of two intents each, and beginning alike: with one character, or with a name. */
function pairsThatMayMeet(sayings: readonly Saying[]): readonly (readonly [Saying, Saying])[] {
  const byStart = new Map<string, Saying[]>();
  for (const saying of sayings) {
    const start = saying.before.slice(0, 1);
    byStart.set(start, [...(byStart.get(start) ?? []), saying]);
  }
  const withNameFirst = byStart.get('') ?? [];
  return [...byStart].flatMap(([start, alike]) => {
    const others = start === '' ? [] : withNameFirst;
    return alike.flatMap((one, index) =>
      [...alike.slice(index + 1), ...others]
        .filter((other) => other.intent !== one.intent && mayMeet(one, other))
        .map((other) => [one, other] as const),
    );
  });
}

/** At most one slot of a sample is of a type of the model's own. */
function sayingOf(
  sample: string,
  {
    intent,
    names,
    join,
  }: {
    readonly intent: LintedIntent;
    readonly names: ReadonlyMap<string, ReadonlySet<string>>;
    readonly join: string;
  },
): Saying {
  const types = slotsIn(sample).map((slot) => typeOfSlot(intent, slot) ?? '');
  const own = types.find((type) => names.has(type));
  const words = fillSlots(sample, (slot) => {
    const type = typeOfSlot(intent, slot) ?? '';
    if (names.has(type)) return NAME;
    return type === 'AMAZON.SearchQuery' ? ANY_WORDS : NUMBER;
  });
  const [before = '', after = ''] = asSaid(words, join).split(NAME);
  return {
    intent: intent.name,
    sample,
    before,
    after,
    names: (own === undefined ? undefined : names.get(own)) ?? NO_NAME,
  };
}

/** Words that are both; undefined where there are none. */
function sharedWords(one: Saying, other: Saying): string | undefined {
  const [few, many] = one.names.size <= other.names.size ? [one, other] : [other, one];
  for (const name of few.names) {
    const words = `${few.before}${name}${few.after}`;
    const end = words.length - many.after.length;
    if (
      end >= many.before.length &&
      words.startsWith(many.before) &&
      words.endsWith(many.after) &&
      many.names.has(words.slice(many.before.length, end))
    ) {
      return words;
    }
  }
  return undefined;
}

function mayMeet(one: Saying, other: Saying): boolean {
  return (
    (one.before.startsWith(other.before) || other.before.startsWith(one.before)) &&
    (one.after.endsWith(other.after) || other.after.endsWith(one.after))
  );
}

function asSaid(text: string, join: string): string {
  return text.toLowerCase().split(/\s+/u).join(join);
}

function mayOverlap(words: string, ...intents: readonly string[]): boolean {
  return MAY_OVERLAP.some(
    ([allowed, ...between]) =>
      words === allowed && intents.every((intent) => between.includes(intent)),
  );
}
