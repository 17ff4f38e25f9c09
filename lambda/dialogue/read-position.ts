/** "The second one": a place in the list of choices that was just read out. */
import type { Locale } from '#core';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import { plainHeard } from './plain-heard.ts';

/** What stands at the place that was said; undefined where no place was said, or nothing stands there. */
export function readPosition<Choice>(
  heard: string,
  { choices, locale }: { readonly choices: readonly Choice[]; readonly locale: Locale },
): Choice | undefined {
  const { places, last, placeNouns, articles, spaced } = heardWordsOf(locale);
  const gap = spaced === undefined ? ' ' : '';
  const text = plainHeard(heard);
  const article = articles.find((each) => text.startsWith(startOf(each))) ?? '';
  const named = article === '' ? text : text.slice(startOf(article).length);
  const isSaid = (place: string): boolean =>
    named === place || placeNouns.some((noun) => named === `${place}${gap}${noun}`);
  if (last.some(isSaid)) return choices.at(-1);
  const index = places.findIndex((ways) => ways.some(isSaid));
  return index === -1 ? undefined : choices[index];
}

/** "l'" is written together with what follows. */
function startOf(article: string): string {
  return article.endsWith("'") ? article : `${article} `;
}
