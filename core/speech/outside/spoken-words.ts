/** Outside text as words that any voice of the locale reads in one way: no digits, no signs, no letters it cannot say. */
import type { NumberForm } from '../amounts/languages/language.ts';
import { numberWordList, wordsOfDigits, wordsOfNumber } from '../amounts/number-words.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { kanjiOf } from './kanji-number.ts';
import { languageOf } from '../speech-language.ts';
import { spokenSignsOf, type SpokenSigns, type SpokenUnit } from './spoken-signs.ts';
import { NO_NOTE, type Note } from './taken-out.ts';
import { weightInOunces } from './weight-in-ounces.ts';

/** Take no s in front of a noun: "a twelve ounce bag", but "dark roast, twelve ounces". Only English does so. */
const ENGLISH_MEASURED = new RegExp(
  `(\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${numberWordList('en-US').join('|')}))[\\s-]*(fluid )?("|[a-z]+)(?!\\p{L})`,
  'giu',
);
const MEASURED = /(\d+(?:[.,]\d+)*)[\s-]*(?:fl\.?\s*)?("|[\p{L}\p{M}]+)/gu;
const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const GAP_IN_JAPANESE = new RegExp(`(?<=${JAPANESE})\\s+(?=${JAPANESE})`, 'gu');
/** The words that the numbers below this make are said in titles; longer ones are no part of a name. */
const MOST_DIGITS = 6;

/** One pass; words that it made itself it leaves as they are. */
export function inSpokenWords(line: string, locale: SpeechLocale, note: Note = NO_NOTE): string {
  const signs = spokenSignsOf(locale);
  const plain = line.replace(/[’‘ʼ]/gu, "'");
  const said =
    /[\d"]/u.test(plain) || locale.startsWith('en')
      ? numbersInWords(measuresInWords(plain, locale, signs), locale, signs)
      : plain;
  const sayable = onlySayable(said, signs, note);
  return languageOf(locale) === 'ja' ? sayable.replace(GAP_IN_JAPANESE, '') : sayable;
}

/** A whole number inside a title or before a counter. */
export function numberInTitle(number: number, locale: SpeechLocale, form?: NumberForm): string {
  return languageOf(locale) === 'ja' ? kanjiOf(number) : wordsOfNumber(number, locale, form);
}

/** `and`, `percent` …, then only words that the voice can say, commas, apostrophes and hyphens inside words. */
function onlySayable(line: string, signs: SpokenSigns, note: Note): string {
  return line
    .replace(/\s*&\s*/gu, ` ${signs.and} `)
    .replace(/\s*%/gu, ` ${signs.percent} `)
    .replace(/\s*°\s*/gu, ` ${signs.degree} `)
    .replace(/\s*\+\s*/gu, ` ${signs.plus} `)
    .replace(/@/gu, ` ${signs.at} `)
    .replace(/\s*[:;()[\]–—、，：；]\s*/gu, ', ')
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      if (signs.sayable.test(word)) return word;
      note('script', word);
      return ' ';
    })
    .replace(/[^\p{L}\p{M},'\s-]+/gu, (run) => {
      if (/[^\s.!?"“”„«»「」।。・/]/u.test(run)) note('sign', run.trim());
      return ' ';
    })
    .replace(/(?<!\p{L}\p{M}*)['-]+|['-]+(?!\p{L})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function measuresInWords(line: string, locale: SpeechLocale, signs: SpokenSigns): string {
  const named = line
    .replace(/(\d)\s*⁄\s*(\d)/gu, '$1/$2')
    .replace(/(\d)\s*[x×]\s*(?=\d)/giu, '$1 x ')
    .replace(/(?:\bn[or]\.|#|\bn[º°]|№)\s*(?=\d)/giu, `${signs.number} `)
    .replace(/\bfl\.?\s+(?=oz\b)/giu, languageOf(locale) === 'en' ? 'fluid ' : '');
  const weighed = weightInOunces(named, (ounces, isLast) =>
    languageOf(locale) === 'en'
      ? `${wordsOfNumber(ounces, locale)} ${isLast ? 'ounces' : 'ounce'}`
      : counted(ounces, signs.units.get('oz'), locale, signs),
  );
  if (languageOf(locale) !== 'en') {
    return weighed.replace(MEASURED, (whole, number: string, name: string) => {
      const unit = signs.units.get(name.toLowerCase());
      if (unit === undefined) return whole;
      if (/[.,]/u.test(number)) return `${number}${signs.gap}${unit.many} `;
      return `${counted(Number.parseInt(number, 10), unit, locale, signs)} `;
    });
  }
  return weighed.replace(ENGLISH_MEASURED, (...match: string[]) => englishMeasure(match, signs));
}

function counted(
  number: number,
  unit: SpokenUnit | undefined,
  locale: SpeechLocale,
  signs: SpokenSigns,
): string {
  if (unit === undefined || String(number).length > MOST_DIGITS) return '';
  const said = numberInTitle(number, locale, { gender: unit.gender });
  return `${said}${signs.gap}${number === 1 ? unit.one : unit.many}`;
}

/** "A twelve ounce bag", but "dark roast, twelve ounces". */
function englishMeasure(match: readonly (string | number)[], signs: SpokenSigns): string {
  const [whole = '', number = '', fluid, unitName = '', at = 0, line = ''] = match.map(String);
  const unit = signs.units.get(unitName.toLowerCase());
  if (unit === undefined) return whole;
  const isLast = /^\s*(?:$|[,;:)])/u.test(line.slice(Number(at) + whole.length));
  const isPlural = isLast && !/^(?:1|one)$/iu.test(number);
  const name = isPlural ? unit.many : unit.one;
  return `${number} ${fluid === 'undefined' ? '' : (fluid ?? '')}${name} `;
}

function numbersInWords(line: string, locale: SpeechLocale, signs: SpokenSigns): string {
  const fractions: Readonly<Record<string, string>> = {
    '1/2': signs.half,
    '1/3': signs.third,
    '2/3': signs.twoThirds,
    '1/4': signs.quarter,
    '3/4': signs.threeQuarters,
  };
  return line
    .replace(/\b(\d{1,2})\s+1\/2\b/gu, ` $1 ${signs.andAHalf} `)
    .replace(/\b[123]\/[234]\b/gu, (part) => ` ${fractions[part] ?? ''} `)
    .replace(/(\d)\s*[-–]\s*(?=\d)/gu, `$1 ${signs.to} `)
    .replace(/\d+(?:[.,]\d+)*/gu, (digits) => ` ${spokenNumber(digits, locale, signs)} `);
}

function spokenNumber(digits: string, locale: SpeechLocale, signs: SpokenSigns): string {
  const [whole = '', fraction, ...rest] = decimalParts(digits, signs);
  if (whole.length > MOST_DIGITS || rest.length > 0) return '';
  const isPadded = whole.length > 1 && whole.startsWith('0');
  const said = isPadded
    ? wordsOfDigits(whole, locale)
    : numberInTitle(Number.parseInt(whole, 10), locale);
  return fraction === undefined
    ? said
    : [said, signs.point, wordsOfDigits(fraction, locale)].join(signs.gap);
}

/** Whole and fraction; more than two parts where it cannot be told which is which, and nothing is said then. */
function decimalParts(digits: string, { groupSign }: SpokenSigns): readonly string[] {
  const grouped =
    groupSign === ','
      ? /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)*$/u
      : /^\d{1,3}(?:\.\d{3})+$/u;
  if (grouped.test(digits)) return digits.replaceAll(groupSign, '').split('.');
  const parts = digits.split(/[.,]/u);
  // "1,000 Filter": one to a German, a thousand to the American who wrote it.
  return parts.length > 1 && parts.at(-1)?.length === 3 ? ['', '', ''] : parts;
}
