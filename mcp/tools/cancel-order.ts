/** `cancel_order`: ends an order that was not placed. */
import { z } from 'zod';
import { cancelAnswerSchema, orderDigestSchema } from '#core';
import { findLocaleOfOrder } from '../orders/find-order.ts';
import type { RequestSide } from '../request-side.ts';
import { cancelWords } from '../words/cancel-words.ts';
import { localeOfOrderInput } from './locale-input.ts';
import { makeTool, type Tool } from './tool.ts';

export function cancelOrderTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'cancel_order',
    title: 'Cancel an order',
    description:
      'Ends an order that is not placed yet; its code is worth nothing after that. Call it for "cancel it", "stop my order", "never mind", "I changed my mind". Says whether it is ended. A placed order cannot be cancelled with it.',
    input: z.strictObject({
      digest: orderDigestSchema.describe('Of the order, as its preview or a list gave it.'),
      locale: localeOfOrderInput,
    }),
    output: z.strictObject({ outcome: cancelAnswerSchema.shape.outcome }),
    marks: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    },
    localeOf: ({ digest }, caller) => findLocaleOfOrder(side, caller, digest),
    async run({ digest }, { caller, locale }) {
      const { outcome } = await side.settlement.cancel({ ...caller, digest });
      const isEnded = ['cancelled', 'declined', 'expired'].includes(outcome);
      return { words: cancelWords(outcome, locale), structured: { outcome }, isRefused: !isEnded };
    },
  });
}
