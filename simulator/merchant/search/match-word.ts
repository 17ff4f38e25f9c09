/** The products that one asked word fits, and how well: exactly, by its beginning, in a description, and only then by a slip. */
import { fieldsOf, NAMING_FIELDS, weightOf, type CatalogueIndex } from './catalogue-index.ts';
import { synonymsOf } from './synonyms.ts';

/** What a thing is made for counts more than what it is, behind "for": filters, not the machine itself. */
const PURPOSE_WEIGHT = 6;
const SYNONYM_PART = 0.9;
const JOINED_PART = 0.95;
const BEGINNING_PART = 0.6;
const SLIP_PART = 0.5;
const GOES_WITH = fieldsOf('goesWith');
const MENTIONING_FIELDS = fieldsOf('goesWith', 'description');

/** What one word fits: flat arrays, because a word may fit a hundred thousand products. */
export interface Matches {
  /** Each once. */
  readonly places: readonly number[];
  /** By place on the shelf; 0 where it does not fit. */
  readonly weights: Float32Array;
}

interface Gathered extends Matches {
  readonly places: number[];
}

export interface WordToMatch {
  readonly word: string;
  readonly isPurpose: boolean;
  /** Together with the word before or behind it: "tea pot" is a teapot. */
  readonly joined?: readonly string[];
}

export function matchWord(asked: WordToMatch, index: CatalogueIndex): Matches {
  const { word } = asked;
  const { beginningWith, slipsOf } = index.vocabulary;
  const named = nothing(index);
  gather(named, index, { own: word, fields: NAMING_FIELDS, part: 1 });
  for (const other of synonymsOf(word)) {
    gather(named, index, { own: other, fields: NAMING_FIELDS, part: SYNONYM_PART });
  }
  for (const own of asked.joined ?? []) {
    gather(named, index, { own, fields: NAMING_FIELDS, part: JOINED_PART });
  }
  if (asked.isPurpose) gatherPurpose(named, index, word);
  if (named.places.length > 0) return named;
  const beginning = gatherAll(index, beginningWith(word), BEGINNING_PART);
  if (beginning.places.length > 0) return beginning;
  const mentioned = nothing(index);
  gather(mentioned, index, { own: word, fields: MENTIONING_FIELDS, part: 1 });
  if (mentioned.places.length > 0) return mentioned;
  return gatherAll(index, slipsOf(word), SLIP_PART);
}

function nothing({ size }: CatalogueIndex): Gathered {
  return { places: [], weights: new Float32Array(size) };
}

function put({ places, weights }: Gathered, place: number, weight: number): void {
  const before = weights[place] ?? 0;
  if (before === 0) places.push(place);
  weights[place] = weight;
}

interface Gathering {
  readonly own: string;
  readonly fields: number;
  readonly part: number;
}

function gather(into: Gathered, index: CatalogueIndex, { own, fields, part }: Gathering): void {
  const { places, fields: has } = index.postingsOf(own);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const weight = weightOf((has[at] ?? 0) & fields) * part;
    if (weight > (into.weights[place] ?? 0)) put(into, place, weight);
  }
}

function gatherPurpose(into: Gathered, index: CatalogueIndex, word: string): void {
  for (const own of [word, ...synonymsOf(word)]) {
    const { places, fields } = index.postingsOf(own);
    places.forEach((place, at) => {
      if (((fields[at] ?? 0) & GOES_WITH) !== 0) put(into, place, PURPOSE_WEIGHT);
    });
  }
}

function gatherAll(index: CatalogueIndex, words: readonly string[], part: number): Matches {
  const found = nothing(index);
  for (const own of words) gather(found, index, { own, fields: NAMING_FIELDS, part });
  return found;
}
