/** Which label of the customer's own book was meant: by the id that Alexa recognised, or by words that only one of them has. */
import type { Locale } from '#core';
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
  for (const said of [heard.value, ...heard.resolved.map(({ name }) => name)]) {
    const named = findByName(labels, { heard: said, locale, namesOf });
    if (named.length > 0) return named;
  }
  return [];
}

function namesOf({ label, spoken }: BookLabel): readonly string[] {
  return [label, spoken];
}
