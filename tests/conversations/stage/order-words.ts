/** The words of an order, made anew from its terms by `#core` and from the two tables of strings: what the device must say of it, to the letter. */
import {
  deriveFromTerms,
  speakableText,
  speakAmount,
  type OrderTerms,
  type SpeechLocale,
} from '#core';
import { nodeHash } from '#stores';
import { SKILL_STRINGS } from '#screens/strings';
import { shopWordsOf } from '../../../mcp/words/shop-words-of.ts';
import type { OrderWords } from '../../../simulator/conversations/dialogue.ts';
import type { ShopKey } from '../../../simulator/conversations/shop-key.ts';

export function orderWordsOf(terms: OrderTerms, words: OrderWords, locale: SpeechLocale): string {
  const { spokenText, checkWords } = deriveFromTerms(terms, nodeHash);
  const { order, redeem } = shopWordsOf(locale);
  const total = speakAmount({ amountMinor: terms.totalMinor, currency: terms.currency }, locale);
  switch (words) {
    case 'read':
      return spokenText;
    case 'summary':
      return order.summary({ total, checkWords });
    case 'receipt':
      return order.ordered({
        amount: total,
        shop: speakableText(terms.merchant.name, locale),
        checkWords,
      });
    case 'total':
      return total;
    case 'total-is':
      return SKILL_STRINGS[locale].totalIs(total);
    case 'total-is-now':
      return redeem.totalIsNow(total);
    case 'cancelled':
      return SKILL_STRINGS[locale].whichWasCancelled(total, checkWords);
    case 'check-words':
      return checkWords;
  }
}

/** @throws {Error} where there is no such sentence. */
export function shopWordsAt(key: ShopKey, locale: SpeechLocale): string {
  let found: unknown = shopWordsOf(locale);
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || found === null) break;
    found = Object.entries(found).find(([each]) => each === name)?.[1];
  }
  if (typeof found !== 'string') throw new Error(`the shop has no sentence ${key}`);
  return found;
}
