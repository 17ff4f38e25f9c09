/** `search_products`: at most five products with what tells them apart. */
import { z } from 'zod';
import type { Product } from '#core';
import type { RequestSide } from '../request-side.ts';
import { joinWords, plainWords, type Words } from '../words/words.ts';
import { describeProduct, productOutput, productWords } from './describe-product.ts';
import { makeTool, READING_MARKS, refusal, type Tool } from './tool.ts';

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
    }),
    output: z.strictObject({
      products: z.array(productOutput),
      more: z.int().describe('How many others fit as well. Ask for a narrower word to see them.'),
    }),
    marks: READING_MARKS,
    async run({ query }) {
      const list = await side.catalogue.searchProducts(query);
      const products = list.products.slice(0, MOST_RESULTS);
      // Never fewer than none, whatever the merchant counts.
      const more = Math.max(0, list.found - products.length);
      if (products.length === 0) {
        return refusal(
          plainWords("I couldn't find that in the shop. Try other words, for example dark roast."),
          { products: [], more: 0 },
        );
      }
      return {
        words: listWords(products, more),
        structured: { products: products.map(describeProduct), more },
        isRefused: false,
      };
    },
  });
}

function listWords(products: readonly Product[], more: number): Words {
  const all = products.length + more;
  const intro = all === 1 ? 'I found one.' : `I found ${String(all)}.`;
  const rest =
    more === 0 ? [] : [plainWords(`There ${more === 1 ? 'is one' : `are ${String(more)}`} more.`)];
  return joinWords(plainWords(intro), ...products.map(productWords), ...rest);
}
