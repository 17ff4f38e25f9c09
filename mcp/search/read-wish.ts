/** What a customer wants beside the words of the thing itself: a price within limits, the cheapest, the one of last time. */
import type { Locale, Money } from '#core';
import { takePriceLimits } from './price-limits.ts';
import { wishPhrasesOf } from './wish-phrases.ts';

export interface Wish {
  /** What is left: the words of what is looked for. */
  readonly words: string;
  readonly least: Money | undefined;
  readonly most: Money | undefined;
  readonly isCheapest: boolean;
  /** It is one of the customer's own earlier orders. */
  readonly isOfLastTime: boolean;
}

export function readWish(query: string, locale: Locale): Wish {
  const phrases = wishPhrasesOf(locale);
  const text = query.normalize('NFC').replaceAll('’', "'");
  const { rest, least, most } = takePriceLimits(text, locale);
  const ofLastTime = take(rest, phrases.lastTime);
  const cheapest = take(ofLastTime.rest, phrases.cheapest);
  return {
    words: cheapest.rest.replaceAll(/\s+/gu, ' ').trim(),
    least,
    most,
    isCheapest: cheapest.isThere,
    isOfLastTime: ofLastTime.isThere,
  };
}

function take(text: string, phrase: RegExp): { readonly rest: string; readonly isThere: boolean } {
  const rest = text.replaceAll(phrase, ' ');
  return { rest, isThere: rest !== text };
}
