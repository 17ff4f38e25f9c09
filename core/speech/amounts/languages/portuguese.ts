/** Portuguese of Brazil: "dezesseis", "bilhão", and "e" between the parts of a number. */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { PORTUGUESE_ALIKE } from '../alike/portuguese.ts';
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
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
    ' ',
  );
const SCALES = [
  { one: 'trilhão', many: 'trilhões', value: 1e12 },
  { one: 'bilhão', many: 'bilhões', value: 1e9 },
  { one: 'milhão', many: 'milhões', value: 1e6 },
] as const;

const NUMBERS: NumberWords = {
  say: wordsOf,
  alsoRead,
  addends: new Map([
    ...addendsOf(BELOW_TWENTY),
    ...addendsOf(TENS, 20, 10),
    ...addendsOf(HUNDREDS, 100, 100),
    ...addendsOf(HUNDREDS.map(feminine), 100, 100),
    ['cem', 100],
    ['uma', 1],
    ['duas', 2],
    ['catorze', 14],
    ['meia', 6],
  ]),
  scales: new Map([
    ...SCALES.flatMap(({ one, many, value }) => [[one, value] as const, [many, value] as const]),
    ['mil', 1e3],
  ]),
  fillers: ['e'],
  looseWords: 'dúzia dúzias dezena dezenas centena centenas milhar milhares meio'.split(' '),
  // "Meia" (half a dozen) is how Brazilians say the digit six, because "seis" is heard as "três".
  digits: BELOW_TWENTY.slice(0, 10).map((word) => (word === 'seis' ? 'meia' : word)),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'vírgula',
  aroundPoint: ', ',
  dayOfMonth: (day) => (day === 1 ? 'primeiro' : wordsOf(day)),
};

const CENTAVO = noun('centavo/centavos', 'masculine');
const PENNY = noun('pêni/pence', 'masculine');
const PAISA = noun('paisa/paisas', 'feminine');
const FEN = noun('fen/fens', 'masculine');
const FILS = noun('fils', 'masculine');

const CURRENCIES: CurrencyNamesByCode = {
  USD: {
    major: noun('dólar/dólares', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo de dólar/centavos de dólar', 'masculine'),
  },
  GBP: { major: noun('libra/libras', 'feminine'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('dólar canadense/dólares canadenses', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo canadense/centavos canadenses', 'masculine'),
  },
  EUR: {
    major: noun('euro/euros', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo de euro/centavos de euro', 'masculine'),
  },
  MXN: {
    major: noun('peso mexicano/pesos mexicanos', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('centavo mexicano/centavos mexicanos', 'masculine'),
  },
  BRL: { major: noun('real/reais', 'masculine'), minor: CENTAVO, minorAlone: CENTAVO },
  JPY: { major: noun('iene/ienes', 'masculine') },
  INR: { major: noun('rupia/rupias', 'feminine'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('yuan/yuans', 'masculine'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('dinar/dinares', 'masculine'), minor: FILS, minorAlone: FILS },
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: [],
  links: ['de'],
  joints: ['e', ','],
  otherNames: [
    ...named('BRL', 'conto contos pila pilas'),
    ...named('MXN', 'peso pesos'),
    ['dólar americano', { currency: 'USD', isMajor: true }],
    ['dólares americanos', { currency: 'USD', isMajor: true }],
    ['libra esterlina', { currency: 'GBP', isMajor: true }],
    ['libras esterlinas', { currency: 'GBP', isMajor: true }],
    ...namedMinor('EUR', 'cêntimo cêntimos'),
  ],
};

export const PORTUGUESE: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  unitJoint: ' e ',
  count: countBefore(NUMBERS, () => ' de '),
  numberBefore: numberBefore(/ (?:de )?$/u),
  soundsAlike: soundsAlikeBy({ tables: PORTUGUESE_ALIKE, hasTeens: true }),
  search: SEARCH,
};

function wordsOf(number: number, form?: NumberForm): string {
  if (number === 0) return 'zero';
  const { counted, rest } = byScales(number, SCALES);
  // Milhões are masculine nouns themselves, whatever is counted.
  const groups = counted.map(({ count, scale: { one, many } }): Group => ({
    count,
    words: `${belowThousand(count)} ${count === 1 ? one : many}`,
  }));
  const thousands = Math.floor(rest / 1000);
  if (thousands === 1) groups.push({ count: 1, words: 'mil' });
  if (thousands > 1) {
    groups.push({ count: thousands, words: `${belowThousand(thousands, form)} mil` });
  }
  if (rest % 1000 > 0) groups.push({ count: rest % 1000, words: belowThousand(rest % 1000, form) });
  return joined(groups);
}

interface Group {
  readonly count: number;
  readonly words: string;
}

/** "Mil e cem", "mil e duzentos", but "mil duzentos e trinta": "e" comes before the last group where none is inside it. */
function joined(groups: readonly Group[]): string {
  return groups
    .map(({ count, words }, index) => {
      if (index === 0) return words;
      const isPlain = count < 100 || count % 100 === 0;
      return `${index === groups.length - 1 && isPlain ? ' e ' : ' '}${words}`;
    })
    .join('');
}

function belowThousand(number: number, form?: NumberForm): string {
  if (number === 100) return 'cem';
  const isFeminine = form?.gender === 'feminine';
  const hundreds = HUNDREDS[Math.floor(number / 100) - 1] ?? '';
  const rest = number % 100;
  return [isFeminine ? feminine(hundreds) : hundreds, belowHundred(rest, isFeminine)]
    .filter((word) => word !== '')
    .join(' e ');
}

function belowHundred(number: number, isFeminine: boolean): string {
  if (number === 0) return '';
  if (number < 20) return onesOf(number, isFeminine);
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens} e ${onesOf(number % 10, isFeminine)}`;
}

function onesOf(number: number, isFeminine: boolean): string {
  if (isFeminine && number === 1) return 'uma';
  return isFeminine && number === 2 ? 'duas' : (BELOW_TWENTY[number] ?? '');
}

function feminine(hundreds: string): string {
  return hundreds.replace(/os$/u, 'as');
}

/** "Catorze" for "quatorze", and every "e" put in or left out. */
function alsoRead(number: number): readonly string[] {
  return [undefined, { gender: 'feminine' } as const].flatMap((form) => {
    const words = wordsOf(number, form);
    const spellings = [words, words.replace(/\bmil (?!e )/u, 'mil e ')];
    return spellings.flatMap((each) => [each, each.replaceAll('quatorze', 'catorze')]);
  });
}
