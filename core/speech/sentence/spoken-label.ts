/** Labels and delivery promises in words: "Visa ending four two four two", "Thursday, December third". */
import { ordinalWords, wordsOfDigits, wordsOfNumber } from '../amounts/number-words.ts';
import { languageOf } from '../speech-language.ts';
import { inSpokenWords } from '../outside/spoken-words.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { MONTHS, WEEKDAYS } from './known-promise.ts';

const MONTH = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec';
const WEEKDAY =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|rs?|day|sday|nesday|rsday|urday)?\b\.?,?(?=\s*(.?))/giu;
const DATE = new RegExp(
  `\\b(${MONTH})[a-z]*\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[-–]\\s*(\\d{1,2})(?:st|nd|rd|th)?)?(?![\\d:])`,
  'giu',
);

/** A label that is free of amounts, said with each digit alone. */
export function spokenLabel(label: string, locale: SpeechLocale): string {
  return label
    .split(/(\d+)/u)
    .map((piece) =>
      /^\d+$/u.test(piece) ? wordsOfDigits(piece, locale) : inSpokenWords(piece, locale),
    )
    .filter((piece) => piece !== '')
    .join(' ')
    .replace(/\s+,/gu, ',');
}

/** A promise as a customer hears it; the year of a date is left out, in writing too: a promise is never a year away. */
export function spokenPromise(promise: string, locale: SpeechLocale): string {
  const dated = languageOf(locale) === 'en' ? withEnglishDates(promise, locale) : promise;
  const timed = dated.replace(/\b(\d{1,2}):([0-5]\d)\b/gu, (_whole, hour: string, minute: string) =>
    spokenTime(hour, minute, locale),
  );
  return inSpokenWords(timed, locale);
}

function withEnglishDates(promise: string, locale: SpeechLocale): string {
  return promise
    .replace(WEEKDAY, (_whole, day: string, next: string) => {
      const name = WEEKDAYS.find((each) => each.startsWith(capital(day))) ?? day;
      return /\p{L}/u.test(next) ? `${name},` : name;
    })
    .replace(DATE, (whole, month: string, day: string, lastDay?: string) => {
      const name = MONTHS.find((each) => each.startsWith(capital(month).slice(0, 3)));
      const first = ordinalWords(Number(day), locale);
      const last = lastDay === undefined ? first : ordinalWords(Number(lastDay), locale);
      if (name === undefined || first === undefined || last === undefined) return whole;
      return lastDay === undefined ? `${name} ${first}` : `${name} ${first} to ${last}`;
    });
}

function spokenTime(hour: string, minute: string, locale: SpeechLocale): string {
  const said = wordsOfNumber(Number(hour), locale);
  if (minute === '00') return said;
  return minute.startsWith('0') && languageOf(locale) === 'en'
    ? `${said} oh ${wordsOfDigits(minute.slice(1), locale)}`
    : `${said} ${wordsOfNumber(Number(minute), locale)}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
