/** `search_products`: at most five products with what tells them apart. */
import { z } from 'zod';
import type { Locale, Product } from '#core';
import type { RequestSide } from '../request-side.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { joinWords, plainWords, wordsWithCount, type Words } from '../words/words.ts';
import { describeProduct, productOutput, productWords } from './describe-product.ts';
import { localeInput } from './locale-input.ts';
import { makeTool, READING_MARKS, refusal, type Tool, type ToolAnswer } from './tool.ts';

/** As many options as a person can keep in mind when they are spoken. */
const MOST_RESULTS = 5;

export function searchProductsTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'search_products',
    title: 'Search the shop',
    description:
      'Finds products of the shop by words, for example "dark roast". Call it when the customer names something to buy. Returns at most five products, the best first, with price, stock and an id that the order preview takes, and says how many more there are.',
    input: z.strictObject({
      query: z.string().trim().min(1).max(200).describe('What the customer called it.'),
      locale: localeInput,
    }),
    output: z.strictObject({
      products: z.array(productOutput),
      more: z.int().describe('How many others fit as well. Ask for a narrower word to see them.'),
    }),
    marks: READING_MARKS,
    run: ({ query }, { locale }) => search(side, query, locale),
    runForGuest: ({ query }, locale) => search(side, query, locale),
  });
}

async function search(side: RequestSide, query: string, locale: Locale): Promise<ToolAnswer> {
  const list = await side.catalogue.searchProducts(query);
  const products = list.products.slice(0, MOST_RESULTS);
  // Never fewer than none, whatever the merchant counts.
  const more = Math.max(0, list.found - products.length);
  if (products.length === 0) {
    const { nothingFound } = shopWordsOf(locale).search;
    return refusal(plainWords(nothingFound), { products: [], more: 0 });
  }
  return {
    words: listWords({ products, more }, locale),
    structured: { products: products.map((each) => describeProduct(each, locale)), more },
    isRefused: false,
  };
}

function listWords(
  { products, more }: { readonly products: readonly Product[]; readonly more: number },
  locale: Locale,
): Words {
  const words = shopWordsOf(locale).search;
  return joinWords(
    locale,
    wordsWithCount(products.length + more, locale, words.found),
    ...products.map((product) => productWords(product, locale)),
    ...(more === 0 ? [] : [wordsWithCount(more, locale, words.more)]),
  );
}
