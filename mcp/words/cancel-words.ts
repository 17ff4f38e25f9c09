/** What became of cancelling, in a customer's words. */
import type { CancelAnswer, Locale } from '#core';
import { otherOrderWords } from './next-step-words.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, type Words } from './words.ts';

export function cancelWords(outcome: CancelAnswer['outcome'], locale: Locale): Words {
  const words = plainWords(shopWordsOf(locale).cancel[outcome]);
  return outcome === 'refused' ? joinWords(locale, words, otherOrderWords(locale)) : words;
}
