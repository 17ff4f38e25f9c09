/** `get_order`: where an order stands, from settlement's evidence (invariant 6). */
import { z } from 'zod';
import { orderDigestSchema } from '#core';
import { describeOrder } from '../orders/describe-order.ts';
import { findCurrentOrder, findOrder } from '../orders/find-order.ts';
import { orderShape } from '../orders/order-shape.ts';
import type { RequestSide } from '../request-side.ts';
import { stateWords } from '../words/state-words.ts';
import { plainWords } from '../words/words.ts';
import { makeTool, READING_MARKS, refusal, type Tool } from './tool.ts';

export function getOrderTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'get_order',
    title: 'See how an order is',
    description:
      'Tells where an order stands: waiting, confirmed, ordered and so on, with its sentence and, once paid, its receipt. Without a digest it takes the confirmed order, else the one that waits, else the newest. Confirmed is not ordered: an order is done only when its state is "ordered".',
    input: z.strictObject({
      digest: orderDigestSchema.optional().describe('Of the order; the current one when left out.'),
    }),
    output: z.strictObject({ is_found: z.boolean(), ...orderShape.partial().shape }),
    marks: READING_MARKS,
    async run({ digest }, caller) {
      const found =
        digest === undefined
          ? await findCurrentOrder(side, caller)
          : await findOrder(side, caller, digest);
      if (!found) {
        const words =
          digest === undefined ? 'You have no order here.' : "I couldn't find that order.";
        return refusal(plainWords(words), { is_found: false });
      }
      return {
        words: stateWords(found),
        structured: { is_found: true, ...describeOrder(side, caller, found) },
        isRefused: false,
      };
    },
  });
}
