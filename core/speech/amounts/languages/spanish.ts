/** Spanish: of the United States ("centavos") and of Spain ("céntimos" for euros, the first of the month is "uno"). */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { SPANISH_ALIKE } from '../alike/spanish.ts';
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

const BELOW_THIRTY =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** A "billón" is a million millions. */
const SCALES = [
  { one: 'billón', many: 'billones', value: 1e12 },
  { one: 'millón', many: 'millones', value: 1e6 },
] as const;

const NUMBERS: NumberWords = {
  say: wordsOf,
  addends: new Map([
    ...addendsOf(BELOW_THIRTY),
    ...addendsOf(TENS, 30, 10),
    ...addendsOf(HUNDREDS, 100, 100),
    ...addendsOf(HUNDREDS.map(feminine), 100, 100),
    ['cien', 100],
    ['un', 1],
    ['una', 1],
    ['veintiún', 21],
    ['veintiuna', 21],
  ]),
  scales: new Map([
    ['mil', 1e3],
    ...SCALES.flatMap(({ one, many, value }) => [[one, value] as const, [many, value] as const]),
  ]),
  fillers: ['y'],
  looseWords: 'docena docenas cientos miles medio media'.split(' '),
  digits: BELOW_THIRTY.slice(0, 10),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'punto',
  aroundPoint: ', ',
  dayOfMonth: (day) => (day === 1 ? 'primero' : wordsOf(day)),
};

/** The decimal sign of Spain is the comma, and its first of the month is plain "uno". */
const NUMBERS_OF_SPAIN: NumberWords = {
  ...NUMBERS,
  point: 'coma',
  dayOfMonth: (day) => wordsOf(day),
};

const CENTAVO = noun('centavo/centavos', 'masculine');
const CENTIMO = noun('céntimo/céntimos', 'masculine');
const PENNY = noun('penique/peniques', 'masculine');
const PAISA = noun('paisa/paisas', 'feminine');
const FEN = noun('fen', 'masculine');
const FILS = noun('fils', 'masculine');

const CURRENCIES: CurrencyNamesByCode = {
  USD: { major: noun('dólar/dólares', 'masculine'), minor: CENTAVO, minorAlone: CENTAVO },
  GBP: { major: noun('libra/libras', 'feminine'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('dólar canadiense/dólares canadienses', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo canadiense/centavos canadienses', 'masculine'),
  },
  EUR: { major: noun('euro/euros', 'masculine'), minor: CENTIMO, minorAlone: CENTIMO },
  MXN: {
    major: noun('peso mexicano/pesos mexicanos', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo mexicano/centavos mexicanos', 'masculine'),
  },
  BRL: {
    major: noun('real brasileño/reales brasileños', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo brasileño/centavos brasileños', 'masculine'),
  },
  JPY: { major: noun('yen/yenes', 'masculine') },
  INR: { major: noun('rupia/rupias', 'feminine'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('yuan/yuanes', 'masculine'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('dinar/dinares', 'masculine'), minor: FILS, minorAlone: FILS },
};

const CURRENCIES_OF_SPAIN: CurrencyNamesByCode = {
  ...CURRENCIES,
  USD: {
    ...CURRENCIES.USD,
    minorAlone: noun('centavo de dólar/centavos de dólar', 'masculine'),
  },
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: [],
  links: ['de'],
  joints: ['con', 'y', ','],
  otherNames: [
    ...named('USD', 'dólar dólares'),
    ...named('GBP', 'libra libras'),
    ...named('MXN', 'peso pesos'),
    ...named('BRL', 'real reales'),
    ['libra esterlina', { currency: 'GBP', isMajor: true }],
    ['libras esterlinas', { currency: 'GBP', isMajor: true }],
    ['dólar estadounidense', { currency: 'USD', isMajor: true }],
    ['dólares estadounidenses', { currency: 'USD', isMajor: true }],
    ...namedMinor('USD', 'centavo centavos'),
  ],
};

export const SPANISH_OF_THE_UNITED_STATES: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  // "Y" stands inside numbers as well: "treinta y cinco".
  unitJoint: ' con ',
  count: countBefore(NUMBERS, () => ' de '),
  numberBefore: numberBefore(/ (?:de )?$/u),
  soundsAlike: soundsAlikeBy({ tables: SPANISH_ALIKE, hasTeens: true }),
  search: SEARCH,
};

export const SPANISH_OF_SPAIN: Language = {
  ...SPANISH_OF_THE_UNITED_STATES,
  numbers: NUMBERS_OF_SPAIN,
  currencies: CURRENCIES_OF_SPAIN,
  search: { ...SEARCH, otherNames: [...SEARCH.otherNames, ...named('EUR', 'pavo pavos')] },
};

function wordsOf(number: number, form?: NumberForm): string {
  if (number === 0) return 'cero';
  const { counted, rest } = byScales(number, SCALES);
  // Millions are masculine nouns themselves, whatever is counted.
  const words = counted.map(
    ({ count, scale: { one, many } }) =>
      `${belowMillion(count, { gender: 'masculine' })} ${count === 1 ? one : many}`,
  );
  if (rest > 0) words.push(belowMillion(rest, form));
  return words.join(' ');
}

/** "Mil" counts as an adjective: what stands before it agrees with the noun, and is never "uno". */
function belowMillion(number: number, form: NumberForm | undefined): string {
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  const words: string[] = [];
  if (thousands > 1) words.push(belowThousand(thousands, form ?? { gender: 'masculine' }));
  if (thousands > 0) words.push('mil');
  if (rest > 0) words.push(belowThousand(rest, form));
  return words.join(' ');
}

function belowThousand(number: number, form: NumberForm | undefined): string {
  if (number === 100) return 'cien';
  const hundreds = HUNDREDS[Math.floor(number / 100) - 1] ?? '';
  const said = form?.gender === 'feminine' ? feminine(hundreds) : hundreds;
  const rest = number % 100;
  return [said, rest === 0 ? '' : belowHundred(rest, form)].filter((word) => word !== '').join(' ');
}

function belowHundred(number: number, form: NumberForm | undefined): string {
  if (number === 1) return oneOf(form);
  if (number === 21) return oneOf(form).replace(/^un$/u, 'ún').replace(/^/u, 'veinti');
  if (number < 30) return BELOW_THIRTY[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 3] ?? '';
  const ones = number % 10;
  if (ones === 0) return tens;
  return `${tens} y ${ones === 1 ? oneOf(form) : (BELOW_THIRTY[ones] ?? '')}`;
}

/** Short before a masculine noun: "veintiún dólares". */
function oneOf(form: NumberForm | undefined): string {
  if (form === undefined) return 'uno';
  return form.gender === 'feminine' ? 'una' : 'un';
}

function feminine(hundreds: string): string {
  return hundreds.replace(/os$/u, 'as');
}
