/** Labels and delivery promises in words: "Visa ending four two four two", "Thursday, December third". */
import { ordinalWords, wordsOfDigits, wordsOfNumber } from '../amounts/number-words.ts';
import { inSpokenWords } from '../outside/spoken-words.ts';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const MONTH = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec';
const YEAR = new RegExp(
  `\\b((?:${MONTH})[a-z]*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?),?\\s+20\\d\\d\\b`,
  'giu',
);
const WEEKDAY =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|rs?|day|sday|nesday|rsday|urday)?\b\.?,?(?=\s*(.?))/giu;
const DATE = new RegExp(
  `\\b(${MONTH})[a-z]*\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[-–]\\s*(\\d{1,2})(?:st|nd|rd|th)?)?(?![\\d:])`,
  'giu',
);

/** A label that is free of amounts, said with each digit alone. */
export function spokenLabel(label: string): string {
  return sayDigitsAs(label, wordsOfDigits);
}

/** A promise as a customer hears it; the year of a date is left out, in writing too: a promise is never a year away. */
export function spokenPromise(promise: string): string {
  const dated = promise
    .replace(WEEKDAY, (_whole, day: string, next: string) => {
      const name = WEEKDAYS.find((each) => each.startsWith(capital(day))) ?? day;
      return /\p{L}/u.test(next) ? `${name},` : name;
    })
    .replace(
      DATE,
      (whole, month: string, day: string, lastDay?: string) =>
        spokenDate(month, day, lastDay) ?? whole,
    )
    .replace(/\b(\d{1,2}):([0-5]\d)\b/gu, (_whole, hour: string, minute: string) =>
      spokenTime(hour, minute),
    );
  return inSpokenWords(dated);
}

/** `Thu Dec 3, 2026` to `Thu Dec 3`, and without a verb of its own: the sentence says "arriving". */
export function plainPromise(promise: string): string {
  return promise
    .replace(YEAR, '$1')
    .replace(/^\s*(?:arrives|arriving|delivered|delivery|get it)\b[\s:]*/iu, '');
}

function sayDigitsAs(text: string, say: (digits: string) => string): string {
  return text
    .split(/(\d+)/u)
    .map((piece) => (/^\d+$/u.test(piece) ? say(piece) : inSpokenWords(piece)))
    .filter((piece) => piece !== '')
    .join(' ')
    .replace(/\s+,/gu, ',');
}

function spokenDate(month: string, day: string, lastDay: string | undefined): string | undefined {
  const name = MONTHS.find((each) => each.startsWith(capital(month).slice(0, 3)));
  const first = ordinalWords(Number.parseInt(day, 10));
  if (name === undefined || first === undefined) return undefined;
  if (lastDay === undefined) return `${name} ${first}`;
  const last = ordinalWords(Number.parseInt(lastDay, 10));
  return last === undefined ? undefined : `${name} ${first} to ${last}`;
}

function spokenTime(hour: string, minute: string): string {
  const said = wordsOfNumber(Number.parseInt(hour, 10));
  if (minute === '00') return said;
  return minute.startsWith('0')
    ? `${said} oh ${wordsOfDigits(minute.slice(1))}`
    : `${said} ${wordsOfNumber(Number.parseInt(minute, 10))}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
