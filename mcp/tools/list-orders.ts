/** `list_orders`: the customer's newest orders here, each with its state. */
import { z } from 'zod';
import { ORDER_STATES, writeAmountOf } from '#core';
import { listOrders, type FoundOrder } from '../orders/find-order.ts';
import type { RequestSide } from '../request-side.ts';
import { stateWords } from '../words/state-words.ts';
import { joinWords, plainWords } from '../words/words.ts';
import { makeTool, READING_MARKS, type Tool } from './tool.ts';

const MOST_LISTED = 10;
/** As many as are said; the rest is in the result. */
const MOST_SAID = 3;

export function listOrdersTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'list_orders',
    title: 'List orders',
    description:
      'Lists the newest orders that were asked for here, the newest first, each with total, check words and state. Call it when the customer asks about several orders.',
    input: z.strictObject({}),
    output: z.strictObject({
      orders: z.array(
        z.strictObject({
          digest: z.string(),
          state: z.enum(ORDER_STATES),
          check_words: z.string(),
          total: z.string(),
          asked_at: z.string(),
        }),
      ),
    }),
    marks: READING_MARKS,
    async run(_input, caller) {
      const found = (await listOrders(side, caller)).slice(0, MOST_LISTED);
      const words =
        found.length === 0
          ? plainWords('You have no order here.')
          : joinWords(...found.slice(0, MOST_SAID).map(stateWords));
      return { words, structured: { orders: found.map(describe) }, isRefused: false };
    },
  });
}

function describe({ dryRun, standing }: FoundOrder): Record<string, string> {
  return {
    digest: dryRun.digest,
    state: standing.state,
    check_words: dryRun.checkWords,
    total: writeAmountOf(dryRun.terms, dryRun.terms.totalMinor),
    asked_at: new Date(dryRun.createdAt).toISOString(),
  };
}
