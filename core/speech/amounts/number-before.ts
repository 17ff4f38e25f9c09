/** The number that stands before a place in a text, in words, digits or both. */
import type { SpeechLocale } from '../speech-locale.ts';
import { WRITING } from './amount-writing.ts';
import { compactWords } from './fold-word.ts';
import { amountLanguageOf } from './languages/amount-language-of.ts';
import { evaluateNumber, piecesOf, readPieces, type Piece } from './number-pieces.ts';
import { parseNumberWords, wordsOfNumber } from './number-words.ts';
import type { Token } from './text-tokens.ts';

export interface NumberBefore {
  readonly count: number;
  /** True when all the number words there make one number as the locale says it. */
  readonly isExact: boolean;
  /** Index of its first token. */
  readonly from: number;
}

/** The longest run of number words that ends at `next`; where it makes no number, the longest part of it that does. */
export function readNumberBefore(
  tokens: readonly Token[],
  within: { readonly from: number; readonly next: number },
  locale: SpeechLocale,
): NumberBefore | undefined {
  const starts = startsOfRun(tokens, within, locale);
  const [from] = starts;
  if (from === undefined) return undefined;
  const run = tokens.slice(from, within.next);
  const exact = exactCountOf(run, locale);
  if (exact !== undefined) return { count: exact, from, isExact: true };
  const mixed = run.some(isDigits) ? looseCountOf(run, locale) : undefined;
  if (mixed !== undefined) return { count: mixed, from, isExact: false };
  for (const start of starts) {
    const count = exactCountOf(tokens.slice(start, within.next), locale);
    if (count !== undefined) return { count, from: start, isExact: false };
  }
  const count = looseCountOf(run, locale);
  return count === undefined ? undefined : { count, from, isExact: false };
}

/** Every place from which all is number words up to `next`, the earliest first. */
function startsOfRun(
  tokens: readonly Token[],
  { from, next }: { readonly from: number; readonly next: number },
  locale: SpeechLocale,
): readonly number[] {
  const { isSpaced } = amountLanguageOf(locale).search;
  // Where characters stand for themselves, a few of them may be the end of a word that is only read from its beginning.
  const reach = isSpaced ? 1 : piecesOf(locale).longest;
  const starts: number[] = [];
  for (let at = next - 1, gap = 0; at >= from && gap < reach; at -= 1) {
    const isNumber = isNumberFrom(isSpaced ? [tokens[at]] : tokens.slice(at, next), locale);
    if (isNumber) starts.unshift(at);
    if (isNumber) gap = 0;
    else if (!isJoint(tokens, at)) gap += 1;
  }
  // "And five dollars" begins at "five".
  return starts.filter((start) => !isFiller(tokens[start], locale));
}

function isNumberFrom(tokens: readonly (Token | undefined)[], locale: SpeechLocale): boolean {
  const key = tokens[0]?.key ?? '';
  if (isDigits(tokens[0]) || amountLanguageOf(locale).search.articles.includes(key)) return true;
  const words = joinedKeys(tokens.filter((token) => !isDigits(token)));
  return readPieces(words, piecesOf(locale)) !== undefined;
}

/** A hyphen, or the separator inside `1,000`. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const isInside = isDigits(tokens[at - 1]) && isDigits(tokens[at + 1]);
  return key === '-' || (/^[.,]$/u.test(key) && isInside);
}

function isDigits(token: Token | undefined): boolean {
  return /^\d+$/u.test(token?.key ?? '');
}

function isFiller(token: Token | undefined, locale: SpeechLocale): boolean {
  return piecesOf(locale).pieces.get(token?.key ?? '')?.kind === 'filler';
}

function exactCountOf(tokens: readonly Token[], locale: SpeechLocale): number | undefined {
  const keys = joinedKeys(tokens);
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(keys);
  const digits = isGrouped ? keys.replaceAll(WRITING[locale].group, '') : keys;
  if (/^\d{1,13}$/u.test(digits)) return Number(digits);
  if (amountLanguageOf(locale).search.articles.includes(tokens[0]?.key ?? '')) {
    return parseNumberWords(wordsOfNumber(1, locale) + joinedKeys(tokens.slice(1)), locale);
  }
  return parseNumberWords(keys, locale);
}

/** What the words come to, however they are put: "seventeen hundred", "5 million", `3万5千`. */
function looseCountOf(tokens: readonly Token[], locale: SpeechLocale): number | undefined {
  const pieces: Piece[] = [];
  for (const part of joinedKeys(tokens).split(/(\d+)/u)) {
    const isWords = part !== '' && !/^\d/u.test(part);
    const read = isWords ? readPieces(part, piecesOf(locale)) : [];
    if (read === undefined) return undefined;
    pieces.push(...read);
    if (/^\d{1,13}$/u.test(part)) pieces.push({ kind: 'addend', value: Number(part) });
  }
  return evaluateNumber(pieces);
}

function joinedKeys(tokens: readonly (Token | undefined)[]): string {
  return compactWords(tokens.map((token) => token?.key ?? '').join(''));
}
