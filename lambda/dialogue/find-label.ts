/** Which label of the customer's own book was meant: by the id that Alexa recognised, or by words that only one of them has. */
import type { Locale } from '#core';
import { plainTitle } from './choose-product.ts';
import type { BookLabel } from './name-labels.ts';
import type { HeardSlot } from './read-slots.ts';

export function findLabels(
  labels: readonly BookLabel[],
  { heard, locale }: { readonly heard: HeardSlot; readonly locale: Locale },
): readonly BookLabel[] {
  const ids = heard.resolved.map(({ id }) => id);
  const recognised = labels.filter(({ id }) => ids.includes(id));
  if (recognised.length > 0) return recognised;
  const spoken = [heard.value, ...heard.resolved.map(({ name }) => name)];
  for (const said of spoken.map((each) => plainTitle(each, locale))) {
    if (said === '') continue;
    const named = labels.map((label) => ({ label, names: namesOf(label, locale) }));
    const same = named.filter(({ names }) => names.includes(said));
    if (same.length > 0) return same.map(({ label }) => label);
    const within = named.filter(({ names }) => names.some((name) => hasWords(name, said)));
    if (within.length > 0) return within.map(({ label }) => label);
  }
  return [];
}

function namesOf({ label, spoken }: BookLabel, locale: Locale): readonly string[] {
  return [plainTitle(label, locale), plainTitle(spoken, locale)];
}

/** All words that were said, in that order or not; in a language without spaces, the words as they are. */
function hasWords(name: string, said: string): boolean {
  const words = name.split(' ');
  return said.split(' ').every((word) => words.includes(word)) || name.startsWith(said);
}
