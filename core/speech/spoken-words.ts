/** Outside text as words that any en-US voice reads in one way: no digits, no signs, no letters it cannot say. */
import { SMALL_NUMBER_WORDS, wordsOfDigits, wordsOfNumber } from './number-words.ts';

const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['1/2', 'half'],
  ['1/3', 'third'],
  ['2/3', 'two thirds'],
  ['1/4', 'quarter'],
  ['3/4', 'three quarter'],
]);

const OUNCES_OF_PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 8],
  ['1/2', 8],
  ['1/4', 4],
  ['3/4', 12],
]);

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['oz', 'ounce'],
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['mg', 'milligram'],
  ['ml', 'milliliter'],
  ['l', 'liter'],
  ['gal', 'gallon'],
  ['qt', 'quart'],
  ['ft', 'foot'],
  ['cm', 'centimeter'],
  ['mm', 'millimeter'],
  ['ct', 'count'],
  ['pk', 'pack'],
  ['pc', 'piece'],
  ['pcs', 'piece'],
  ['hr', 'hour'],
  ['hrs', 'hours'],
  ['"', 'inch'],
]);

/** One pass; words that it made itself it leaves as they are. */
export function inSpokenWords(line: string): string {
  return onlySayable(numbersInWords(measuresInWords(line.replace(/[’‘ʼ]/gu, "'"))));
}

/** `and`, `percent` …, then only Latin words, commas, apostrophes and hyphens inside words. */
export function onlySayable(line: string): string {
  return line
    .replace(/\s*&\s*/gu, ' and ')
    .replace(/\s*%/gu, ' percent')
    .replace(/\s*°\s*/gu, ' degree ')
    .replace(/\s*\+\s*/gu, ' plus ')
    .replace(/@/gu, ' at ')
    .replace(/\s*[:;()[\]–—]\s*/gu, ', ')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (isLatin(word) ? word : ' '))
    .replace(/[^\p{L}\p{M},'\s-]+/gu, ' ')
    .replace(/(?<!\p{L}\p{M}*)['-]+|['-]+(?!\p{L})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function measuresInWords(line: string): string {
  return line
    .replace(/(\d)\s*⁄\s*(\d)/gu, '$1/$2')
    .replace(
      /\b(?:(\d{1,3})(?:\.(\d))?|(one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half)|([13]\/[24]))[\s-]*lbs?\b\.?(\s*\p{L})?/giu,
      (_whole, number?: string, tenths?: string, word?: string, part?: string, next?: string) =>
        inOunces(ouncesOf({ number, tenths, name: word?.toLowerCase() ?? part }), next ?? ''),
    )
    .replace(/\blbs?\b\.?/giu, ' ')
    .replace(/(\d)[\s-]*(["a-z]+)(\.?)(?=(\s*\p{L})?)/giu, (whole, digit: string, unit: string) => {
      const spoken = ABBREVIATIONS.get(unit.toLowerCase());
      return spoken === undefined ? whole : `${digit} ${spoken} `;
    });
}

/**
 * Pounds of weight are said as ounces: "five pounds" would be heard as money, and a customer who hears no weight at all cannot tell
 * a two-pound bag from a five-pound bag. A weight that is no whole number of ounces is left out.
 */
function ouncesOf(weight: {
  readonly number: string | undefined;
  readonly tenths: string | undefined;
  /** `two`, `half`, `1/4` instead of a number. */
  readonly name: string | undefined;
}): number | undefined {
  if (weight.name !== undefined) {
    const pounds = SMALL_NUMBER_WORDS.get(weight.name);
    return pounds === undefined ? OUNCES_OF_PARTS.get(weight.name) : pounds * 16;
  }
  const tenths = weight.tenths ?? '0';
  if (tenths !== '0' && tenths !== '5') return undefined;
  return Number.parseInt(weight.number ?? '0', 10) * 16 + (tenths === '5' ? 8 : 0);
}

function inOunces(ounces: number | undefined, next: string): string {
  if (ounces === undefined || ounces === 0) return next;
  return ` ${wordsOfNumber(ounces)} ${next === '' ? 'ounces' : 'ounce'} ${next.trim()}`;
}

function numbersInWords(line: string): string {
  return line
    .replace(/\b[123]\/[234]\b/gu, (part) => ` ${FRACTIONS.get(part) ?? ''} `)
    .replace(/(\d)\s*[-–]\s*(?=\d)/gu, '$1 to ')
    .replace(/\d[\d,]*(?:\.\d+)*/gu, (digits) => ` ${spokenNumber(digits)} `);
}

function spokenNumber(digits: string): string {
  const [whole = '', ...fractions] = digits.replaceAll(',', '').split('.');
  if (whole.length > 6 || fractions.length > 1) return '';
  const [fraction] = fractions;
  const isPadded = whole.length > 1 && whole.startsWith('0');
  const said = isPadded ? wordsOfDigits(whole) : wordsOfNumber(Number.parseInt(whole, 10));
  return fraction === undefined ? said : `${said} point ${wordsOfDigits(fraction)}`;
}

function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}\p{M}]+$/u.test(word);
}
