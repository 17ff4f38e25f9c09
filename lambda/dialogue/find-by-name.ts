/** Which of some things was called by its name: those that have just this name, else those whose name holds all that was said. */
import type { Locale } from '#core';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import { plainTitle } from './plain-title.ts';

export function findByName<Thing>(
  things: readonly Thing[],
  of: {
    readonly heard: string;
    readonly locale: Locale;
    readonly namesOf: (thing: Thing) => readonly string[];
  },
): readonly Thing[] {
  const { locale, namesOf } = of;
  const said = plainTitle(of.heard, locale);
  // Where nothing is left to compare, nothing was named.
  if (said === '') return [];
  const named = things.map((thing) => ({
    thing,
    names: namesOf(thing).map((name) => plainTitle(name, locale)),
  }));
  const same = named.filter(({ names }) => names.includes(said));
  const within = named.filter(({ names }) => names.some((name) => hasWords(name, said, locale)));
  return (same.length > 0 ? same : within).map(({ thing }) => thing);
}

/** In any order; in a language without spaces, as the beginning of the name. */
function hasWords(name: string, said: string, locale: Locale): boolean {
  if (heardWordsOf(locale).spaced !== undefined) return name.startsWith(said);
  const words = name.split(' ');
  return said.split(' ').every((word) => words.includes(word));
}
