/** German. One word up to a million; the ones stand before the tens. */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { GERMAN_ALIKE } from '../alike/german.ts';
import type {
  AmountSearch,
  CurrencyNamesByCode,
  Language,
  NumberForm,
  NumberWords,
} from './language.ts';
import { addendsOf, byScales, countBefore, named, noun, numberBefore } from './number-tables.ts';

const BELOW_TWENTY =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const SCALES = [
  { one: 'Billion', many: 'Billionen', value: 1e12 },
  { one: 'Milliarde', many: 'Milliarden', value: 1e9 },
  { one: 'Million', many: 'Millionen', value: 1e6 },
] as const;
const ONES: Readonly<Record<NumberForm['gender'], string>> = {
  masculine: 'ein',
  feminine: 'eine',
  neuter: 'ein',
};
const ORDINAL_STEMS: ReadonlyMap<number, string> = new Map([
  [1, 'ers'],
  [3, 'drit'],
  [7, 'sieb'],
  [8, 'ach'],
]);

const NUMBERS: NumberWords = {
  say: wordsOf,
  alsoRead,
  addends: new Map([
    ...addendsOf(BELOW_TWENTY),
    ...addendsOf(TENS, 20, 10),
    ...addendsOf('ein eine einen einem einer eines'.split(' '), 1, 0),
    ['zwo', 2],
    ['fuenf', 5],
    ['zwoelf', 12],
    ['fuenfzehn', 15],
    ['fuenfzig', 50],
  ]),
  scales: new Map([
    ...SCALES.flatMap(({ one, many, value }) => [[one, value] as const, [many, value] as const]),
    ['tausend', 1e3],
    ['hundert', 1e2],
  ]),
  fillers: ['und'],
  looseWords: 'dutzend hunderte tausende halb halbe anderthalb eineinhalb'.split(' '),
  // "Zwo" is what Germans say on the telephone, because "zwei" is heard as "drei" (DIN 5009 names it for dictating numbers).
  digits: BELOW_TWENTY.slice(0, 10).map((word) => (word === 'zwei' ? 'zwo' : word)),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'Komma',
  aroundPoint: ', ',
  // In the form that follows "am" and "den": "am dritten Dezember".
  dayOfMonth: (day) =>
    day < 20 ? `${ORDINAL_STEMS.get(day) ?? wordsOf(day)}ten` : `${wordsOf(day)}sten`,
};

const CENT = noun('Cent', 'masculine');
const CENTAVO = noun('Centavo/Centavos', 'masculine');
const PENNY = noun('Penny/Pence', 'masculine');
const PAISA = noun('Paisa/Paise', 'masculine');
const FEN = noun('Fen', 'masculine');
const FILS = noun('Fils', 'masculine');

const CURRENCIES: CurrencyNamesByCode = {
  USD: {
    major: noun('Dollar', 'masculine'),
    minor: CENT,
    minorAlone: noun('US-Cent', 'masculine'),
  },
  GBP: { major: noun('Pfund', 'neuter'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('kanadischer Dollar/kanadische Dollar', 'masculine'),
    minor: CENT,
    minorAlone: noun('kanadischer Cent/kanadische Cent', 'masculine'),
  },
  EUR: { major: noun('Euro', 'masculine'), minor: CENT, minorAlone: CENT },
  MXN: {
    major: noun('mexikanischer Peso/mexikanische Pesos', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('mexikanischer Centavo/mexikanische Centavos', 'masculine'),
  },
  BRL: {
    major: noun('brasilianischer Real/brasilianische Reais', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('brasilianischer Centavo/brasilianische Centavos', 'masculine'),
  },
  JPY: { major: noun('Yen', 'masculine') },
  INR: { major: noun('Rupie/Rupien', 'feminine'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('Yuan', 'masculine'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('Dinar', 'masculine'), minor: FILS, minorAlone: FILS },
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: [],
  links: [],
  joints: ['und', ','],
  otherNames: [
    ...named('USD', 'US-Dollar US-Dollars Dollars'),
    ...named('CAD', 'Kanada-Dollar'),
    ...named('EUR', 'Euros Mäuse Kröten'),
    ['Pfund Sterling', { currency: 'GBP', isMajor: true }],
    ...named('MXN', 'Peso Pesos'),
    ...named('BRL', 'Real Reais'),
    ['Eurocent', { currency: 'EUR', isMajor: false }],
    ['Cents', { currency: 'EUR', isMajor: false }],
  ],
};

export const GERMAN: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  unitJoint: ' und ',
  count: countBefore(NUMBERS),
  numberBefore: numberBefore(),
  soundsAlike: soundsAlikeBy({ tables: GERMAN_ALIKE, hasTeens: true }),
  search: SEARCH,
};

function wordsOf(number: number, form?: NumberForm): string {
  if (number === 0) return 'null';
  if (number === 1) return form === undefined ? 'eins' : ONES[form.gender];
  const { counted, rest } = byScales(number, SCALES);
  const words = counted.map(({ count, scale: { one, many } }) =>
    count === 1 ? `eine ${one}` : `${belowThousand(count)} ${many}`,
  );
  if (rest > 0) words.push(belowMillion(rest));
  return words.join(' ');
}

function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  const said = thousands === 0 ? '' : `${beforeThousand(thousands)}tausend`;
  return rest === 0 ? said : said + belowThousand(rest);
}

function beforeThousand(number: number): string {
  return belowThousand(number).replace(/eins$/u, 'ein');
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const said = hundreds === 0 ? '' : `${beforeThousand(hundreds)}hundert`;
  return rest === 0 ? said : said + belowHundred(rest);
}

function belowHundred(number: number): string {
  if (number < 20) return BELOW_TWENTY[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  const ones = number % 10;
  return ones === 0 ? tens : `${beforeThousand(ones)}und${tens}`;
}

/** As people type and say it: "hundert", "tausend", "hundertundeins", "zwo", "fuenf". */
function alsoRead(number: number): readonly string[] {
  const full = wordsOf(number);
  const short = full.replace(/^ein(?=hundert|tausend)/u, '');
  const shortest = short.replace(/(?<=tausend)ein(?=hundert)/u, '');
  const joined = shortest.replace(/hundert(?=eins$)/u, 'hundertund');
  const spellings = [full, short, shortest, joined];
  return spellings.flatMap((words) => [
    words,
    words.replaceAll('zwei', 'zwo'),
    words.replaceAll('fünf', 'fuenf').replaceAll('zwölf', 'zwoelf'),
    words.replace(/eins$/u, 'einen'),
    words.replace(/eins$/u, 'einem'),
  ]);
}
