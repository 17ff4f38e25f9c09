/**
 * Japanese, spoken in kana: a kanji number has several readings (四 yon, shi, yo; 七 nana, shichi), and a voice that takes "shichi"
 * is heard as "ichi". In kana the reading is ours, with its changes of sound (さんびゃく, ろっぴゃく, はっせん).
 */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { JAPANESE_ALIKE, tenThousandsOf } from '../alike/japanese.ts';
import type {
  AmountSearch,
  CurrencyNamesByCode,
  Language,
  NumberWords,
  UnitNoun,
} from './language.ts';
import { addendsOf, named, noun } from './number-tables.ts';

const DIGITS = 'ゼロ いち に さん よん ご ろく なな はち きゅう'.split(' ');
const TENS =
  'じゅう にじゅう さんじゅう よんじゅう ごじゅう ろくじゅう ななじゅう はちじゅう きゅうじゅう'.split(
    ' ',
  );
const HUNDREDS =
  'ひゃく にひゃく さんびゃく よんひゃく ごひゃく ろっぴゃく ななひゃく はっぴゃく きゅうひゃく'.split(
    ' ',
  );
const THOUSANDS =
  'せん にせん さんぜん よんせん ごせん ろくせん ななせん はっせん きゅうせん'.split(' ');
const SCALES = [
  { word: 'ちょう', kanji: '兆', value: 1e12 },
  { word: 'おく', kanji: '億', value: 1e8 },
  { word: 'まん', kanji: '万', value: 1e4 },
] as const;
const KANJI_DIGITS = '〇一二三四五六七八九';
const DAYS = 'ついたち ふつか みっか よっか いつか むいか なのか ようか ここのか とおか'.split(' ');

const NUMBERS: NumberWords = {
  say: wordsOf,
  alsoRead: (number) => [
    kanjiOf(number),
    kanjiOf(number).replace(/^千/u, '一千'),
    wordsOf(number).replace(/よん$/u, 'よ'),
  ],
  addends: new Map([
    ...addendsOf(DIGITS),
    ...addendsOf(TENS, 10, 10),
    ...addendsOf(HUNDREDS, 100, 100),
    ...addendsOf(THOUSANDS, 1000, 1000),
    ...addendsOf(Array.from(KANJI_DIGITS)),
    ...addendsOf(Array.from('零壱弐参')),
    ...addendsOf('れい よ し しち く'.split(' '), 0, 0),
    ['よ', 4],
    ['し', 4],
    ['しち', 7],
    ['く', 9],
    // Before another word: いっちょう, はっちょう, じゅっちょう, いっせんまん.
    ['いっせん', 1000],
    ['いっ', 1],
    ['はっ', 8],
    ...addendsOf(
      TENS.map((word) => word.replace(/う$/u, 'っ')),
      10,
      10,
    ),
  ]),
  scales: new Map([
    ...SCALES.flatMap(({ word, kanji, value }) => [
      [word, value] as const,
      [kanji, value] as const,
    ]),
    ['十', 10],
    ['百', 100],
    ['千', 1000],
    ['萬', 1e4],
  ]),
  fillers: [],
  looseWords: ['ダース', '半', 'まる', 'れい', '数千', '数百', '数万'],
  digits: DIGITS,
  // A pause between the digits: run together they would read as other words.
  digitSeparator: '、',
  groupSeparator: '、',
  point: 'てん',
  aroundPoint: '、',
  dayOfMonth,
};

const SEN = noun('セント', 'neuter');
const CENTAVO = noun('センタボ', 'neuter');
const PENNY = noun('ペニー/ペンス', 'neuter');
const PAISA = noun('パイサ', 'neuter');
const FEN = noun('フェン', 'neuter');
const FILS = noun('フィルス', 'neuter');

