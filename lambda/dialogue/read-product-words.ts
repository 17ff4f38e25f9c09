/** What a product slot holds when the words before the product were heard as part of it: "a dozen bags of decaf". */
import type { Locale } from '#core';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import type { HeardWords } from '../languages/heard-words.ts';
import { plainHeard } from './plain-heard.ts';
import { readQuantity } from './read-quantity.ts';

export interface ProductWords {
  /** Empty where only a pointing word was said. */
  readonly product: string;
  /** Where it was said in the same breath. */
  readonly quantity: number | undefined;
}

interface Counted {
  readonly words: readonly string[];
  readonly quantity: number | undefined;
}

/** As many words as a count has: "half a dozen". */
const LONGEST_COUNT = 3;

export function readProductWords(heard: string, locale: Locale): ProductWords {
  const table = heardWordsOf(locale);
  const said = wordsOf(heard, table);
  const before = countBefore(said, locale);
  const { words, quantity } =
    before.quantity === undefined && table.countsAfter === true
      ? countAfter(said, table, locale)
      : before;
  const product = withoutArticle(withoutUnit(words, table), table).join(' ').replaceAll("' ", "'");
  return { product: table.pointing.includes(product) ? '' : product, quantity };
}

function wordsOf(heard: string, { fillers, spaced, hasElisions }: HeardWords): readonly string[] {
  const line = plainHeard(heard)
    .replace(/[\s,!?、。！？]+/gu, ' ')
    .trim();
  const meant = line.replace(wholeWords(fillers, spaced !== undefined), ' ').trim();
  const apart = spaced?.(meant) ?? (hasElisions === true ? meant.replaceAll("'", "' ") : meant);
  return apart.split(/\s+/u).filter((word) => word !== '');
}

/** Without spaces between words, only at either end; else as words of their own. */
function wholeWords(words: readonly string[], isUnspaced: boolean): RegExp {
  const longestFirst = words.toSorted((one, other) => other.length - one.length).join('|');
  return isUnspaced
    ? new RegExp(`^(?:${longestFirst})+|(?:${longestFirst})+$`, 'gu')
    : new RegExp(`(?<![^ ])(?:${longestFirst})(?![^ ])`, 'gu');
}

function countBefore(words: readonly string[], locale: Locale): Counted {
  for (let length = Math.min(LONGEST_COUNT, words.length - 1); length > 0; length -= 1) {
    const count = words.slice(0, length).join(' ').replaceAll("' ", "'");
    const quantity = readQuantity(count, locale);
    if (quantity !== undefined) return { words: words.slice(length), quantity };
  }
  return { words, quantity: undefined };
}

/** "Of espresso two packs", as Hindi and Japanese also say it. */
function countAfter(
  words: readonly string[],
  { units, links }: HeardWords,
  locale: Locale,
): Counted {
  const end = units.includes(words.at(-1) ?? '') ? -1 : words.length;
  const counted = words.slice(0, end);
  const quantity = readQuantity(counted.at(-1) ?? '', locale);
  const product = counted.slice(0, -1);
  if (quantity === undefined || product.length === 0) return { words, quantity: undefined };
  const isLinked = product.length > 1 && links.includes(product.at(-1) ?? '');
  return { words: isLinked ? product.slice(0, -1) : product, quantity };
}

function withoutUnit(words: readonly string[], { units, links }: HeardWords): readonly string[] {
  const [unit = '', link = ''] = words;
  if (words.length < 2 || !units.includes(unit)) return words;
  return words.slice(words.length > 2 && links.includes(link) ? 2 : 1);
}

function withoutArticle(
  words: readonly string[],
  { links, articles }: HeardWords,
): readonly string[] {
  const [first = '', second = ''] = words;
  if (words.length > 2 && links.includes(first) && articles.includes(second)) return words.slice(2);
  return words.length > 1 && articles.includes(first) ? words.slice(1) : words;
}
