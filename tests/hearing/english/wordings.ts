/** The read-back in our own wording, and in others that could be said instead. */
import { speakAmount, type Money } from '#core';
import { digitsOfAmount } from '../../../core/speech/amounts/read-back.ts';
import { wordsOfDigits } from '../../../core/speech/amounts/number-words.ts';
import { wordingOf } from '../../../core/speech/sentence/wording.ts';
import { decimalText } from '../../../core/money/money.ts';
import { DIGITS_WITH_POINT } from './number-grammar.ts';

export interface ReadBackWording {
  readonly name: string;
  /** All of the read-back, with what joins it to the words of the amount. */
  readonly say: (money: Money) => string;
  /** What the recogniser may hear of it, in JSGF. */
  readonly grammar: string;
}

/** As the product says it. */
export const OUR_WORDING: ReadBackWording = {
  name: 'ours: “: that is one five point zero zero”',
  say: (money) =>
    wordingOf('en-US').spoken.readBack.replace('{digits}', () => digitsOfAmount(money, 'en-US')),
  grammar: `that is ${DIGITS_WITH_POINT}`,
};

export const OTHER_WORDINGS: readonly ReadBackWording[] = [
  {
    name: 'as it was: “: one five, point, zero zero”',
    say: (money) => `: ${digitsOfAmount(money, 'en-US').replace(' point ', ', point, ')}`,
    grammar: DIGITS_WITH_POINT,
  },
  {
    name: 'with “oh”: “: that is one five point oh oh”',
    say: (money) => OUR_WORDING.say(money).replaceAll('zero', 'oh'),
    grammar: `that is ${DIGITS_WITH_POINT.replaceAll('<digit>', '<oh>')}`,
  },
  {
    name: 'with the currency: “: one five dollars and zero zero cents”',
    say: (money) => {
      const [whole = '', fraction = ''] = decimalText(money).split('.');
      const [major, minor] = [whole, fraction].map((digits) => wordsOfDigits(digits, 'en-US'));
      return `: ${major ?? ''} dollars and ${minor ?? ''} cents`;
    },
    grammar: '<digit> [<digit> [<digit>]] dollars and <digit> <digit> cents',
  },
];

/** The last clause of the product's sentence. */
export function totalClause(money: Money): string {
  return `The total is ${speakAmount(money, 'en-US')}`;
}
