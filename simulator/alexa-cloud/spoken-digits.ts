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

/** `AMAZON.NUMBER`: the whole number that the words say, or undefined. Below a million, more than an order can want. */
export function readNumber(words: readonly string[]): string | undefined {
  const [only = ''] = words;
  if (words.length === 1 && /^[0-9]{1,9}$/.test(only)) return String(Number(only));
  const [thousands, rest] = splitAt(words, 'thousand');
  const high = thousands === undefined ? 0 : readBelowThousand(thousands);
  const low = thousands !== undefined && rest.length === 0 ? 0 : readBelowThousand(rest);
  if (high === undefined || low === undefined || (thousands !== undefined && high === 0)) {
    return undefined;
  }
  return String(high * 1000 + low);
}

function readBelowThousand(words: readonly string[]): number | undefined {
  const [hundreds, rest] = splitAt(words, 'hundred');
  if (hundreds === undefined) return readBelowHundred(rest);
  const digit = readBelowHundred(hundreds);
  const afterAnd = rest.length > 1 && rest[0] === 'and' ? rest.slice(1) : rest;
  const low = afterAnd.length === 0 ? 0 : readBelowHundred(afterAnd);
  const isDigit = digit !== undefined && digit > 0 && digit < 10;
  return isDigit && low !== undefined ? digit * 100 + low : undefined;
}

function readBelowHundred([first = '', second, ...more]: readonly string[]): number | undefined {
  const value = first === 'oh' ? undefined : VALUES.get(first);
  if (value === undefined || second === undefined) return value;
  const unit = more.length === 0 ? unitAfterTens(value, second) : undefined;
  return unit === undefined ? undefined : value + unit;
}

/** The one to nine that may follow twenty to ninety. */
function unitAfterTens(tens: number, word: string | undefined): number | undefined {
  const unit = VALUES.get(word ?? '');
  return tens >= 20 && unit !== undefined && unit > 0 && unit < 10 ? unit : undefined;
}

/** The words before and behind the first `word`; all are behind where it is not there. */
function splitAt(
  words: readonly string[],
  word: string,
): readonly [readonly string[] | undefined, readonly string[]] {
  const at = words.indexOf(word);
  return at === -1 ? [undefined, words] : [words.slice(0, at), words.slice(at + 1)];
}

/**
 * `AMAZON.FOUR_DIGIT_NUMBER`: the digits that the words say, one by one ("four eight two one"), in pairs ("forty eight twenty one"), as
 * one number, or typed; undefined when the words are not all digits and numbers. The count is for the caller to judge.
 */
export function readDigitRun(words: readonly string[]): string | undefined {
  if (words.some((word) => word === 'hundred' || word === 'thousand')) return readNumber(words);
  let run = '';
  let rest = words;
  while (rest.length > 0) {
    const next = readDigits(rest);
    if (next === undefined) return undefined;
    run += next.digits;
    rest = rest.slice(next.used);
  }
  return run === '' ? undefined : run;
}

const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);

/** What the first one or two words give. */
function readDigits([word = '', following]: readonly string[]):
  { readonly digits: string; readonly used: number } | undefined {
  const repeat = REPEATS.get(word);
  const repeated = repeat === undefined ? undefined : readOneDigit(following);
  if (repeat !== undefined && repeated !== undefined) {
    return { digits: repeated.repeat(repeat), used: 2 };
  }
  if (/^[0-9]+$/.test(word)) return { digits: word, used: 1 };
  const value = VALUES.get(word);
  if (value === undefined) return undefined;
  const unit = unitAfterTens(value, following);
  return unit === undefined
    ? { digits: String(value), used: 1 }
    : { digits: String(value + unit), used: 2 };
}

function readOneDigit(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  if (/^[0-9]$/.test(word)) return word;
  const value = VALUES.get(word);
  return value !== undefined && value < 10 ? String(value) : undefined;
}
