/**
 * Pounds of weight are said as ounces: "five pounds" would be heard as money, and a customer who hears no weight at all cannot tell
 * a two-pound bag from a five-pound bag. A weight that is no whole number of ounces is left out.
 */
import { NUMBER_WORDS, parseNumberWords, wordsOfNumber } from '../amounts/number-words.ts';

const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?(?:\\/\\d+)?|(?:${[...NUMBER_WORDS, 'half', 'quarter'].join('|')})(?!\\p{L}))`;
const WEIGHT = new RegExp(
  `(?<![\\p{L}\\d.])(${NUMBER}(?:(?:[\\s-]+|\\s+and\\s+(?:an?\\s+)?)${NUMBER})*)(?:\\s+an?)?[\\s-]*lbs?(?!\\p{L})\\.?(\\s*\\p{L})?`,
  'giu',
);
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 8],
  ['1/2', 8],
  ['quarter', 4],
  ['1/4', 4],
  ['3/4', 12],
]);

/** `2 lb bag` to `thirty-two ounce bag`; nothing is left of an `lb` that no number stands before. */
export function weightInOunces(line: string): string {
  return line
    .replace(WEIGHT, (_whole, quantity: string, next?: string) => {
      const ounces = ouncesOf(quantity.toLowerCase());
      const rest = next ?? '';
      if (ounces === undefined || ounces < 1 || ounces > 999_999) return rest;
      return ` ${wordsOfNumber(ounces)} ${rest === '' ? 'ounces' : 'ounce'} ${rest.trim()}`;
    })
    .replace(/(?<!\p{L})lbs?(?!\p{L})\.?/giu, ' ');
}

function ouncesOf(quantity: string): number | undefined {
  const part = /^(.*?)[\s-]*(?:and\s+(?:an?\s+)?)?(half|quarter|1\/2|1\/4|3\/4)$/u.exec(quantity);
  const whole = (part?.[1] ?? quantity).trim();
  const partOunces = PARTS.get(part?.[2] ?? '') ?? 0;
  if (whole === '') return partOunces;
  const wholeOunces = ouncesOfPounds(whole);
  return wholeOunces === undefined ? undefined : wholeOunces + partOunces;
}

function ouncesOfPounds(pounds: string): number | undefined {
  const match = /^(\d{1,4})(?:\.(\d{1,3}))?$/u.exec(pounds.replaceAll(',', ''));
  if (match === null) {
    const number = parseNumberWords(pounds);
    return number === undefined ? undefined : number * 16;
  }
  const [, whole = '', fraction = ''] = match;
  const parts = 10 ** fraction.length;
  const scaled = Number.parseInt(whole + fraction, 10) * 16;
  return scaled % parts === 0 ? scaled / parts : undefined;
}
