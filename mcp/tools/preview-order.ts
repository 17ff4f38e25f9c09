/** `preview_order`: the dry run. It proposes; nothing is bought, and nothing here can confirm it. */
import { z } from 'zod';
import {
  addressIdSchema,
  instrumentIdSchema,
  MOST_OF_ONE_PRODUCT,
  productIdSchema,
  RISK_CATEGORIES,
} from '#core';
import { proposeCart } from '../cart/propose-cart.ts';
import { describeOrder } from '../orders/describe-order.ts';
import { noteProposalRefused } from '../orders/note-proposal.ts';
import { orderShape } from '../orders/order-shape.ts';
import { PROPOSAL_REFUSALS, proposeOrder } from '../orders/propose-order.ts';
import type { RequestSide } from '../request-side.ts';
import { nextStepWords } from '../words/next-step-words.ts';
import { proposalRefusedWords, proposedWords } from '../words/proposal-words.ts';
import { joinWords } from '../words/words.ts';
import { localeInput } from './locale-input.ts';
import { makeTool, refusal, type Tool } from './tool.ts';

/** Keeps a result below 20 KB and a sentence short enough to be heard. */
const MOST_ITEMS = 20;

const previewInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product_id: productIdSchema.describe('As a search returned it.'),
        quantity: z.int().min(1).max(MOST_OF_ONE_PRODUCT),
      }),
    )
    .min(1)
    .max(MOST_ITEMS)
    .optional()
    .describe("What to order; the customer's cart when left out."),
  address_id: addressIdSchema
    .optional()
    .describe(
      "From the customer's own book; when left out the cart's for the cart, else the usual address.",
    ),
  instrument_id: instrumentIdSchema
    .optional()
    .describe(
      "From the customer's own book; when left out the cart's for the cart, else the usual way to pay.",
    ),
  category: z
    .enum(RISK_CATEGORIES)
    .optional()
    .describe(
      'The kind of goods that the customer asked for, where they named one: if the goods are of another kind, the customer is told so.',
    ),
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
      'Makes a dry run of an order, of the named products or, without them, of the cart. Call it when the customer wants to order, buy, check out or hear the exact total. Returns the total with delivery and tax and a sentence: read that to the customer word for word. Nothing is bought. Only the customer can confirm it, on the phone card at card_url, and then says a four-digit code. The same request again in the same language gives the same dry run.',
    input: previewInput,
    output: previewOutput,
    marks: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    onNotUnderstood: (caller) => noteProposalRefused(side, caller, { reason: 'invalid_request' }),
    async run(input, { caller, locale, deviceId }) {
      const { address_id: addressId, instrument_id: instrumentId, category } = input;
      const items = input.items?.map(({ product_id: productId, quantity }) => ({
        productId,
        quantity,
      }));
      const wish = { addressId, instrumentId, claimedCategory: category, deviceId, locale };
      const answer = items
        ? await proposeOrder(side, caller, { ...wish, items })
        : await proposeCart(side, caller, wish);
      if (answer.outcome === 'refused') {
        const { reason } = answer;
        const told = proposalRefusedWords(reason, locale);
        const words = joinWords(locale, told, ...nextStepWords(reason, locale));
        return refusal(words, { outcome: 'refused', reason });
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
