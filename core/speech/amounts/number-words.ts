/** Whole numbers as en-US words and back: the one owner of how a number is said. */

const BELOW_TWENTY = [
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
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;

const TENS = [
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;

const SCALES = [
  { word: 'trillion', value: 1_000_000_000_000 },
  { word: 'billion', value: 1_000_000_000 },
  { word: 'million', value: 1_000_000 },
  { word: 'thousand', value: 1_000 },
] as const;

const ORDINALS_BELOW_TWENTY = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
] as const;

/** `one` 1, `twenty` 20: each single word below a hundred with its value. */
export const SMALL_NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...BELOW_TWENTY.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const SCALE_WORDS: ReadonlyMap<string, number> = new Map(
  SCALES.map(({ word, value }) => [word, value]),
);

/** Every word that can stand in a number. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_NUMBER_WORDS.keys(),
  'hundred',
  ...SCALE_WORDS.keys(),
]);

/** `five thousand three hundred`, `ninety-nine`; whole numbers from 0 to 999 trillion. */
export function wordsOfNumber(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number >= 1e15) {
    throw new RangeError(`no words for ${String(number)}`);
  }
  if (number === 0) return 'zero';
  const words: string[] = [];
  let rest = number;
  for (const { word, value } of SCALES) {
    if (rest >= value) words.push(wordsBelowThousand(Math.floor(rest / value)), word);
    rest %= value;
  }
  if (rest > 0) words.push(wordsBelowThousand(rest));
  return words.join(' ');
}

/** The number that exactly these words say, or undefined: `wordsOfNumber` is the only spelling that is read. */
export function parseNumberWords(words: string): number | undefined {
  let total = 0;
  let group = 0;
  for (const word of words.split(/[ -]/u)) {
    const small = SMALL_NUMBER_WORDS.get(word);
    const scale = SCALE_WORDS.get(word);
    if (small !== undefined) group += small;
    else if (word === 'hundred') group *= 100;
    else if (scale !== undefined) {
      total += group * scale;
      group = 0;
    } else return undefined;
  }
  const number = total + group;
  return number < 1e15 && wordsOfNumber(number) === words ? number : undefined;
}

/** `four two four two`: each digit said alone. */
export function wordsOfDigits(digits: string): string {
  return Array.from(digits, (digit) => BELOW_TWENTY[Number.parseInt(digit, 10)] ?? '')
    .filter((word) => word !== '')
    .join(' ');
}

/** `third`, `twenty-first`; undefined outside the days of a month. */
export function ordinalWords(day: number): string | undefined {
  if (day < 1 || day > 31) return undefined;
  if (day < 20) return ORDINALS_BELOW_TWENTY[day];
  const tens = TENS[Math.floor(day / 10) - 2] ?? '';
  return day % 10 === 0
    ? `${tens.slice(0, -1)}ieth`
    : `${tens}-${ORDINALS_BELOW_TWENTY[day % 10] ?? ''}`;
}

function wordsBelowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const words: string[] = [];
  if (hundreds > 0) words.push(BELOW_TWENTY[hundreds] ?? '', 'hundred');
  if (rest > 0) words.push(wordsBelowHundred(rest));
  return words.join(' ');
}

function wordsBelowHundred(number: number): string {
  if (number < 20) return BELOW_TWENTY[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${BELOW_TWENTY[number % 10] ?? ''}`;
}
