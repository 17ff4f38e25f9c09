/** `list_orders`: the customer's newest orders here, each with its state. */
import { z } from 'zod';
import { ORDER_STATES, writeAmountOf, type Locale } from '#core';
import { listOrders, type FoundOrder } from '../orders/find-order.ts';
import { LATELY_MS } from '../orders/is-past.ts';
import type { RequestSide } from '../request-side.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { stateWords } from '../words/state-words.ts';
import { joinWords, plainWords, type Words } from '../words/words.ts';
import { localeOfOrderInput } from './locale-input.ts';
import { pageInput } from './page-input.ts';
import { makeTool, READING_MARKS, type Tool } from './tool.ts';

const MOST_LISTED = 10;
/** As many as are said at once; the result has them all. */
const MOST_SAID = 3;

export function listOrdersTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'list_orders',
    title: 'List orders',
    description:
      'Lists the newest orders that were asked for here, the newest first, each with total, check words and state. Call it for "my orders", "what did I order", "all my purchases", or to find an earlier one to order again. Speaks three; another page speaks the next. Past orders may be told on the phone only.',
    input: z.strictObject({ page: pageInput, locale: localeOfOrderInput }),
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
      are_past_orders_on_phone: z
        .boolean()
        .describe('There are past orders, and others may hear this device: only the phone tells.'),
    }),
    marks: READING_MARKS,
    async run({ page, locale: asked }, { caller, locale }) {
      const found = await listOrders(side, caller);
      const told = found.filter(({ isForPhone }) => !isForPhone).slice(0, MOST_LISTED);
      const arePastOnPhone = found.some(({ isForPhone }) => isForPhone);
      const nowEpochMs = side.clock.nowEpochMs();
      return {
        words: joinWords(locale, ...wordsOf(told, { page, arePastOnPhone, locale, asked })),
        structured: {
          orders: told.map((order) => describe(order, nowEpochMs)),
          are_past_orders_on_phone: arePastOnPhone,
        },
        isRefused: false,
      };
    },
  });
}

function wordsOf(
  told: readonly FoundOrder[],
  of: {
    readonly page: number;
    readonly arePastOnPhone: boolean;
    readonly locale: Locale;
    readonly asked: Locale | undefined;
  },
): readonly Words[] {
  const { order: words, audit, search } = shopWordsOf(of.locale);
  const from = (of.page - 1) * MOST_SAID;
  const said = told
    .slice(from, from + MOST_SAID)
    .map((order) => stateWords(order, of.asked ?? order.dryRun.terms.locale));
  const more = told.length > from + said.length ? [plainWords(audit.more)] : [];
  if (of.arePastOnPhone) return [...said, ...more, plainWords(words.pastOnPhone)];
  if (said.length === 0) return [plainWords(told.length === 0 ? words.none : search.noMore)];
  return [...said, ...more];
}

function describe(order: FoundOrder, nowMs: number): Record<string, unknown> {
  const { dryRun, standing } = order;
  const { state, receipt } = standing;
  return {
    digest: dryRun.digest,
    state,
    check_words: dryRun.checkWords,
    total: writeAmountOf(dryRun.terms, dryRun.terms.totalMinor),
    asked_at: new Date(dryRun.createdAt).toISOString(),
    is_just_redeemed: isJustRedeemed(order, nowMs),
    charged_at: receipt && new Date(receipt.chargedAt).toISOString(),
  };
}

/** Of a declined payment no time is known: its order's own age stands for it. */
function isJustRedeemed({ dryRun, standing }: FoundOrder, nowMs: number): boolean {
  const { state, receipt } = standing;
  if (receipt) return nowMs - receipt.chargedAt < LATELY_MS;
  if (state === 'payment_declined') return nowMs - dryRun.createdAt < LATELY_MS;
  return state === 'payment_processing' || state === 'payment_unknown';
}
