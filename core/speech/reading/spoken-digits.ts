/** The words in which people say four digits, and what recognisers write for them. */
import type { Locale } from '../../order/order-terms.ts';

/** One digit each, whatever stands around them. */
export const DIGIT_WORDS: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ['nought', '0'],
  ['naught', '0'],
  ['aught', '0'],
  ['ought', '0'],
  ['nil', '0'],
  ['o', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['tree', '3'],
  ['four', '4'],
  ['fore', '4'],
  ['five', '5'],
  ['fife', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['niner', '9'],
]);

/** Digits where digits stand next to them, ordinary words elsewhere: "for eight to won", but "the code for my order". */
export const HOMOPHONES: ReadonlyMap<string, string> = new Map([
  ['oh', '0'],
  ['won', '1'],
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['ate', '8'],
]);

export const TEEN_WORDS: ReadonlyMap<string, string> = new Map([
  ['ten', '10'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['thirteen', '13'],
  ['fourteen', '14'],
  ['fifteen', '15'],
  ['sixteen', '16'],
  ['seventeen', '17'],
  ['eighteen', '18'],
  ['nineteen', '19'],
]);

export const TENS_WORDS: ReadonlyMap<string, string> = new Map([
  ['twenty', '2'],
  ['thirty', '3'],
  ['forty', '4'],
  ['fourty', '4'],
  ['fifty', '5'],
  ['sixty', '6'],
  ['seventy', '7'],
  ['eighty', '8'],
  ['ninety', '9'],
]);

export const REPEAT_WORDS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
  ['quadruple', 4],
]);

/** Heard anywhere, also between two digits, and mean nothing. */
export const HESITATIONS: ReadonlySet<string> = new Set('um uh er erm ah hmm then'.split(' '));

/** May stand before and after the digits; any other word makes the code unclear. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    "my the a this that code codes pin number numbers digit digits confirmation order is it's its it " +
    "that's here's here use with please okay ok yes yeah yep so well say " +
    'said says i alexa hi hello hey thanks thank you confirm redeem enter of on phone card screen'
  ).split(' '),
);

/** Before a second try at the code; what was said before is taken back. */
export const CORRECTIONS: Readonly<Record<Locale, RegExp>> = {
  'en-US':
    /(?:^|(?<=[\s,.;!-]))(?:no|nope|sorry|wait|actually|rather|correction|scratch that|i mean|i meant|make that|let me start over|start over|oops)(?=$|[\s,.;!-])/gu,
};
