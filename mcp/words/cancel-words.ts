/** What became of cancelling, in a customer's words. */
import type { CancelAnswer, Locale } from '#core';
import { shopWordsOf } from './shop-words-of.ts';
import { plainWords, type Words } from './words.ts';

export function cancelWords(outcome: CancelAnswer['outcome'], locale: Locale): Words {
  return plainWords(shopWordsOf(locale).cancel[outcome]);
}
