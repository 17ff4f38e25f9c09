/** How well a product fits a whole query: its words, its numbers and packing, and whether it was called by one of its names. */
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Matches } from './match-word.ts';
import { UNIT_WORDS } from './measures.ts';
import { isNumber, type AskedWords } from './search-words.ts';

/** For what was said being one of the product's names and nothing else. */
const SAME_NAME_BONUS = 12;
/** For a name that was said among other words, or said in part: its last word and others. */
const WHOLE_NAME_BONUS = 6;
const PART_OF_NAME_BONUS = 3;
/** "Number two filters": a number tells two of a kind apart; how it is packed hardly does. */
const NUMBER_BONUS = 5;
const PACKING_BONUS = 0.7;
/** Said with nine tenths of its weight at least, a word names what the thing is: its own word, or one for it. */
const NAMING_WEIGHT = 3.15;

export interface Score {
  readonly score: number;
  /** Each word that was said names what it is, and not only what it is like: coffee, and no coffee filter. */
  readonly isThat: boolean;
}
export type ScoreFind = (place: number) => Score;

export function createScoring(
  asked: AskedWords,
  matches: readonly Matches[],
  index: CatalogueIndex,
): ScoreFind {
  const { telling, helping, whole } = asked;
  const { numberOf, count } = index.vocabulary;
  const said = new Uint8Array(count + 1);
  for (const word of [
    ...telling.filter(({ isPurpose }) => !isPurpose).map(({ word }) => word),
    ...helping,
  ]) {
    const number = numberOf(word);
    if (number >= 0) said[number] = 1;
  }
  const wholeName = whole.split(' ').map(numberOf);
  const helps = helpOf(asked, index);
  const nameBonus = (phrase: readonly number[]): number => {
    if (isSame(phrase, wholeName)) return SAME_NAME_BONUS;
    if (said[phrase.at(-1) ?? count] !== 1) return 0;
    let heard = 0;
    for (const word of phrase) heard += said[word] ?? 0;
    return heard === phrase.length
      ? WHOLE_NAME_BONUS
      : (PART_OF_NAME_BONUS * heard) / phrase.length;
  };
  return (place) => {
    let score = helps?.[place] ?? 0;
    let isThat = true;
    for (const match of matches) {
      const weight = match.weights[place] ?? 0;
      score += weight;
      isThat &&= weight >= NAMING_WEIGHT;
    }
    let bonus = 0;
    for (const phrase of index.phrasesOf(place)) bonus = Math.max(bonus, nameBonus(phrase));
    return { score: score + bonus, isThat };
  };
}

function helpOf({ helping, unitsOf }: AskedWords, index: CatalogueIndex): Float32Array | undefined {
  if (helping.length === 0) return undefined;
  const helps = new Float32Array(index.size);
  for (const word of helping) {
    // A unit without a number tells nothing of how much there is in it.
    if (UNIT_WORDS.has(word)) continue;
    const unit = unitsOf.get(word);
    const inUnit = unit === undefined ? undefined : new Set(index.postingsOf(unit).places);
    const bonus = isNumber(word) ? NUMBER_BONUS : PACKING_BONUS;
    for (const place of index.postingsOf(word).places) {
      if (inUnit?.has(place) ?? true) helps[place] = (helps[place] ?? 0) + bonus;
    }
  }
  return helps;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
