/** The products that one asked word fits, and how well: exactly, by its beginning, in a description, and only then by a slip. */
import {
  FIELD_WEIGHTS,
  NAMING_FIELDS,
  type CatalogueIndex,
  type Field,
  type IndexedProduct,
} from './catalogue-index.ts';
import type { AskedWord } from './search-words.ts';
import { isSlipOf } from './slips.ts';
import { synonymsOf } from './synonyms.ts';

/** What a thing is made for counts more than what it is, behind "for": filters, not the machine itself. */
const PURPOSE_WEIGHT = 6;
const SYNONYM_PART = 0.9;
const BEGINNING_PART = 0.6;
const SLIP_PART = 0.5;
const SHORTEST_BEGINNING = 3;
/** Written without spaces, so that a word is found inside a longer run. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

export type Matches = ReadonlyMap<IndexedProduct, number>;

export function matchWord(asked: AskedWord, index: CatalogueIndex): Matches {
  const { word } = asked;
  const named = new Map<IndexedProduct, number>();
  gather(named, index, { own: word, fields: NAMING_FIELDS, part: 1 });
  for (const other of synonymsOf(word)) {
    gather(named, index, { own: other, fields: NAMING_FIELDS, part: SYNONYM_PART });
  }
  if (asked.isPurpose) gatherPurpose(named, index, word);
  if (named.size > 0) return named;
  const beginning = gatherWhere(index, NAMING_FIELDS, BEGINNING_PART, (own) => isPartOf(word, own));
  if (beginning.size > 0) return beginning;
  const mentioned = new Map<IndexedProduct, number>();
  gather(mentioned, index, { own: word, fields: ['goesWith', 'description'], part: 1 });
  if (mentioned.size > 0) return mentioned;
  return gatherWhere(index, NAMING_FIELDS, SLIP_PART, (own) => isSlipOf(word, own));
}

interface Gathering {
  readonly own: string;
  readonly fields: readonly Field[];
  readonly part: number;
}

function gather(
  into: Map<IndexedProduct, number>,
  index: CatalogueIndex,
  { own, fields, part }: Gathering,
): void {
  for (const indexed of index.words.get(own) ?? []) {
    const weight = weightOf(indexed, own, fields) * part;
    if (weight > (into.get(indexed) ?? 0)) into.set(indexed, weight);
  }
}

function gatherPurpose(
  into: Map<IndexedProduct, number>,
  index: CatalogueIndex,
  word: string,
): void {
  for (const own of [word, ...synonymsOf(word)]) {
    for (const indexed of index.words.get(own) ?? []) {
      if (indexed.fields.get(own)?.has('goesWith') === true) into.set(indexed, PURPOSE_WEIGHT);
    }
  }
}

function gatherWhere(
  index: CatalogueIndex,
  fields: readonly Field[],
  part: number,
  fits: (own: string) => boolean,
): Matches {
  const found = new Map<IndexedProduct, number>();
  for (const own of index.words.keys()) if (fits(own)) gather(found, index, { own, fields, part });
  return found;
}

function weightOf(indexed: IndexedProduct, own: string, fields: readonly Field[]): number {
  const has = indexed.fields.get(own);
  return Math.max(
    0,
    ...fields.map((field) => (has?.has(field) === true ? FIELD_WEIGHTS[field] : 0)),
  );
}

function isPartOf(word: string, own: string): boolean {
  if (UNSPACED.test(word)) return own.includes(word);
  return word.length >= SHORTEST_BEGINNING && own.startsWith(word);
}
