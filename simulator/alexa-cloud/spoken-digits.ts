/** Numbers as people say or type them, read as Alexa's number slots give them: digits as text. */

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const TEENS = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...SMALL, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['oh', 0] as const,
]);

/** `AMAZON.NUMBER`: the whole number that the words say, or undefined. Up to 9999, as much as an order can want. */
export function readNumber(words: readonly string[]): string | undefined {
  const [only] = words;
  if (only !== undefined && words.length === 1 && /^[0-9]{1,9}$/.test(only))
    return String(Number(only));
  let total = 0;
  let group = 0;
  let lowestUnit = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word === 'and' && group > 0) continue;
    if (word === 'hundred' && group > 0 && group < 10) {
      group *= 100;
      lowestUnit = 100;
    } else if (word === 'thousand' && group > 0 && total === 0) {
      total = group * 1000;
      group = 0;
      lowestUnit = 1000;
    } else {
      const value = VALUES.get(word);
      if (value === undefined || word === 'oh') return undefined;
      const unit = value >= 20 ? 10 : 1;
      if (unit >= lowestUnit || (value >= 10 && lowestUnit <= 10)) return undefined;
      group += value;
      lowestUnit = unit;
    }
  }
  return words.length === 0 ? undefined : String(total + group);
}

/**
 * `AMAZON.FOUR_DIGIT_NUMBER`: the digits that the words say, one by one ("four eight two one"), in pairs ("forty eight twenty one"), as
 * one number, or typed; undefined when the words are not all digits and numbers. The count is for the caller to judge.
 */
export function readDigitRun(words: readonly string[]): string | undefined {
  if (words.some((word) => word === 'hundred' || word === 'thousand')) return readNumber(words);
  let run = '';
  let index = 0;
  while (index < words.length) {
    const word = words[index] ?? '';
    const repeat = REPEATS.get(word);
    const digit = readOneDigit(words[index + 1]);
    if (repeat !== undefined && digit !== undefined) {
      run += digit.repeat(repeat);
      index += 2;
      continue;
    }
    if (/^[0-9]+$/.test(word)) {
      run += word;
      index += 1;
      continue;
    }
    const value = VALUES.get(word);
    if (value === undefined) return undefined;
    const unit = VALUES.get(words[index + 1] ?? '');
    const isPair = value >= 20 && unit !== undefined && unit > 0 && unit < 10;
    run += String(isPair ? value + unit : value);
    index += isPair ? 2 : 1;
  }
  return run === '' ? undefined : run;
}

const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);

function readOneDigit(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  if (/^[0-9]$/.test(word)) return word;
  const value = VALUES.get(word);
  return value !== undefined && value < 10 ? String(value) : undefined;
}
