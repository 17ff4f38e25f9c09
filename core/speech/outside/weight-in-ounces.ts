/**
 * Pounds of weight are said as ounces: "five pounds" would be heard as money, and a customer who hears no weight at all cannot tell
 * a two-pound bag from a five-pound bag. A weight that is no whole number of ounces is left out.
 */
import { numberWordList, parseNumberWords } from '../amounts/number-words.ts';

const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?(?:\\/\\d+)?|(?:${[...numberWordList('en-US'), 'half', 'quarter'].join('|')})(?!\\p{L}))`;
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

/** `2 lb bag` to `thirty-two ounce bag` by the words of `say`; nothing is left of an `lb` that no number stands before. */
export function weightInOunces(
  line: string,
  say: (ounces: number, isLast: boolean) => string,
): string {
  if (!/lb/iu.test(line)) return line;
  return line
    .replace(WEIGHT, (_whole, quantity: string, next?: string) => {
      const ounces = ouncesOf(quantity.toLowerCase());
      const rest = next ?? '';
      if (ounces === undefined || ounces < 1 || ounces > 999_999) return rest;
      return ` ${say(ounces, rest === '')} ${rest.trim()}`;
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
    const number = parseNumberWords(pounds, 'en-US');
    return number === undefined ? undefined : number * 16;
  }
  const [, whole = '', fraction = ''] = match;
  const parts = 10 ** fraction.length;
  const scaled = Number.parseInt(whole + fraction, 10) * 16;
  return scaled % parts === 0 ? scaled / parts : undefined;
}
