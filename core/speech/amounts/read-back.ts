/** The digits of an amount said once more, where its words sound like other words: fifteen and fifty, and their kin. */
import { decimalText, type Money } from '../../money/money.ts';
import type { Locale } from '../../order/order-terms.ts';
import { wordsOfDigits } from './number-words.ts';

/** The last two digits of a group whose words sound like those of another. */
const SOUND_ALIKE: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'en-US': new Set('13 14 15 16 17 18 19 30 40 50 60 70 80 90'.split(' ')),
};

/**
 * True when a number in the spoken amount ends in 13 to 19 or in 30, 40 … 90: "fifteen" and "fifty" differ by one weak syllable.
 * "Fifty-three" is not meant: no number sounds like "fifteen-three".
 */
export function soundsLikeAnother(money: Money, locale: Locale): boolean {
  return groupsOf(money).some((group) => SOUND_ALIKE[locale].has(group.slice(-2)));
}

/** `one five, point, zero zero` for 15 dollars; by groups of three for thousands; undefined when no number in it sounds like another. */
export function readBackDigits(money: Money, locale: Locale): string | undefined {
  if (!soundsLikeAnother(money, locale)) return undefined;
  const [whole = '', fraction] = decimalText(money).split('.');
  const said = inThousands(whole).map(wordsOfDigits);
  if (fraction !== undefined) said.push('point', wordsOfDigits(fraction));
  return said.join(', ');
}

/** The digit groups that are said as one number each: thousands of the major unit, and the minor unit. */
function groupsOf(money: Money): readonly string[] {
  const [whole = '', fraction] = decimalText(money).split('.');
  return fraction === undefined ? inThousands(whole) : [...inThousands(whole), fraction];
}

function inThousands(whole: string): readonly string[] {
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, ',').split(',');
}
