/** The digits of an amount said once more, where its words sound like other words: fifteen and fifty, and their kin. */
import { decimalText, type Money } from '../../money/money.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { WRITING } from './amount-writing.ts';
import { amountLanguageOf } from './languages/amount-language-of.ts';
import { wordsOfDigits } from './number-words.ts';
import { spokenPartsOf } from './speak-amount.ts';
import { digitGroups } from './write-amount.ts';

/** True when a number in the spoken amount is taken for another when heard; each language's table says which and why. */
export function soundsLikeAnother(money: Money, locale: SpeechLocale): boolean {
  return amountLanguageOf(locale).soundsAlike(spokenPartsOf(money));
}

/** {@link digitsOfAmount} of an amount that sounds like another; undefined when no number in it does. */
export function readBackDigits(money: Money, locale: SpeechLocale): string | undefined {
  return soundsLikeAnother(money, locale) ? digitsOfAmount(money, locale) : undefined;
}

/** `one five point zero zero` for 15 dollars; by the groups in which the locale writes them. */
export function digitsOfAmount(money: Money, locale: SpeechLocale): string {
  const { aroundPoint, groupSeparator, point } = amountLanguageOf(locale).numbers;
  const [whole = '', fraction] = decimalText(money).split('.');
  const said = digitGroups(whole, WRITING[locale])
    .map((group) => wordsOfDigits(group, locale))
    .join(groupSeparator);
  if (fraction === undefined) return said;
  return [said, point, wordsOfDigits(fraction, locale)].join(aroundPoint);
}
