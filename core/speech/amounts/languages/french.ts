/** French of France: soixante-dix, quatre-vingts, quatre-vingt-dix. */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { FRENCH_ALIKE } from '../alike/french.ts';
import type {
  AmountSearch,
  CurrencyNamesByCode,
  Language,
  NumberForm,
  NumberWords,
} from './language.ts';
import {
  addendsOf,
  byScales,
  countBefore,
  named,
  namedMinor,
  noun,
  numberBefore,
} from './number-tables.ts';

const BELOW_TWENTY =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
/** Twenty to sixty; what comes after is counted from sixty and from four times twenty. */
const TENS = 'vingt trente quarante cinquante soixante'.split(' ');
const SCALES = [
  { word: 'billion', value: 1e12 },
  { word: 'milliard', value: 1e9 },
  { word: 'million', value: 1e6 },
] as const;

const NUMBERS: NumberWords = {
  say: wordsOf,
  addends: new Map([
    ...addendsOf(BELOW_TWENTY),
    ...addendsOf(TENS, 20, 10),
    ['une', 1],
    ['quatre-vingt', 80],
    ['quatre-vingts', 80],
    // A word of its own where a text is taken apart at the hyphens.
    ['vingts', 20],
    ['septante', 70],
    ['huitante', 80],
    ['octante', 80],
    ['nonante', 90],
  ]),
  scales: new Map([
    ...SCALES.flatMap(({ word, value }) => [[word, value] as const, [`${word}s`, value] as const]),
    ['mille', 1e3],
    ['mil', 1e3],
    ['cent', 1e2],
    ['cents', 1e2],
  ]),
  fillers: ['et'],
  looseWords:
    'douzaine douzaines dizaine dizaines vingtaine centaine centaines milliers demi demie'.split(
      ' ',
    ),
  digits: BELOW_TWENTY.slice(0, 10),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'virgule',
  aroundPoint: ', ',
  dayOfMonth: (day) => (day === 1 ? 'premier' : wordsOf(day)),
};

/** Also of dollars: a French voice reads "cents" as the hundred, so that "deux cents" would be two hundred. */
const CENTIME = noun('centime/centimes', 'masculine');
const CENTAVO = noun('centavo/centavos', 'masculine');
const PENNY = noun('penny/pence', 'masculine');
const PAISA = noun('paisa/paisas', 'masculine');
const FEN = noun('fen/fens', 'masculine');
const FILS = noun('fils', 'masculine');

const CURRENCIES: CurrencyNamesByCode = {
  USD: {
    major: noun('dollar/dollars', 'masculine'),
    minor: CENTIME,
    minorAlone: noun('centime de dollar/centimes de dollar', 'masculine'),
  },
  // "Livre" alone is a weight and a book as well.
  GBP: {
    major: noun('livre sterling/livres sterling', 'feminine'),
    minor: PENNY,
    minorAlone: PENNY,
  },
  CAD: {
    major: noun('dollar canadien/dollars canadiens', 'masculine'),
    minor: CENTIME,
    minorAlone: noun('centime de dollar canadien/centimes de dollar canadien', 'masculine'),
  },
  EUR: { major: noun('euro/euros', 'masculine'), minor: CENTIME, minorAlone: CENTIME },
  MXN: {
    major: noun('peso mexicain/pesos mexicains', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo mexicain/centavos mexicains', 'masculine'),
  },
  BRL: {
    major: noun('réal brésilien/réals brésiliens', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo brésilien/centavos brésiliens', 'masculine'),
  },
  JPY: { major: noun('yen/yens', 'masculine') },
  INR: { major: noun('roupie/roupies', 'feminine'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('yuan/yuans', 'masculine'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('dinar/dinars', 'masculine'), minor: FILS, minorAlone: FILS },
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: [],
  links: ['de', 'd', "'", '’'],
  joints: ['et', ','],
  otherNames: [
    ...named('EUR', 'balle balles'),
    ...named('GBP', 'livre livres'),
    ...named('MXN', 'peso pesos'),
    ...named('BRL', 'réal réals reais'),
    ['dollar américain', { currency: 'USD', isMajor: true }],
    ['dollars américains', { currency: 'USD', isMajor: true }],
    ["centime d'euro", { currency: 'EUR', isMajor: false }],
    ["centimes d'euro", { currency: 'EUR', isMajor: false }],
    ...namedMinor('GBP', 'pennies'),
  ],
};

export const FRENCH: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  unitJoint: ' et ',
  count: countOf,
  numberBefore: numberBefore(/ (?:de |d')?$/u),
  soundsAlike: soundsAlikeBy({ tables: FRENCH_ALIKE, hasTeens: true }),
  search: SEARCH,
};

/** In French zero too is singular: "zéro euro". */
function countOf(number: number, unit: CurrencyNamesByCode['USD']['major']): string {
  if (number === 0) return `zéro ${unit.one}`;
  return countBefore(NUMBERS, ({ one }) => (/^[aeiouéè]/u.test(one) ? " d'" : ' de '))(
    number,
    unit,
  );
}

function wordsOf(number: number, form?: NumberForm): string {
  if (number === 0) return 'zéro';
  const { counted, rest } = byScales(number, SCALES);
  const words = counted.map(
    ({ count, scale: { word } }) =>
      `${belowThousand(count, undefined)} ${count === 1 ? word : `${word}s`}`,
  );
  if (rest > 0) words.push(belowMillion(rest, form));
  return words.join(' ');
}

/** "Mille" is a number, not a noun: "quatre-vingt mille", "deux cent mille" lose their s before it, but not before "millions". */
function belowMillion(number: number, form: NumberForm | undefined): string {
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  const words: string[] = [];
  if (thousands > 1)
    words.push(belowThousand(thousands, undefined).replace(/(vingt|cent)s$/u, '$1'));
  if (thousands > 0) words.push('mille');
  if (rest > 0) words.push(belowThousand(rest, form));
  return words.join(' ');
}

function belowThousand(number: number, form: NumberForm | undefined): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const words: string[] = [];
  if (hundreds > 1) words.push(BELOW_TWENTY[hundreds] ?? '');
  if (hundreds > 0) words.push(hundreds > 1 && rest === 0 ? 'cents' : 'cent');
  if (rest > 0) words.push(belowHundred(rest, form));
  return words.join(' ');
}

function belowHundred(number: number, form: NumberForm | undefined): string {
  const one = form?.gender === 'feminine' ? 'une' : 'un';
  if (number === 1) return one;
  if (number < 20) return BELOW_TWENTY[number] ?? '';
  if (number === 80) return 'quatre-vingts';
  // From sixty on the count goes by twenties.
  const base = number < 60 ? number - (number % 10) : number - (number % 20);
  const tens = base === 80 ? 'quatre-vingt' : (TENS[base / 10 - 2] ?? '');
  return number === base ? tens : `${tens}${afterTens(number - base, base, one)}`;
}

/** "Et" before one and eleven, but never after "quatre-vingt". */
function afterTens(rest: number, base: number, one: string): string {
  const said = rest === 1 ? one : (BELOW_TWENTY[rest] ?? '');
  return base < 80 && (rest === 1 || rest === 11) ? ` et ${said}` : `-${said}`;
}
