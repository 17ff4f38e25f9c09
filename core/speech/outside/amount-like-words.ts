/** The words by which an amount, or a claim about one, is recognised in text from outside. */
import { SMALL_NUMBER_WORDS } from '../amounts/number-words.ts';

/** Name money and hardly anything else: never spoken from outside text, with or without a number. */
export const MONEY_WORDS: ReadonlySet<string> = new Set(
  (
    'dollars cents bucks bux pence pennies euros yen dinars fils quid usd gbp eur jpy kwd aud ' +
    'eurocents sterling dolla dollas'
  ).split(' '),
);

/** Name money only next to a number: "silver dollar eucalyptus", "pound cake" and "penny loafers" stay as they are. */
export const MONEY_WORDS_NEXT_TO_NUMBERS: ReadonlySet<string> = new Set(
  (
    'dollar cent euro dinar pound pounds penny buck cad cdn grand smackers ' +
    'sense scents sents rupees pesos francs rubles kronor yuan'
  ).split(' '),
);

/** Stand between a number and its money word: "five Canadian dollars". */
export const MONEY_ADJECTIVES: ReadonlySet<string> = new Set(
  'us u.s american canadian australian british kuwaiti japanese euro whole more extra'.split(' '),
);

/** Consonants of the dollar, cent and dinar words: finds "dollers", "dol lars", "dólars" behind a number. */
export const MONEY_SKELETONS: ReadonlySet<string> = new Set(
  'dlr dlrs dlz dlrz cnt cnts cntz snts dnr dnrs'.split(' '),
);

/** Words that make a bare number behind them a price. */
export const CLAIM_WORDS: ReadonlySet<string> = new Set(
  (
    'total totals totalling subtotal sum price prices priced pricing cost costs costing pay pays ' +
    'paying paid charge charged charges amount amounts fee fees only just due owe owes worth sale ' +
    'discount discounts refund refunds save saves saving tax delivery bill billed'
  ).split(' '),
);

/** After a claim these make it a statement, whatever follows: "the total is", "price:". */
export const CLAIM_LINKS: ReadonlySet<string> = new Set(
  'is are was were be will would comes equals now : ='.split(' '),
);

/** Behind a number these make it a claim: "five off", "nine each". */
export const CLAIM_TAILS: ReadonlySet<string> = new Set('off each total only'.split(' '));

/** Behind a number these make it a measure, and nothing else: no amount of money is followed by them. */
export const MEASURE_WORDS: ReadonlySet<string> = new Set(
  (
    'oz ounce ounces lb lbs g gram grams kg kilo kilos kilogram kilograms mg milligram milligrams ml ' +
    'milliliter milliliters cl l liter liters litre litres gal gallon gallons qt quart quarts pint ' +
    'pints fluid inch inches ft foot feet cm mm meter meters km yard yards ct count pk pack packs pc ' +
    'pcs piece pieces sheet sheets roll rolls tablet tablets capsule capsules serving servings watt ' +
    'watts volt volts mah gb tb mb hz ghz day days business hour hours hr hrs minute minutes week ' +
    'weeks month months year years pm am % percent ° degree degrees ply slices'
  ).split(' '),
);

/** Our own sentence's words: outside text may not say them as if we did. */
export const OWN_PHRASES =
  /\b(?:dry[\s-]+run|(?:the\s+)?check[\s-]+words?(?:\s+(?:are|is))?|(?:nothing|everything|it|this|order)\s+(?:has|have|was|is)(?:\s+been)?\s+(?:bought|ordered|paid|charged)|in\s+digits)\b/giu;

/** Sounds and spellings that count as a number next to other numbers. */
export const LOOSE_NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_NUMBER_WORDS.keys(),
  'hundred',
  'hundreds',
  'thousand',
  'thousands',
  'million',
  'millions',
  'billion',
  'trillion',
  'dozen',
  'oh',
  'nil',
  'nought',
  'fourty',
  'ninty',
]);