const CURRENCIES: CurrencyNamesByCode = {
  USD: { major: noun('ドル', 'neuter'), minor: SEN, minorAlone: SEN },
  GBP: { major: noun('ポンド', 'neuter'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('カナダドル', 'neuter'),
    minor: SEN,
    minorAlone: noun('カナダセント', 'neuter'),
  },
  EUR: { major: noun('ユーロ', 'neuter'), minor: SEN, minorAlone: noun('ユーロセント', 'neuter') },
  MXN: {
    major: noun('メキシコペソ', 'neuter'),
    minor: CENTAVO,
    minorAlone: noun('メキシコセンタボ', 'neuter'),
  },
  BRL: {
    major: noun('ブラジルレアル', 'neuter'),
    minor: CENTAVO,
    minorAlone: noun('ブラジルセンタボ', 'neuter'),
  },
  JPY: { major: noun('えん', 'neuter') },
  INR: { major: noun('ルピー', 'neuter'), minor: PAISA, minorAlone: PAISA },
  // 元 alone has other readings.
  CNY: { major: noun('じんみんげん', 'neuter'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('ディナール', 'neuter'), minor: FILS, minorAlone: FILS },
};

const SEARCH: AmountSearch = {
  isSpaced: false,
  articles: [],
  links: [],
  joints: ['と', '、', ','],
  otherNames: [
    ...named('JPY', '円 えん エン 圓'),
    ...named('USD', '米ドル べいドル アメリカドル 弗'),
    ...named('CNY', '人民元 元 中国元 げん'),
    ...named('GBP', '英ポンド'),
    ...named('MXN', 'ペソ'),
    ...named('BRL', 'レアル'),
    ...named('INR', 'インドルピー'),
    ...named('KWD', 'クウェートディナール'),
  ],
};

export const JAPANESE: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  unitJoint: ' ',
  count,
  numberBefore: (words) => (words === '' ? undefined : words.replace(/(?<!し)よ$/u, 'よん')),
  soundsAlike: soundsAlikeBy({
    tables: JAPANESE_ALIKE,
    groupsOf: tenThousandsOf,
    hasTeens: false,
  }),
  search: SEARCH,
};

/** Four yen are "よえん". The noun follows without a space, as a counter does. */
function count(number: number, unit: UnitNoun): string {
  const words = wordsOf(number);
  return unit.one === 'えん'
    ? `${words.replace(/よん$/u, 'よ')}えん`
    : words + (number === 1 ? unit.one : unit.many);
}

/** Powers of ten are words of their own, so that a voice finds where they begin. */
function wordsOf(number: number): string {
  if (number === 0) return 'ゼロ';
  const words: string[] = [];
  let rest = number;
  for (const { word, value } of SCALES) {
    const times = Math.floor(rest / value);
    if (times > 0) words.push(beforeScale(times, word));
    rest %= value;
  }
  if (rest > 0) words.push(belowTenThousand(rest));
  return words.join(' ');
}

function beforeScale(times: number, scale: string): string {
  const words = belowTenThousand(times).replace(/^せん$/u, 'いっせん');
  if (scale !== 'ちょう') return words + scale;
  return `${words
    .replace(/いち$/u, 'いっ')
    .replace(/はち$/u, 'はっ')
    .replace(/じゅう$/u, 'じゅっ')}${scale}`;
}

function belowTenThousand(number: number): string {
  const thousands = THOUSANDS[Math.floor(number / 1000) - 1] ?? '';
  const hundreds = HUNDREDS[(Math.floor(number / 100) % 10) - 1] ?? '';
  const tens = TENS[(Math.floor(number / 10) % 10) - 1] ?? '';
  const ones = number % 10 === 0 ? '' : (DIGITS[number % 10] ?? '');
  return [thousands, hundreds, tens + ones].filter((word) => word !== '').join(' ');
}

function kanjiOf(number: number): string {
  if (number === 0) return '零';
  let words = '';
  let rest = number;
  for (const { kanji, value } of SCALES) {
    const times = Math.floor(rest / value);
    if (times > 0) words += kanjiBelowTenThousand(times).replace(/^千$/u, '一千') + kanji;
    rest %= value;
  }
  return words + kanjiBelowTenThousand(rest);
}

function kanjiBelowTenThousand(number: number): string {
  return Array.from('千百十 ', (unit, index) => {
    const digit = Math.floor(number / 10 ** (3 - index)) % 10;
    const times = digit === 1 && unit !== ' ' ? '' : (KANJI_DIGITS[digit] ?? '');
    return digit === 0 ? '' : times + unit.trim();
  }).join('');
}

/** The days of the month have names of their own up to ten, and for fourteen, twenty and twenty-four. */
function dayOfMonth(day: number): string {
  if (day <= 10) return DAYS[day - 1] ?? '';
  if (day === 20) return 'はつか';
  const words = wordsOf(day);
  return day % 10 === 4
    ? words.replace(/よん$/u, 'よっか')
    : `${words.replace(/なな$/u, 'しち').replace(/きゅう$/u, 'く')}にち`;
}
