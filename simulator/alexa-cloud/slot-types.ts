/** The values of a model's own slot types, found by the words that people say for them. */
import type { SlotType } from './interaction-model.ts';
import { sameWordAs, textOf, wordsOf } from './utterance-words.ts';

export interface KnownValue {
  readonly id: string | undefined;
  readonly value: string;
}

/** The value of a type that some words name. */
export type FindValue = (type: string, words: readonly string[]) => KnownValue | undefined;

export function createValueFinder(types: readonly SlotType[], locale: string): FindValue {
  const byType = new Map(
    types.map(({ name, values }) => {
      const byWords = new Map<string, KnownValue>();
      for (const entry of values) {
        const value = { id: entry.id, value: entry.name.value };
        for (const said of [entry.name.value, ...entry.name.synonyms]) {
          const key = keyOf(wordsOf(said, locale), locale);
          // Where two values have one name, the first of them is meant.
          if (!byWords.has(key)) byWords.set(key, value);
        }
      }
      return [name, byWords] as const;
    }),
  );
  return (type, words) => byType.get(type)?.get(keyOf(words, locale));
}

function keyOf(words: readonly string[], locale: string): string {
  return textOf(
    words.map((word) => sameWordAs(word, locale)),
    locale,
  );
}
