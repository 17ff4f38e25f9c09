/** `get_product`: one product by its id. */
import { z } from 'zod';
import { amountFreeText, productIdSchema, speakableText } from '#core';
import type { RequestSide } from '../request-side.ts';
import { joinWords, plainWords } from '../words/words.ts';
import { describeProduct, productOutput, productWords } from './describe-product.ts';
import { makeTool, READING_MARKS, refusal, type Tool } from './tool.ts';

export function getProductTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'get_product',
    title: 'Look at a product',
    description:
      'Gives one product with its description, price and stock. Call it when the customer asks about a product that a search has found.',
    input: z.strictObject({ product_id: productIdSchema.describe('As a search returned it.') }),
    output: z.strictObject({ product: productOutput.nullable() }),
    marks: READING_MARKS,
    async run({ product_id }) {
      const product = await side.catalogue.findProduct(product_id);
      if (!product) {
        return refusal(plainWords("I couldn't find that in the shop."), { product: null });
      }
      const description = {
        text: `The seller says: ${amountFreeText(product.description, 'en-US')}`,
        spoken: `The seller says: ${speakableText(product.description, 'en-US')}`,
      };
      return {
        words: joinWords(productWords(product), description),
        structured: { product: describeProduct(product) },
        isRefused: false,
      };
    },
  });
}
