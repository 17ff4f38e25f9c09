/** Everything that is said and written of one amount, a line each. */
import {
  parseSpokenAmount,
  readBackDigits,
  speakAmount,
  speechMarkupOf,
  writeAmount,
  type Money,
  type SpeechLocale,
} from '#core';

export function describeAmount({
  locale,
  money,
}: {
  readonly locale: SpeechLocale;
  readonly money: Money;
}): readonly string[] {
  const words = speakAmount(money, locale);
  const digits = readBackDigits(money, locale);
  const read = parseSpokenAmount(words, locale);
  const isSame = read?.amountMinor === money.amountMinor && read.currency === money.currency;
  return [
    `written    ${writeAmount(money, locale)}`,
    `words      ${words}`,
    `read-back  ${digits ?? 'none: nothing in it is taken for another number'}`,
    `markup     ${speechMarkupOf(digits === undefined ? words : `${words}: ${digits}`)}`,
    `and back   ${isSame ? 'the same amount' : 'ANOTHER AMOUNT'}`,
  ];
}
