/** `get_product`: one product by its id. */
import { z } from 'zod';
import { amountFreeText, productIdSchema, speakableText, type Locale, type ProductId } from '#core';
import type { RequestSide } from '../request-side.ts';
import { otherProductWords } from '../words/next-step-words.ts';
import { productWords } from '../words/product-words.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { joinWords, plainWords } from '../words/words.ts';
import { describeProduct, productOutput } from './describe-product.ts';
import { localeInput } from './locale-input.ts';
import { makeTool, READING_MARKS, refusal, type Tool, type ToolAnswer } from './tool.ts';

export function getProductTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'get_product',
    title: 'Look at a product',
    description:
      'Gives one product with its description, price and stock. Call it for "tell me more about it", "details", "how much is it", "is it in stock", of a product that a search or the cart has named.',
    input: z.strictObject({
      product_id: productIdSchema.describe('As a search returned it.'),
      locale: localeInput,
    }),
    output: z.strictObject({ product: productOutput.nullable() }),
    marks: READING_MARKS,
    run: ({ product_id }, { locale }) => tellProduct(side, product_id, locale),
    runForGuest: ({ product_id }, locale) => tellProduct(side, product_id, locale),
  });
}

async function tellProduct(
  side: RequestSide,
  productId: ProductId,
  locale: Locale,
): Promise<ToolAnswer> {
  const { notFound, sellerSays } = shopWordsOf(locale).product;
  const product = await side.catalogue.findProduct(productId);
  if (!product) {
    const words = joinWords(locale, plainWords(notFound), otherProductWords(locale));
    return refusal(words, { product: null });
  }
  const description = {
    text: sellerSays(amountFreeText(product.description, locale)),
    spoken: sellerSays(speakableText(product.description, locale)),
  };
  return {
    words: joinWords(locale, productWords(product, locale), description),
    structured: { product: describeProduct(product, locale) },
    isRefused: false,
  };
}
