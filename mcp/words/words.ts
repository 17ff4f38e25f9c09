/** What a customer reads and hears: the same words twice, with amounts and counts as figures and as words. */
import { numberInTitle, speakAmount, writeAmount, type Locale, type Money } from '#core';
import type { Counted } from './shop-words.ts';
import { shopWordsOf } from './shop-words-of.ts';

export interface Words {
  readonly text: string;
  readonly spoken: string;
}

/** Words without an amount in them. */
export function plainWords(text: string): Words {
  return { text, spoken: text };
}

/** Words around an amount. */
export function wordsWithAmount(
  money: Money,
  locale: Locale,
  say: (amount: string) => string,
): Words {
  return { text: say(writeAmount(money, locale)), spoken: say(speakAmount(money, locale)) };
}

/** Words around a number of things. Those things are masculine, or have no gender, in every table. */
export function wordsWithCount(
  count: number,
  locale: Locale,
  say: (counted: Counted) => string,
): Words {
  return {
    text: say({ count, said: String(count) }),
    spoken: say({ count, said: numberInTitle(count, locale, { gender: 'masculine' }) }),
  };
}

/** One after the other, as the locale puts sentences together. */
export function joinWords(locale: Locale, ...parts: readonly Words[]): Words {
  const { gap } = shopWordsOf(locale);
  return {
    text: parts.map(({ text }) => text).join(gap),
    spoken: parts.map(({ spoken }) => spoken).join(gap),
  };
}
