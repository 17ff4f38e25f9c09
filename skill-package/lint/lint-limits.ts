/** Sizes: the skill's own bounds, each well below what the developer console takes. */
import type { LintFault } from './fault.ts';
import { namesOf, type LintedModel } from './linted-model.ts';

const MOST = {
  /** Of the whole file, as text. The console takes 1.5 MB. */
  fileCharacters: 400_000,
  intents: 100,
  samplesOfAnIntent: 1000,
  /** Of all samples together. The console takes 200,000. */
  sampleCharacters: 100_000,
  sampleLength: 140,
  valuesOfAType: 1000,
  /** Values and synonyms of all types together. */
  names: 5000,
  synonymsOfAValue: 50,
  nameLength: 60,
} as const;

export function lintLimits({ locale, model }: LintedModel): readonly LintFault[] {
  const samples = model.intents.flatMap((intent) => intent.samples);
  const names = model.types.flatMap(namesOf);
  const sizes: readonly (readonly [keyof typeof MOST, number, string])[] = [
    ['fileCharacters', JSON.stringify(model, undefined, 2).length, 'the file'],
    ['intents', model.intents.length, 'the intents'],
    ['sampleCharacters', samples.join('').length, 'all samples'],
    ['names', names.length, 'all types'],
    ...samples.map((sample) => ['sampleLength', sample.length, sample] as const),
    ...names.map((name) => ['nameLength', name.length, name] as const),
    ...model.intents.map(
      ({ name, samples: own }) => ['samplesOfAnIntent', own.length, name] as const,
    ),
    ...model.types.map(({ name, values }) => ['valuesOfAType', values.length, name] as const),
    ...model.types.flatMap(({ values }) =>
      values.map(({ id, name }) => ['synonymsOfAValue', name.synonyms.length, id] as const),
    ),
  ];
  return sizes
    .filter(([limit, size]) => size > MOST[limit])
    .map(([limit, size, where]) => ({
      rule: 'limits',
      locale,
      where,
      what: `${limit}: ${String(size)}, more than ${String(MOST[limit])}`,
    }));
}
