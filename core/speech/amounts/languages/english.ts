/** English: American, British ("and", "US dollars") and Canadian ("dollars" are Canadian). */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { ENGLISH_ALIKE } from '../alike/english.ts';
import type { AmountSearch, CurrencyNamesByCode, Language, NumberWords } from './language.ts';
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
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  { word: 'trillion', value: 1e12 },
  { word: 'billion', value: 1e9 },
  { word: 'million', value: 1e6 },
  { word: 'thousand', value: 1e3 },
] as const;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const WITHOUT_AND: NumberWords = {
  say: (number) => wordsOf(number, ''),
  alsoRead: (number) => [wordsOf(number, 'and ')],
  addends: new Map([...addendsOf(BELOW_TWENTY), ...addendsOf(TENS, 20, 10)]),
  scales: new Map([...SCALES.map(({ word, value }) => [word, value] as const), ['hundred', 100]]),
  fillers: ['and'],
  looseWords:
    'hundreds thousands millions billions trillions dozen dozens nought naught nil oh fourty ninty'.split(
      ' ',
    ),
  digits: BELOW_TWENTY.slice(0, 10),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'point',
  aroundPoint: ' ',
  dayOfMonth,
};

/** "One hundred and one": without the "and" it is an American number, and with it an American hears two. */
const WITH_AND: NumberWords = {
  ...WITHOUT_AND,
  say: (number) => wordsOf(number, 'and '),
  alsoRead: (number) => [wordsOf(number, '')],
};

const CENT = noun('cent/cents', 'neuter');
const PENNY = noun('penny/pence', 'neuter');
const DOLLAR = noun('dollar/dollars', 'neuter');
const CENTAVO = noun('centavo/centavos', 'neuter');
const PAISA = noun('paisa/paise', 'neuter');
const FEN = noun('fen', 'neuter');
const FILS = noun('fils', 'neuter');

const CURRENCIES: CurrencyNamesByCode = {
  USD: { major: DOLLAR, minor: CENT, minorAlone: CENT },
  GBP: { major: noun('pound/pounds', 'neuter'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('Canadian dollar/Canadian dollars', 'neuter'),
    minor: CENT,
    minorAlone: noun('Canadian cent/Canadian cents', 'neuter'),
  },
  EUR: {
    major: noun('euro/euros', 'neuter'),
    minor: CENT,
    minorAlone: noun('euro cent/euro cents', 'neuter'),
  },
  MXN: {
    major: noun('Mexican peso/Mexican pesos', 'neuter'),
    minor: CENTAVO,
    minorAlone: noun('Mexican centavo/Mexican centavos', 'neuter'),
  },
  // "One real" alone is heard as the adjective.
  BRL: {
    major: noun('Brazilian real/Brazilian reais', 'neuter'),
    minor: CENTAVO,
    minorAlone: noun('Brazilian centavo/Brazilian centavos', 'neuter'),
  },
  JPY: { major: noun('yen', 'neuter') },
  INR: { major: noun('rupee/rupees', 'neuter'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('yuan', 'neuter'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('dinar/dinars', 'neuter'), minor: FILS, minorAlone: FILS },
};

const US_DOLLAR = {
  major: noun('US dollar/US dollars', 'neuter'),
  minor: CENT,
  minorAlone: noun('US cent/US cents', 'neuter'),
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: ['a', 'an'],
  links: ['of'],
  joints: ['and', ',', '&'],
  otherNames: [
    ...named('USD', 'dollar dollars buck bucks'),
    ['US dollar', { currency: 'USD', isMajor: true }],
    ['US dollars', { currency: 'USD', isMajor: true }],
    ...named('GBP', 'quid'),
    ...named('MXN', 'peso pesos'),
    ...named('BRL', 'reais'),
    ...named('CNY', 'renminbi'),
    ...namedMinor('USD', 'cent cents'),
  ],
};

export const AMERICAN_ENGLISH: Language = {
  numbers: WITHOUT_AND,
  currencies: CURRENCIES,
  unitJoint: ' and ',
  count: countBefore(WITHOUT_AND),
  numberBefore: numberBefore(),
  soundsAlike: soundsAlikeBy({ tables: ENGLISH_ALIKE, hasTeens: true }),
  search: SEARCH,
};

export const BRITISH_ENGLISH: Language = {
  ...AMERICAN_ENGLISH,
  numbers: WITH_AND,
  currencies: { ...CURRENCIES, USD: US_DOLLAR },
  count: countBefore(WITH_AND),
};

export const CANADIAN_ENGLISH: Language = {
  ...AMERICAN_ENGLISH,
  search: {
    ...SEARCH,
    otherNames: [...SEARCH.otherNames, ...named('CAD', 'buck bucks loonie loonies')],
  },
  currencies: {
    ...CURRENCIES,
    USD: US_DOLLAR,
    CAD: { major: DOLLAR, minor: CENT, minorAlone: CENT },
  },
};

function wordsOf(number: number, and: string): string {
  if (number === 0) return 'zero';
  const { counted, rest } = byScales(number, SCALES);
  const words = counted.map(({ count, scale }) => `${belowThousand(count, and)} ${scale.word}`);
  if (rest > 0) words.push(`${number >= 1000 && rest < 100 ? and : ''}${belowThousand(rest, and)}`);
  return words.join(' ');
}

function belowThousand(number: number, and: string): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  if (hundreds === 0) return belowHundred(rest);
  const said = `${BELOW_TWENTY[hundreds] ?? ''} hundred`;
  return rest === 0 ? said : `${said} ${and}${belowHundred(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return BELOW_TWENTY[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${BELOW_TWENTY[number % 10] ?? ''}`;
}

function dayOfMonth(day: number): string {
  if (day <= 20) return ORDINALS[day - 1] ?? '';
  if (day === 30) return 'thirtieth';
  return `${day < 30 ? 'twenty' : 'thirty'}-${ORDINALS[(day % 10) - 1] ?? ''}`;
}
