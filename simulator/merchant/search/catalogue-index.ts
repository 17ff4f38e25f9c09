/** Which product has which word, and where: built once for a state of the shelf, in flat arrays, so that a hundred thousand products fit. */
import type { ShelfProduct } from '../shelves/shelf-product.ts';
import { wordsOf } from './search-words.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * Where a word stands, and what it is worth there. The last word of a name says what a thing is ("cake stand" is a stand), those before
 * it tell it apart; a description only speaks about it.
 */
const FIELDS = [
  { name: 'name', weight: 4 },
  { name: 'kind', weight: 3.5 },
  { name: 'epithet', weight: 3 },
  { name: 'title', weight: 3 },
  { name: 'goesWith', weight: 1.5 },
  { name: 'description', weight: 1 },
] as const;
export type Field = (typeof FIELDS)[number]['name'];

/** The fields as a set of bits. */
export function fieldsOf(...names: readonly Field[]): number {
  return FIELDS.reduce((bits, { name }, at) => (names.includes(name) ? bits | (1 << at) : bits), 0);
}

/** In these a word says what the thing is. */
export const NAMING_FIELDS = fieldsOf('name', 'kind', 'epithet', 'title');

const WEIGHTS: readonly number[] = Array.from({ length: 1 << FIELDS.length }, (_none, bits) =>
  Math.max(0, ...FIELDS.map(({ weight }, at) => ((bits >> at) & 1) * weight)),
);

/** The best of these fields. */
export function weightOf(fields: number): number {
  return WEIGHTS[fields] ?? 0;
}

/** The products that have a word, by their places on the shelf, and in which fields. */
export interface Postings {
  readonly places: readonly number[];
  readonly fields: readonly number[];
}

export interface CatalogueIndex {
  readonly size: number;
  readonly vocabulary: Vocabulary;
  readonly postingsOf: (word: string) => Postings;
  /** A product's name, its other names and its title, each as the numbers of its words. */
  readonly phrasesOf: (place: number) => readonly (readonly number[])[];
}

const NOWHERE: Postings = { places: [], fields: [] };

export function buildIndex(shelf: readonly ShelfProduct[]): CatalogueIndex {
  const postings = new Map<string, { readonly places: number[]; readonly fields: number[] }>();
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  // Many products share kinds, names and descriptions.
  const read = rememberingWords();
  const phrases = shelf.map((product, place) => {
    const { fields, names } = readProduct(product, read);
    for (const [word, bits] of fields) {
      let own = postings.get(word);
      if (!own) postings.set(word, (own = { places: [], fields: [] }));
      own.places.push(place);
      own.fields.push(bits);
    }
    return names.map((name) => name.map(numberOf));
  });
  return {
    size: shelf.length,
    vocabulary: buildVocabulary([...postings.keys()], numbers),
    postingsOf: (word) => postings.get(word) ?? NOWHERE,
    phrasesOf: (place) => phrases[place] ?? [],
  };
}

function readProduct(
  product: ShelfProduct,
  read: (text: string) => readonly string[],
): {
  readonly fields: ReadonlyMap<string, number>;
  readonly names: readonly (readonly string[])[];
} {
  const fields = new Map<string, number>();
  const add = (field: Field, words: readonly string[]): void => {
    const bit = fieldsOf(field);
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | bit);
  };
  const names = [product.name, ...product.alsoCalled].map(read);
  for (const name of names) {
    add('name', name.slice(-1));
    add('epithet', name.slice(0, -1));
  }
  const title = read(product.title);
  add('kind', read(product.kinds));
  add('title', title);
  add('goesWith', read(product.goesWith));
  add('description', read(product.description));
  return { fields, names: [...names, title] };
}

const MOST_REMEMBERED = 20_000;

function rememberingWords(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const words = wordsOf(text);
    if (known.size < MOST_REMEMBERED) known.set(text, words);
    return words;
  };
}
