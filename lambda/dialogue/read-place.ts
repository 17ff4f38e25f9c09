/** "The second one", "number two", "no, the other": a place in the list of choices that was just read out. */
import { parseNumberWords, type Locale } from '#core';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import { plainHeard } from './plain-heard.ts';
import type { HeardSlot } from './read-slots.ts';
import { MOST_OFFERED } from './session.ts';

/** `other`: the one of two that was not meant before. `index` counts from zero. */
export type Place =
  { readonly kind: 'at'; readonly index: number } | { readonly kind: 'last' | 'other' };

/** The ids of the values of PLACE, in every interaction model. */
const PLACES_BY_ID: Readonly<Record<string, Place>> = {
  first: { kind: 'at', index: 0 },
  second: { kind: 'at', index: 1 },
  third: { kind: 'at', index: 2 },
  fourth: { kind: 'at', index: 3 },
  fifth: { kind: 'at', index: 4 },
  last: { kind: 'last' },
  other: { kind: 'other' },
};

/** The place that Alexa recognised, else the one in the words. */
export function placeOfSlot(slot: HeardSlot, locale: Locale): Place | undefined {
  const [only, ...others] = slot.resolved;
  const id = others.length === 0 ? only?.id : undefined;
  return (id === undefined ? undefined : PLACES_BY_ID[id]) ?? readPlace(slot.value, locale);
}

/** Undefined where the words name no place. */
function readPlace(heard: string, locale: Locale): Place | undefined {
  const { places, last, other, placeNouns, articles, spaced } = heardWordsOf(locale);
  const gap = spaced === undefined ? ' ' : '';
  const text = plainHeard(heard);
  const article = articles.find((each) => text.startsWith(startOf(each))) ?? '';
  const named = article === '' ? text : text.slice(startOf(article).length);
  const isSaid = (place: string): boolean =>
    named === place || placeNouns.some((noun) => named === `${place}${gap}${noun}`);
  if (last.some(isSaid)) return { kind: 'last' };
  const index = places.findIndex((ways) => ways.some(isSaid));
  if (index !== -1) return { kind: 'at', index };
  return other.some(isSaid) ? { kind: 'other' } : numbered(named, locale);
}

/** "Option two": a noun and a number. A number alone is a count. */
function numbered(text: string, locale: Locale): Place | undefined {
  const noun = heardWordsOf(locale).numberNouns.find((each) => text.startsWith(each));
  if (noun === undefined) return undefined;
  const said = text.slice(noun.length).trim();
  const number = /^[0-9]$/.test(said) ? Number(said) : parseNumberWords(said, locale);
  return number !== undefined && number >= 1 && number <= MOST_OFFERED
    ? { kind: 'at', index: number - 1 }
    : undefined;
}

/**
 * Where in a list of `length` that is; undefined where nothing stands there. Of two, the other is the one that was not `taken`; without that,
 * or among more than two, it is nobody's to guess.
 */
export function indexOfPlace(
  place: Place,
  { length, taken }: { readonly length: number; readonly taken: number | undefined },
): number | undefined {
  switch (place.kind) {
    case 'at':
      return place.index < length ? place.index : undefined;
    case 'last':
      return length > 0 ? length - 1 : undefined;
    case 'other':
      return length === 2 && taken !== undefined ? 1 - taken : undefined;
    default:
      return place satisfies never;
  }
}

/** "l'" is written together with what follows. */
function startOf(article: string): string {
  return article.endsWith("'") ? article : `${article} `;
}
