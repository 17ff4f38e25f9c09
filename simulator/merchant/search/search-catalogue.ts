/** Finds what people ask for: "two bags of the dark roast", "dark rost", "something for my grinder", "a gift". */
import type { ShelfProduct } from '../shelves/shelf-product.ts';
import { buildIndex, type CatalogueIndex, type IndexedProduct } from './catalogue-index.ts';
import { matchWord, type Matches } from './match-word.ts';
import { isNumber, readQuery, type AskedWords } from './search-words.ts';

export type SearchCatalogue = (
  query: string,
  shelf: readonly ShelfProduct[],
) => readonly ShelfProduct[];

/** For what was said being one of the product's names and nothing else. */
const SAME_NAME_BONUS = 12;
/** For a name that was said among other words, or said in part: its last word and others. */
const WHOLE_NAME_BONUS = 6;
const PART_OF_NAME_BONUS = 3;
/** "Number two filters": a number tells two of a kind apart; how it is packed hardly does. */
const NUMBER_BONUS = 5;
const PACKING_BONUS = 0.7;

/** Builds its index anew only when it is given another list than before. */
export function createSearch(): SearchCatalogue {
  let indexed:
    { readonly shelf: readonly ShelfProduct[]; readonly index: CatalogueIndex } | undefined;
  return (query, shelf) => {
    if (indexed?.shelf !== shelf) indexed = { shelf, index: buildIndex(shelf) };
    return search(query, indexed.index);
  };
}

/** Best first, equals in the shelf's order. A query without a telling word gives all. */
function search(query: string, index: CatalogueIndex): readonly ShelfProduct[] {
  const asked = readQuery(query);
  if (asked.telling.length === 0) return index.products.map(({ product }) => product);
  const matches = asked.telling.map((word) => matchWord(word, index));
  const counted = index.products.map((indexed) => ({ indexed, words: countOf(matches, indexed) }));
  const most = Math.max(...counted.map(({ words }) => words));
  if (most < fewestWords(asked)) return [];
  return counted
    .filter(({ words }) => words === most)
    .map(({ indexed }) => ({ indexed, score: scoreOf(indexed, asked, matches) }))
    .sort((one, other) => other.score - one.score)
    .map(({ indexed }) => indexed.product);
}

/** A word that fits nothing is passed over, but half must fit: "drop table changes" is no wish for a table. */
function fewestWords({ telling }: AskedWords): number {
  const main = telling.filter(({ isPurpose }) => !isPurpose);
  return Math.max(1, Math.ceil(main.length / 2));
}

function countOf(matches: readonly Matches[], indexed: IndexedProduct): number {
  return matches.filter((match) => match.has(indexed)).length;
}

function scoreOf(indexed: IndexedProduct, asked: AskedWords, matches: readonly Matches[]): number {
  const words = matches.reduce((sum, match) => sum + (match.get(indexed) ?? 0), 0);
  const helped = asked.helping
    .filter((word) => indexed.fields.has(word))
    .map((word) => (isNumber(word) ? NUMBER_BONUS : PACKING_BONUS))
    .reduce((sum, bonus) => sum + bonus, 0);
  return words + helped + Math.max(0, ...indexed.phrases.map((phrase) => nameBonus(phrase, asked)));
}

function nameBonus(phrase: readonly string[], { telling, helping, whole }: AskedWords): number {
  if (phrase.join(' ') === whole) return SAME_NAME_BONUS;
  const said = new Set([
    ...telling.filter(({ isPurpose }) => !isPurpose).map(({ word }) => word),
    ...helping,
  ]);
  const heard = phrase.filter((word) => said.has(word)).length;
  if (!said.has(phrase.at(-1) ?? '')) return 0;
  return heard === phrase.length ? WHOLE_NAME_BONUS : (PART_OF_NAME_BONUS * heard) / phrase.length;
}
