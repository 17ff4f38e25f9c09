/** The digits of an amount said once more, where its words sound like other words: fifteen and fifty, and their kin. */
import { decimalText, type Money } from '../../money/money.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { WRITING } from './amount-writing.ts';
import { languageOf } from './languages/language-of.ts';
import { wordsOfDigits } from './number-words.ts';
import { spokenPartsOf } from './speak-amount.ts';
import { digitGroups } from './write-amount.ts';

/** True when a number in the spoken amount is taken for another when heard; each language's file says which and why. */
export function soundsLikeAnother(money: Money, locale: SpeechLocale): boolean {
  return languageOf(locale).soundsAlike(spokenPartsOf(money));
}

/** `one five, point, zero zero` for 15 dollars; by the groups in which the locale writes them; undefined when no number in it sounds like another. */
export function readBackDigits(money: Money, locale: SpeechLocale): string | undefined {
  if (!soundsLikeAnother(money, locale)) return undefined;
  const { numbers } = languageOf(locale);
  const [whole = '', fraction] = decimalText(money).split('.');
  const said = digitGroups(whole, WRITING[locale]).map((group) => wordsOfDigits(group, locale));
  if (fraction !== undefined) said.push(numbers.point, wordsOfDigits(fraction, locale));
  return said.join(numbers.groupSeparator);
}
