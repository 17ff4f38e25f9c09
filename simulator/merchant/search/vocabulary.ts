/** Every word of the shelf, and the ways to find one that was not said exactly. */
import { isSlipOf, MOST_SLIPS } from './slips.ts';

/** Written without spaces, so that a word is found inside a longer run. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 3;

export interface Vocabulary {
  readonly has: (word: string) => boolean;
  /** The number of a word of a name or title; -1 for any other. */
  readonly numberOf: (word: string) => number;
  readonly count: number;
  readonly beginningWith: (word: string) => readonly string[];
  readonly slipsOf: (word: string) => readonly string[];
  /** "frenchpress" as two words of the shelf; undefined where it is not two. */
  readonly partsOf: (word: string) => readonly [string, string] | undefined;
}

export function buildVocabulary(
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
): Vocabulary {
  const known = new Set(words);
  const sorted = words.toSorted();
  const unspaced = words.filter((word) => UNSPACED.test(word));
  const byShape = new Map<string, string[]>();
  for (const word of words) {
    const shape = shapeOf(word, word.length);
    const alike = byShape.get(shape);
    if (alike) alike.push(word);
    else byShape.set(shape, [word]);
  }
  return {
    has: (word) => known.has(word),
    numberOf: (word) => numbers.get(word) ?? -1,
    count: numbers.size,
    beginningWith: (word) => {
      if (UNSPACED.test(word)) return unspaced.filter((own) => own.includes(word));
      return word.length < SHORTEST_BEGINNING ? [] : beginningWith(sorted, word);
    },
    slipsOf: (word) => {
      const lengths = Array.from(
        { length: 2 * MOST_SLIPS + 1 },
        (_none, at) => word.length - MOST_SLIPS + at,
      );
      return lengths
        .flatMap((length) => byShape.get(shapeOf(word, length)) ?? [])
        .filter((own) => isSlipOf(word, own));
    },
    partsOf: (word) => {
      for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
        const parts = [word.slice(0, at), word.slice(at)] as const;
        if (parts.every((part) => known.has(part))) return parts;
      }
      return undefined;
    },
  };
}

/** A slip leaves the first letter, and changes the length by little. */
function shapeOf(word: string, length: number): string {
  return `${word[0] ?? ''}${String(length)}`;
}

function beginningWith(sorted: readonly string[], word: string): readonly string[] {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (sorted[end]?.startsWith(word) === true) end += 1;
  return sorted.slice(from, end);
}
