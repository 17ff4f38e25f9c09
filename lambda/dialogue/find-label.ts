/** Which label of the customer's own book was meant: by the id that Alexa recognised, or by words that only one of them has. */
import { bookLabelTexts, type Locale } from '#core';
import { findByName } from './find-by-name.ts';
import type { BookLabel } from './name-labels.ts';
import type { HeardSlot } from './read-slots.ts';

export function findLabels(
  labels: readonly BookLabel[],
  { heard, locale }: { readonly heard: HeardSlot; readonly locale: Locale },
): readonly BookLabel[] {
  const ids = heard.resolved.map(({ id }) => id);
  const recognised = labels.filter(({ id }) => ids.includes(id));
  if (recognised.length > 0) return recognised;
  const named = (said: string): readonly BookLabel[] =>
    findByName(labels, { heard: said, locale, namesOf });
  const asSaid = named(heard.value);
  if (asSaid.length > 0) return asSaid;
  // Where Alexa recognised several, none of them is the one that was meant.
  const meant = new Set(
    heard.resolved.flatMap((value) => wordsOfValue(value, locale)).flatMap(named),
  );
  return labels.filter((label) => meant.has(label));
}

/** A value has one id in every language's model: 会社 and Büro are `office`. A label of that name may stand as it was typed, or in the customer's language. */
function wordsOfValue(
  { name, id }: HeardSlot['resolved'][number],
  locale: Locale,
): readonly string[] {
  if (id === undefined) return [name];
  return [name, id, bookLabelTexts({ label: id, kind: 'address' }, locale).spoken];
}

function namesOf({ label, spoken }: BookLabel): readonly string[] {
  return [label, spoken];
}
