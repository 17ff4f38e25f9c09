/** Hindi: every number below a hundred has its own word; then hundred, thousand, lakh and crore. */
import { soundsAlikeBy } from '../alike/alike-numbers.ts';
import { belowHundredsOf, HINDI_ALIKE } from '../alike/hindi.ts';
import type { AmountSearch, CurrencyNamesByCode, Language, NumberWords } from './language.ts';
import { addendsOf, countBefore, named, namedMinor, noun, numberBefore } from './number-tables.ts';

const BELOW_HUNDRED = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((row) => row.split(' '));

/** Spellings that people write, and that recognisers give. */
const OTHER_SPELLINGS: readonly (readonly [string, number])[] = [
  ['छः', 6],
  ['छे', 6],
  ['छै', 6],
  ['पन्द्रह', 15],
  ['सतरह', 17],
  ['अट्ठारह', 18],
  ['उन्नतीस', 29],
  ['इकत्तीस', 31],
  ['तेतालीस', 43],
  ['चौवालीस', 44],
  ['तिरेपन', 53],
  ['चौअन', 54],
  ['उन्यासी', 79],
  ['सतासी', 87],
  ['अठासी', 88],
  ['अठाईस', 28],
  ['अठावन', 58],
  ['उन्सठ', 59],
  ['पंचानवे', 95],
  ['सतानवे', 97],
  ['अठानवे', 98],
  ['निन्यानबे', 99],
];

const CRORE = 1e7;
const NUMBERS: NumberWords = {
  say: wordsOf,
  alsoRead,
  addends: new Map([...addendsOf(BELOW_HUNDRED), ...OTHER_SPELLINGS]),
  scales: new Map([
    ['सौ', 1e2],
    ['हज़ार', 1e3],
    ['लाख', 1e5],
    ['करोड़', CRORE],
    ['अरब', 1e9],
    ['खरब', 1e11],
  ]),
  fillers: [],
  looseWords: 'दर्जन सैकड़ा सैकड़ों हज़ारों लाखों करोड़ों आधा आधे डेढ़ ढाई सवा साढ़े पौने ज़ीरो'.split(' '),
  digits: BELOW_HUNDRED.slice(0, 10),
  digitSeparator: ' ',
  groupSeparator: ', ',
  point: 'दशमलव',
  aroundPoint: ', ',
  dayOfMonth: (day) => (day === 1 ? 'पहली' : wordsOf(day)),
};

const CENT = noun('सेंट', 'masculine');
const CENTAVO = noun('सेंटावो', 'masculine');
const PENNY = noun('पेनी/पेंस', 'masculine');
const PAISA = noun('पैसा/पैसे', 'masculine');
const FEN = noun('फ़ेन', 'masculine');
const FILS = noun('फ़िल्स', 'masculine');

const CURRENCIES: CurrencyNamesByCode = {
  USD: { major: noun('डॉलर', 'masculine'), minor: CENT, minorAlone: CENT },
  GBP: { major: noun('पाउंड', 'masculine'), minor: PENNY, minorAlone: PENNY },
  CAD: {
    major: noun('कनाडाई डॉलर', 'masculine'),
    minor: CENT,
    minorAlone: noun('कनाडाई सेंट', 'masculine'),
  },
  EUR: { major: noun('यूरो', 'masculine'), minor: CENT, minorAlone: noun('यूरो सेंट', 'masculine') },
  MXN: {
    major: noun('मैक्सिकन पेसो', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('मैक्सिकन सेंटावो', 'masculine'),
  },
  // "रियाल" alone is the money of Saudi Arabia.
  BRL: {
    major: noun('ब्राज़ीलियाई रियाल', 'masculine'),
    minor: CENTAVO,
    minorAlone: noun('ब्राज़ीलियाई सेंटावो', 'masculine'),
  },
  JPY: { major: noun('येन', 'masculine') },
  INR: { major: noun('रुपया/रुपये', 'masculine'), minor: PAISA, minorAlone: PAISA },
  CNY: { major: noun('युआन', 'masculine'), minor: FEN, minorAlone: FEN },
  KWD: { major: noun('दिनार', 'masculine'), minor: FILS, minorAlone: FILS },
};

const SEARCH: AmountSearch = {
  isSpaced: true,
  articles: [],
  links: [],
  joints: ['और', 'व', ','],
  otherNames: [
    ...named('INR', 'रुपए रूपये रूपए रुपैया रुपयों रूपया'),
    ...named('MXN', 'पेसो'),
    ['अमेरिकी डॉलर', { currency: 'USD', isMajor: true }],
    ...namedMinor('INR', 'पैसों'),
  ],
};

export const HINDI: Language = {
  numbers: NUMBERS,
  currencies: CURRENCIES,
  unitJoint: ' और ',
  count: countBefore(NUMBERS),
  numberBefore: numberBefore(),
  soundsAlike: soundsAlikeBy({ tables: HINDI_ALIKE, groupsOf: belowHundredsOf, hasTeens: true }),
  search: SEARCH,
};

/** Crores are counted like anything else: "one thousand crore", "one lakh crore", as in the news; "arab" and "kharab" are read. */
function wordsOf(number: number): string {
  if (number === 0) return BELOW_HUNDRED[0] ?? '';
  const crores = Math.floor(number / CRORE);
  return [
    crores === 0 ? '' : `${wordsOf(crores)} करोड़`,
    scaled(Math.floor(number / 1e5) % 100, 'लाख'),
    scaled(Math.floor(number / 1e3) % 100, 'हज़ार'),
    scaled(Math.floor(number / 100) % 10, 'सौ'),
    number % 100 === 0 ? '' : (BELOW_HUNDRED[number % 100] ?? ''),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

function scaled(times: number, scale: string): string {
  return times === 0 ? '' : `${BELOW_HUNDRED[times] ?? ''} ${scale}`;
}

function alsoRead(number: number): readonly string[] {
  const words = wordsOf(number);
  const spelled = OTHER_SPELLINGS.flatMap(([spelling, value]) => {
    const ours = BELOW_HUNDRED[value] ?? '';
    const pattern = new RegExp(`(?<![^ ])${ours}(?![^ ])`, 'gu');
    return pattern.test(words) ? [words.replace(pattern, spelling)] : [];
  });
  return number < 1e9 ? spelled : [...spelled, inArabs(number)];
}

function inArabs(number: number): string {
  const kharabs = Math.floor(number / 1e11);
  const arabs = Math.floor(number / 1e9) % 100;
  const rest = number % 1e9;
  return [
    kharabs === 0 ? '' : `${wordsOf(kharabs)} खरब`,
    scaled(arabs, 'अरब'),
    rest === 0 ? '' : wordsOf(rest),
  ]
    .filter((words) => words !== '')
    .join(' ');
}
