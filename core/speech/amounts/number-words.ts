/** Whole numbers as words and back, by locale: the one owner of how a number is said. */
import type { WrittenLocale } from '../speech-locale.ts';
import { compactWords, foldWord } from './fold-word.ts';
import type { NumberForm } from './languages/language.ts';
import { numberWordsOf } from './languages/amount-language-of.ts';
import { evaluateNumber, piecesOf, readPieces } from './number-pieces.ts';

/** Above the largest amount, and below where the languages would need words that nobody knows. */
const NUMBERS_END = 1e13;

/**
 * `five thousand three hundred`, `ninety-nine`.
 * @param form given when a noun of that gender follows: `veintiún`, `zwei`, `une`
 * @throws {RangeError} unless `number` is a whole number from 0 to 10^13 - 1: a fault of the caller
 */
export function wordsOfNumber(number: number, locale: WrittenLocale, form?: NumberForm): string {
  if (!isSayable(number)) throw new RangeError(`no words for ${String(number)}`);
  return numberWordsOf(locale).say(number, form);
}

/** The number that these words say in any form that the locale has for it, or undefined. Case, accents, hyphens and spaces are free. */
export function parseNumberWords(words: string, locale: WrittenLocale): number | undefined {
  const compact = compactWords(words);
  const pieces = readPieces(compact, piecesOf(locale));
  if (pieces === undefined) return undefined;
  const number = evaluateNumber(pieces);
  if (!isSayable(number)) return undefined;
  for (const spelling of spellingsOf(number, locale)) {
    if (compactWords(spelling) === compact) return number;
  }
  return undefined;
}

/** `four two four two`: each digit said alone. Whatever is no ASCII digit is left out. */
export function wordsOfDigits(digits: string, locale: WrittenLocale): string {
  const { digits: words, digitSeparator } = numberWordsOf(locale);
  return Array.from(digits, (digit) => (/\d/u.test(digit) ? words[Number(digit)] : undefined))
    .filter((word) => word !== undefined)
    .join(digitSeparator);
}

/** A day of the month as a date says it: `third`, `drei` + `te`, `premier`; undefined outside 1 to 31. */
export function ordinalWords(day: number, locale: WrittenLocale): string | undefined {
  return Number.isInteger(day) && day >= 1 && day <= 31
    ? numberWordsOf(locale).dayOfMonth(day)
    : undefined;
}

/**
 * True when the word names a number or is a compound of such: `fünfundzwanzig`, `五十三`, `dozen`. Joining words alone ("and") are not.
 * Articles that are also "one" are: `un`, `ein`, `uma`. Case and accents are free.
 */
export function isNumberWord(word: string, locale: WrittenLocale): boolean {
  const table = piecesOf(locale);
  if (table.loose.has(foldWord(word))) return true;
  const pieces = readPieces(compactWords(word), table);
  return pieces?.some((piece) => piece.kind !== 'filler') ?? false;
}

/** Every piece of a number word in that locale, folded; joining words are not among them. For patterns, longest first. */
export function numberWordList(locale: WrittenLocale): readonly string[] {
  const { pieces, loose } = piecesOf(locale);
  const names = [...pieces].filter(([, piece]) => piece.kind !== 'filler').map(([word]) => word);
  return [...new Set([...names, ...loose])].sort((one, other) => other.length - one.length);
}

/** One after the other, the likely ones first: most words are read at the first. */
function* spellingsOf(number: number, locale: WrittenLocale): Generator<string, void> {
  const { say, alsoRead } = numberWordsOf(locale);
  yield say(number, { gender: 'masculine' });
  yield say(number, { gender: 'feminine' });
  yield say(number);
  if (alsoRead !== undefined) yield* alsoRead(number);
}

function isSayable(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0 && number < NUMBERS_END;
}
