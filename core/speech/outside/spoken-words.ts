/** Outside text as words that any en-US voice reads in one way: no digits, no signs, no letters it cannot say. */
import { NUMBER_WORDS, wordsOfDigits, wordsOfNumber } from '../amounts/number-words.ts';
import { weightInOunces } from './weight-in-ounces.ts';

const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['1/2', 'half'],
  ['1/3', 'third'],
  ['2/3', 'two thirds'],
  ['1/4', 'quarter'],
  ['3/4', 'three quarter'],
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

/** Take an s where the measure ends its phrase. */
const PLURALS: ReadonlySet<string> = new Set(
  'ounce gram kilogram milligram milliliter liter gallon quart centimeter millimeter piece'.split(
    ' ',
  ),
);

/** A number, perhaps "fluid", and a unit. */
const MEASURED = new RegExp(
  `(\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${[...NUMBER_WORDS].join('|')}))[\\s-]*(fluid )?("|[a-z]+)(?!\\p{L})`,
  'giu',
);

/** One pass; words that it made itself it leaves as they are. */
export function inSpokenWords(line: string): string {
  return onlySayable(numbersInWords(measuresInWords(line.replace(/[’‘ʼ]/gu, "'"))));
}

/** `and`, `percent` …, then only words of common Latin letters, commas, apostrophes and hyphens inside words. */
function onlySayable(line: string): string {
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
  const named = line
    .replace(/(\d)\s*⁄\s*(\d)/gu, '$1/$2')
    .replace(/(?:\bno\.|#)\s*(?=\d)/giu, 'number ')
    .replace(/\bfl\.?\s+(?=oz\b)/giu, 'fluid ');
  return weightInOunces(named).replace(MEASURED, spokenMeasure);
}

/** "A twelve ounce bag", but "dark roast, twelve ounces". */
function spokenMeasure(
  whole: string,
  number: string,
  fluid: string | undefined,
  unit: string,
  at: number,
  line: string,
): string {
  const spoken = ABBREVIATIONS.get(unit.toLowerCase());
  if (spoken === undefined) return whole;
  const isLast = /^\s*(?:$|[,;:)])/u.test(line.slice(at + whole.length));
  const isPlural = isLast && PLURALS.has(spoken) && !/^(?:1|one)$/iu.test(number);
  return `${number} ${fluid ?? ''}${spoken}${isPlural ? 's' : ''} `;
}

function numbersInWords(line: string): string {
  return line
    .replace(/\b(\d{1,2})\s+1\/2\b/gu, ' $1 and a half ')
    .replace(/\b[123]\/[234]\b/gu, (part) => ` ${FRACTIONS.get(part) ?? ''} `)
    .replace(/(\d)\s*[-–]\s*(?=\d)/gu, '$1 to ')
    .replace(/\d+(?:,\d+)*(?:\.\d+)*/gu, (digits) => ` ${spokenNumber(digits)} `);
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
  return /^[a-zA-Z\u00c0-\u024f\u0300-\u036f]+$/u.test(word);
}
