/** Finds what people ask for: "two bags of the dark roast", "dark rost", "filters". */
import type { Product } from '#core';

export interface Searchable {
  readonly product: Product;
  readonly alsoCalled: string;
}

/** Words about the order, not about a product. */
const IDLE_WORDS = new Set(
  (
    'a an and any bag bags bottle box buy can get give i it like me more need of one order pack packet please pound some ' +
    'that the them these this those to two three four five six seven eight nine ten want would you your us for with my'
  ).split(' '),
);

/** Best first. A query of idle words alone, or none, gives all; a word that fits nothing leaves the products that fit the most others. */
export function searchProducts(query: string, shelf: readonly Searchable[]): readonly Product[] {
  const asked = wordsOf(query);
  const telling = asked.filter((word) => !IDLE_WORDS.has(word) && !/^\d+$/.test(word));
  // "bags" alone tells something after all.
  const wanted = telling.length > 0 ? telling : asked.filter((word) => word.startsWith('bag'));
  if (wanted.length === 0) return shelf.map(({ product }) => product);
  const found = shelf
    .map((searchable) => ({ product: searchable.product, ...fit(wanted, searchable) }))
    .filter(({ words }) => words > 0);
  const most = Math.max(0, ...found.map(({ words }) => words));
  return found
    .filter(({ words }) => words === most)
    .sort((one, other) => other.score - one.score)
    .map(({ product }) => product);
}

/** How many of the wanted words fit, and how well. A slip is forgiven in names, not in descriptions. */
function fit(
  wanted: readonly string[],
  { product, alsoCalled }: Searchable,
): { readonly words: number; readonly score: number } {
  const title = wordsOf(product.title);
  const names = wordsOf(alsoCalled);
  const description = wordsOf(product.description);
  const scores = wanted.map((word) =>
    Math.max(
      0,
      ...title.map((own) => likeness(word, own) * 4),
      ...names.map((own) => likeness(word, own)),
      ...description.map((own) => Math.max(0, likeness(word, own) - 1)),
    ),
  );
  return {
    words: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

/** 3 the same word (or its plural), 2 its beginning, 1 a slip of the finger, 0 another word. */
function likeness(wanted: string, own: string): 0 | 1 | 2 | 3 {
  const one = singular(wanted);
  const other = singular(own);
  if (one === other) return 3;
  if (one.length >= 3 && other.startsWith(one)) return 2;
  const slips = one.length >= 8 ? 2 : one.length >= 4 ? 1 : 0;
  return slips > 0 && isWithinSlips(one, other, slips) ? 1 : 0;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Levenshtein distance with swaps of neighbours, up to a small bound. */
function isWithinSlips(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? slips + 1;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? cell(row - 2, column - 2) + 1 : slips + 1,
        ),
      );
    }
  }
  return cell(one.length, other.length) <= slips;
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}
