/** `get_order`: where an order stands, from settlement's evidence (invariant 6). */
import { z } from 'zod';
import { orderDigestSchema } from '#core';
import { describeOrder } from '../orders/describe-order.ts';
import { findCurrentOrder, findLocaleOfOrder, findOrder } from '../orders/find-order.ts';
import { orderShape } from '../orders/order-shape.ts';
import type { RequestSide } from '../request-side.ts';
import { firstOrderWords, otherOrderWords } from '../words/next-step-words.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { stateWords } from '../words/state-words.ts';
import { joinWords, plainWords } from '../words/words.ts';
import { localeOfOrderInput } from './locale-input.ts';
import { makeTool, READING_MARKS, refusal, type Tool } from './tool.ts';

export function getOrderTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'get_order',
    title: 'See how an order is',
    description:
      'Tells where an order stands: waiting, confirmed, ordered and so on, with its lines, its sentence and, once paid, its receipt. Call it for "how is my order", "where is my package", "did it go through", "read it again", "the same again" (preview its lines anew). Without a digest it takes the confirmed order, else the one that waits, else the newest. Confirmed is not ordered: an order is done only when its state is "ordered".',
    input: z.strictObject({
      digest: orderDigestSchema.optional().describe('Of the order; the current one when left out.'),
      locale: localeOfOrderInput,
    }),
    output: z.strictObject({
      is_found: z.boolean(),
      is_on_phone_only: z
        .boolean()
        .optional()
        .describe('It is past, and others may hear this device: only the phone tells of it.'),
      ...orderShape.partial().shape,
    }),
    marks: READING_MARKS,
    localeOf: ({ digest }, caller) =>
      digest === undefined ? Promise.resolve(undefined) : findLocaleOfOrder(side, caller, digest),
    async run({ digest, locale: asked }, { caller, locale }) {
      const found =
        digest === undefined
          ? await findCurrentOrder(side, caller)
          : await findOrder(side, caller, digest);
      if (!found) {
        const { none, notFound } = shopWordsOf(locale).order;
        const words =
          digest === undefined
            ? joinWords(locale, plainWords(none), firstOrderWords(locale))
            : joinWords(locale, plainWords(notFound), otherOrderWords(locale));
        return refusal(words, { is_found: false });
      }
      if (found.isForPhone) {
        const words = plainWords(shopWordsOf(locale).order.pastOnPhone);
        return {
          words,
          structured: { is_found: true, is_on_phone_only: true },
          isRefused: false,
        };
      }
      return {
        words: stateWords(found, asked ?? found.dryRun.terms.locale),
        structured: { is_found: true, ...describeOrder(side, caller, found) },
        isRefused: false,
      };
    },
  });
}
