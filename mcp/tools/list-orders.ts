/** `list_orders`: the customer's newest orders here, each with its state. */
import { z } from 'zod';
import { ORDER_STATES, writeAmountOf } from '#core';
import { listOrders, type FoundOrder } from '../orders/find-order.ts';
import type { RequestSide } from '../request-side.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { stateWords } from '../words/state-words.ts';
import { joinWords, plainWords } from '../words/words.ts';
import { localeOfOrderInput } from './locale-input.ts';
import { makeTool, READING_MARKS, type Tool } from './tool.ts';

const MOST_LISTED = 10;
/** As many as are said; the rest is in the result. */
const MOST_SAID = 3;
/** So long after a payment, "how is my order" is about that order. */
const JUST_REDEEMED_MS = 15 * 60_000;

export function listOrdersTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'list_orders',
    title: 'List orders',
    description:
      'Lists the newest orders that were asked for here, the newest first, each with total, check words and state. Call it when the customer asks about several orders.',
    input: z.strictObject({ locale: localeOfOrderInput }),
    output: z.strictObject({
      orders: z.array(
        z.strictObject({
          digest: z.string(),
          state: z.enum(ORDER_STATES),
          check_words: z.string(),
          total: z.string(),
          asked_at: z.string(),
          is_just_redeemed: z
            .boolean()
            .describe('Its code was accepted lately: tell how it is before any other order.'),
          charged_at: z.string().nullable(),
        }),
      ),
    }),
    marks: READING_MARKS,
    async run({ locale: asked }, { caller, locale }) {
      const found = (await listOrders(side, caller)).slice(0, MOST_LISTED);
      const words =
        found.length === 0
          ? plainWords(shopWordsOf(locale).order.none)
          : joinWords(
              locale,
              ...found
                .slice(0, MOST_SAID)
                .map((order) => stateWords(order, asked ?? order.dryRun.terms.locale)),
            );
      return {
        words,
        structured: { orders: found.map((order) => describe(order, side.clock.nowEpochMs())) },
        isRefused: false,
      };
    },
  });
}

function describe({ dryRun, standing }: FoundOrder, nowMs: number): Record<string, unknown> {
  const { state, receipt } = standing;
  return {
    digest: dryRun.digest,
    state,
    check_words: dryRun.checkWords,
    total: writeAmountOf(dryRun.terms, dryRun.terms.totalMinor),
    asked_at: new Date(dryRun.createdAt).toISOString(),
    is_just_redeemed: isJustRedeemed({ dryRun, standing }, nowMs),
    charged_at: receipt && new Date(receipt.chargedAt).toISOString(),
  };
}

/** Of a declined payment no time is known: its order's own age stands for it. */
function isJustRedeemed({ dryRun, standing }: FoundOrder, nowMs: number): boolean {
  const { state, receipt } = standing;
  if (receipt) return nowMs - receipt.chargedAt < JUST_REDEEMED_MS;
  if (state === 'payment_declined') return nowMs - dryRun.createdAt < JUST_REDEEMED_MS;
  return state === 'payment_processing' || state === 'payment_unknown';
}
