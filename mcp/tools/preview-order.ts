/** `preview_order`: the dry run. It proposes; nothing is bought, and nothing here can confirm it. */
import { z } from 'zod';
import { addressIdSchema, instrumentIdSchema, productIdSchema } from '#core';
import { describeOrder } from '../orders/describe-order.ts';
import { noteProposalRefused } from '../orders/note-proposal.ts';
import { LARGEST_QUANTITY } from '../orders/order-item.ts';
import { orderShape } from '../orders/order-shape.ts';
import { PROPOSAL_REFUSALS, proposeOrder } from '../orders/propose-order.ts';
import type { RequestSide } from '../request-side.ts';
import { proposalRefusedWords, proposedWords } from '../words/proposal-words.ts';
import { localeInput } from './locale-input.ts';
import { makeTool, refusal, type Tool } from './tool.ts';

/** Keeps a result below 20 KB and a sentence short enough to be heard. */
const MOST_ITEMS = 20;

const previewInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product_id: productIdSchema.describe('As a search returned it.'),
        quantity: z.int().min(1).max(LARGEST_QUANTITY),
      }),
    )
    .min(1)
    .max(MOST_ITEMS),
  address_id: addressIdSchema
    .optional()
    .describe("From the customer's own book; the usual address when left out."),
  instrument_id: instrumentIdSchema
    .optional()
    .describe("From the customer's own book; the usual way to pay when left out."),
  locale: localeInput,
});

const previewOutput = z.strictObject({
  outcome: z.enum(['proposed', 'refused']),
  reason: z.enum(PROPOSAL_REFUSALS).optional(),
  ...orderShape.partial().shape,
  replay_suppressed: z
    .boolean()
    .optional()
    .describe(
      'The same was asked for less than a minute ago: this is that dry run, and no new one.',
    ),
});

export function previewOrderTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'preview_order',
    title: 'Read an order back',
    description:
      'Makes a dry run of an order: exact total with delivery and tax, read back to the customer. Nothing is bought. Read the sentence to the customer word for word. Only the customer can confirm it, on the phone card at card_url; the customer then says a four-digit code. The same request again in the same language gives the same dry run.',
    input: previewInput,
    output: previewOutput,
    marks: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    onNotUnderstood: (caller) => noteProposalRefused(side, caller, { reason: 'invalid_request' }),
    async run(input, { caller, locale }) {
      const answer = await proposeOrder(side, caller, {
        items: input.items.map(({ product_id: productId, quantity }) => ({ productId, quantity })),
        addressId: input.address_id,
        instrumentId: input.instrument_id,
        locale,
      });
      if (answer.outcome === 'refused') {
        return refusal(proposalRefusedWords(answer.reason, locale), {
          outcome: 'refused',
          reason: answer.reason,
        });
      }
      const { dryRun, state, isReplay } = answer;
      const standing = { state, triesLeft: null, receipt: null };
      return {
        words: proposedWords(dryRun),
        structured: {
          outcome: 'proposed',
          ...describeOrder(side, caller, { dryRun, standing }),
          ...(isReplay ? { replay_suppressed: true } : {}),
        },
        isRefused: false,
      };
    },
  });
}
