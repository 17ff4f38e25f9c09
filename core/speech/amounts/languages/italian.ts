/** Italian. One word up to a million; "tre" has an accent at the end of a longer word. */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { ITALIAN_ALIKE } from '../alike/italian.ts';
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
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const SCALES = [
  { one: 'bilione', many: 'bilioni', value: 1e12 },
  { one: 'miliardo', many: 'miliardi', value: 1e9 },
  { one: 'milione', many: 'milioni', value: 1e6 },
] as const;

const NUMBERS: NumberWords = {
  say: wordsOf,
  alsoRead,
  addends: new Map([
    ...addendsOf(BELOW_TWENTY),
    ...addendsOf(TENS, 20, 10),
    // The last vowel is lost before "uno" and "otto".
    ...addendsOf(
      TENS.map((word) => word.slice(0, -1)),
      20,
      10,
    ),
    ['un', 1],
    ['una', 1],
  ]),
  scales: new Map([
    ...SCALES.flatMap(({ one, many, value }) => [[one, value] as const, [many, value] as const]),
    ['mille', 1e3],
    ['mila', 1e3],
    ['cento', 1e2],
    ['cent', 1e2],
  ]),
  fillers: ['e'],
  looseWords:
    'dozzina decina decine ventina centinaio centinaia migliaio migliaia mezzo mezza'.split(' '),
  digits: BELOW_TWENTY.slice(0, 10),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'virgola',
  aroundPoint: ', ',
  dayOfMonth: (day) => (day === 1 ? 'primo' : wordsOf(day)),
};

const CENTESIMO = noun('centesimo/centesimi', 'masculine');
const CENTAVO = noun('centavo/centavos', 'masculine');
const PENNY = noun('penny/pence', 'masculine');
const PAISA = noun('paisa/paise', 'feminine');
const FEN = noun('fen', 'masculine');
const FILS = noun('fils', 'masculine');

const CURRENCIES: CurrencyNamesByCode = {
  USD: {
    major: noun('dollaro/dollari', 'masculine'),
    minor: CENTESIMO,
    minorAlone: noun('centesimo di dollaro/centesimi di dollaro', 'masculine'),
  },
  GBP: { major: noun('sterlina/sterline', 'feminine'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('dollaro canadese/dollari canadesi', 'masculine'),
    minor: CENTESIMO,
    minorAlone: noun('centesimo di dollaro canadese/centesimi di dollaro canadese', 'masculine'),
  },
  EUR: { major: noun('euro', 'masculine'), minor: CENTESIMO, minorAlone: CENTESIMO },
  MXN: {
    major: noun('peso messicano/pesos messicani', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo messicano/centavos messicani', 'masculine'),
  },
  BRL: {
    major: noun('real brasiliano/real brasiliani', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo brasiliano/centavos brasiliani', 'masculine'),
  },
  // "Lo yen", "lo yuan": so "uno".
  JPY: { major: noun('yen', 'masculine', 'uno') },
  INR: { major: noun('rupia/rupie', 'feminine'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('yuan', 'masculine', 'uno'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('dinaro/dinari', 'masculine'), minor: FILS, minorAlone: FILS },
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: [],
  links: ['di', 'd', "'", '’'],
  joints: ['e', ','],
  otherNames: [
    ...named('MXN', 'peso pesos'),
    ...named('BRL', 'real reais'),
    ...named('GBP', 'sterlina sterline'),
    ['dollaro americano', { currency: 'USD', isMajor: true }],
    ['dollari americani', { currency: 'USD', isMajor: true }],
    ['lira sterlina', { currency: 'GBP', isMajor: true }],
    ['lire sterline', { currency: 'GBP', isMajor: true }],
    ...namedMinor('EUR', 'eurocent cent'),
  ],
};

export const ITALIAN: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  unitJoint: ' e ',
  count: countBefore(NUMBERS, () => ' di '),
  numberBefore: numberBefore(/ (?:di )?$/u),
  soundsAlike: soundsAlikeBy({ tables: ITALIAN_ALIKE, hasTeens: true }),
  search: SEARCH,
};

function wordsOf(number: number, form?: NumberForm): string {
  if (number === 0) return 'zero';
  if (number === 1 && form !== undefined) return form.gender === 'feminine' ? 'una' : 'un';
  const { counted, rest } = byScales(number, SCALES);
  const words = counted.map(({ count, scale: { one, many } }) =>
    count === 1 ? `un ${one}` : `${accented(belowThousand(count))} ${many}`,
  );
  if (rest > 0) words.push(accented(belowMillion(rest)));
  return words.join(' ');
}

function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  const said = thousands === 1 ? 'mille' : `${belowThousand(thousands)}mila`;
  return `${thousands === 0 ? '' : said}${belowThousand(rest)}`;
}

/** Nothing for zero. */
function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = belowHundred(number % 100);
  if (hundreds === 0) return rest;
  const said = `${hundreds === 1 ? '' : (BELOW_TWENTY[hundreds] ?? '')}cento`;
  // "Centotto", "centottanta": two o's become one.
  return rest.startsWith('o') ? `${said.slice(0, -1)}${rest}` : `${said}${rest}`;
}

function belowHundred(number: number): string {
  if (number === 0) return '';
  if (number < 20) return BELOW_TWENTY[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  const ones = number % 10;
  if (ones === 0) return tens;
  const said = BELOW_TWENTY[ones] ?? '';
  return /^[ou]/u.test(said) ? `${tens.slice(0, -1)}${said}` : `${tens}${said}`;
}

function accented(word: string): string {
  return word.replace(/(?<=.)tre$/u, 'tré');
}

/** "Centootto", "centoottanta"; "ventun" before a noun. */
function alsoRead(number: number): readonly string[] {
  const words = wordsOf(number);
  return [words.replace(/cent(?=ott)/gu, 'cento'), words.replace(/(?<=nt)uno$/u, 'un')];
}
