/** What a search has found, in a customer's words: five at a time, with what tells them apart. */
import type { Locale } from '#core';
import type { ShopFinds } from '../search/search-shop.ts';
import { productWords } from './product-words.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, wordsWithCount, type Words } from './words.ts';

export function searchWords(finds: ShopFinds, page: number, locale: Locale): Words {
  const { search } = shopWordsOf(locale);
  const { products, more } = finds;
  if (products.length === 0) return nothingWords(finds, page, locale);
  return joinWords(
    locale,
    ...lastTimeWords(finds, locale),
    page === 1 ? firstWords(finds, locale) : plainWords(search.next),
    ...products.map((product) => productWords(product, locale)),
    ...(more === 0 ? [] : [wordsWithCount(more, locale, search.more)]),
  );
}

function firstWords({ products, more, kind }: ShopFinds, locale: Locale): Words {
  const { search } = shopWordsOf(locale);
  switch (kind) {
    case 'own':
      return plainWords(search.hadBefore);
    case 'closest':
      return plainWords(search.closest);
    case 'found':
      return wordsWithCount(products.length + more, locale, search.found);
    default:
      return kind satisfies never;
  }
}

function nothingWords(finds: ShopFinds, page: number, locale: Locale): Words {
  const { search } = shopWordsOf(locale);
  const ofLastTime = lastTimeWords(finds, locale);
  if (ofLastTime.length > 0) return joinWords(locale, ...ofLastTime);
  return plainWords(page === 1 ? search.nothingFound : search.noMore);
}

function lastTimeWords({ ofLastTime }: ShopFinds, locale: Locale): readonly Words[] {
  const { search, order } = shopWordsOf(locale);
  if (ofLastTime === undefined) return [];
  return [plainWords(ofLastTime === 'none' ? search.notHadBefore : order.pastOnPhone)];
}
