/** `search_products`: five products at a time with what tells them apart, narrowed and ordered by parts that can each be changed alone. */
import { z } from 'zod';
import { CURRENCY_CODES, minorUnitsSchema, PRODUCT_ORDERS, type Locale, type Money } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { searchShop } from '../search/search-shop.ts';
import { searchWords } from '../words/search-words.ts';
import { describeProduct, productOutput } from './describe-product.ts';
import { localeInput } from './locale-input.ts';
import { pageInput } from './page-input.ts';
import { makeTool, READING_MARKS, type Tool, type ToolAnswer } from './tool.ts';

const moneyInput = z.strictObject({
  amount_minor: minorUnitsSchema,
  currency: z.enum(CURRENCY_CODES),
});

const searchInput = z.strictObject({
  query: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      'What the customer called it, word for word: "dark roast", "the cheapest mug", "tea under ten dollars", "coffee over twenty dollars", "the one I had last time". Left out: everything.',
    ),
  category: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe('Only this kind of thing, in a word or two: "coffee", "tea", "gift".'),
  least: moneyInput
    .optional()
    .describe('Only what costs at least this; 2000 USD is twenty dollars.'),
  most: moneyInput.optional().describe('Only what costs at most this; 1000 USD is ten dollars.'),
  order: z
    .enum(PRODUCT_ORDERS)
    .optional()
    .describe('"best": what fits best first. "cheapest": the lowest price first ("cheaper").'),
  in_stock_only: z.boolean().default(false).describe('Only what can be ordered now.'),
  page: pageInput,
  locale: localeInput,
});
type SearchInput = z.output<typeof searchInput>;

export function searchProductsTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'search_products',
    title: 'Search the shop',
    description:
      'Finds products of the shop by words, kind, lowest and highest price and order, forgiving slips. Call it when the customer names something to buy, asks for something cheaper or similar, or wants more of the list: change one part and keep the others. Returns five products a page, the best first, with price, stock and the id that cart and order preview take, and how many more there are.',
    input: searchInput,
    output: z.strictObject({
      products: z.array(productOutput).max(5),
      more: z.int().describe('How many others fit as well: ask for the next page.'),
      page: z.int(),
      are_alternatives: z
        .boolean()
        .describe('Nothing fits all that was asked: these fit the words and part of the rest.'),
      were_ordered_before: z.boolean().describe("They are of the customer's own earlier orders."),
    }),
    marks: READING_MARKS,
    run: (input, { caller, locale }) => search(side, input, { caller, locale }),
    runForGuest: (input, locale) => search(side, input, { caller: undefined, locale }),
  });
}

async function search(
  side: RequestSide,
  input: SearchInput,
  { caller, locale }: { readonly caller: Caller | undefined; readonly locale: Locale },
): Promise<ToolAnswer> {
  const { query, category, least, most, order, page } = input;
  const finds = await searchShop(side, caller, {
    ...{ query, category, order, page, locale },
    least: asMoney(least),
    most: asMoney(most),
    isInStockOnly: input.in_stock_only,
  });
  return {
    words: searchWords(finds, page, locale),
    structured: {
      products: finds.products.map((product) => describeProduct(product, locale)),
      more: finds.more,
      page,
      are_alternatives: finds.kind === 'closest',
      were_ordered_before: finds.kind === 'own',
    },
    isRefused: finds.products.length === 0,
  };
}

function asMoney(money: z.output<typeof moneyInput> | undefined): Money | undefined {
  return money && { amountMinor: money.amount_minor, currency: money.currency };
}
