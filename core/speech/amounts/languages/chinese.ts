/** Chinese number words: written only, for what people type and for titles. Alexa does not speak Chinese. */
import type { NumberWords } from './language.ts';
import { addendsOf } from './number-tables.ts';

const DIGITS = Array.from('零一二三四五六七八九');
/** As on cheques. */
const FORMAL_DIGITS = Array.from('零壹贰叁肆伍陆柒捌玖');
const SCALES = [
  { word: '亿', value: 1e8 },
  { word: '万', value: 1e4 },
] as const;

export const CHINESE_NUMBERS: NumberWords = {
  say: wordsOf,
  alsoRead: (number) => {
    const words = wordsOf(number);
    return [
      words.replace(/^十/u, '一十'),
      words.replace(/二(?=[百千万亿])/gu, '两'),
      words === '二' ? '两' : words,
    ];
  },
  addends: new Map([
    ...addendsOf(DIGITS),
    ...addendsOf(FORMAL_DIGITS),
    ['〇', 0],
    ['两', 2],
    ['俩', 2],
  ]),
  scales: new Map([
    ...SCALES.map(({ word, value }) => [word, value] as const),
    ['千', 1e3],
    ['百', 1e2],
    ['十', 10],
    ['拾', 10],
    ['佰', 1e2],
    ['仟', 1e3],
    ['萬', 1e4],
  ]),
  fillers: [],
  looseWords: ['半', '廿', '卅', '几', '数'],
  digits: DIGITS,
  digitSeparator: '',
  groupSeparator: '，',
  point: '点',
  aroundPoint: '，',
  dayOfMonth: (day) => `${wordsOf(day)}日`,
};

function wordsOf(number: number): string {
  if (number === 0) return '零';
  let words = '';
  let rest = number;
  for (const { word, value } of SCALES) {
    const times = Math.floor(rest / value);
    if (times > 0) words += withZero(words, times, value === 1e4 ? 1000 : 0) + word;
    rest %= value;
  }
  return (rest > 0 ? words + withZero(words, rest, 1000) : words).replace(/^一十/u, '十');
}

/** A 零 stands where places between two groups are empty. */
function withZero(before: string, group: number, full: number): string {
  const words = group >= 1e4 ? wordsOf(group) : belowTenThousand(group);
  return before !== '' && group < full ? `零${words}` : words;
}

function belowTenThousand(number: number): string {
  return Array.from('千百十 ', (unit, index) => {
    const digit = Math.floor(number / 10 ** (3 - index)) % 10;
    return digit === 0 ? '零' : `${DIGITS[digit] ?? ''}${unit.trim()}`;
  })
    .join('')
    .replace(/^零+|零+$/gu, '')
    .replace(/零+/gu, '零');
}
