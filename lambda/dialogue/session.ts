/**
 * What a session remembers: the order that was read out and how it was made up, what was offered, and the last answer, so that it can be
 * said again. Never a token, never a code. The customer's own words are kept only as a search, to page on in it.
 */
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';
import { MOST_OF_ONE_PRODUCT, orderDigestSchema } from '#core';
import { ASKED, type Asked } from './asked.ts';

/** As many as are read out at once. */
export const MOST_OFFERED = 5;

const idSchema = z.string().min(1).max(200);
const quantitySchema = z.int().min(1).max(MOST_OF_ONE_PRODUCT);

const itemSchema = z.object({ productId: idSchema, quantity: quantitySchema });
export type DraftItem = z.output<typeof itemSchema>;

/** What an order is made of. Without items it is the cart's, with the cart's own address and way to pay. */
const draftSchema = z.object({
  items: z.array(itemSchema).min(1).max(20).optional(),
  addressId: idSchema.optional(),
  instrumentId: idSchema.optional(),
});
export type Draft = z.output<typeof draftSchema>;

const offeredSchema = z.object({
  purpose: z.enum(['order', 'add', 'remove', 'deliver_to', 'pay_with']),
  ids: z.array(idSchema).min(1).max(MOST_OFFERED),
  quantity: quantitySchema.optional(),
  query: z.string().min(1).max(200).optional(),
  page: z.int().min(1).max(1000),
  more: z.int().min(0),
  /** Which of them was chosen, from zero. */
  taken: z
    .int()
    .min(0)
    .max(MOST_OFFERED - 1)
    .optional(),
});
export type Offered = z.output<typeof offeredSchema>;

const lastAnswerSchema = z.object({ spoken: z.string().max(8000), asks: z.enum(ASKED) });

const sessionSchema = z.object({
  digest: orderDigestSchema.optional(),
  draft: draftSchema.optional(),
  offered: offeredSchema.optional(),
  /** The line of the cart that was changed last. */
  cartProductId: idSchema.optional(),
  /** Of a cart that was not told to its end. */
  nextCartPage: z.int().min(2).max(10).optional(),
  hasLabels: z.literal(true).optional(),
  lastAnswer: lastAnswerSchema.optional(),
});

export type SkillSession = z.output<typeof sessionSchema>;

/** Attributes that do not parse are forgotten. */
export function readSession(input: HandlerInput): SkillSession {
  if (!input.requestEnvelope.session) return {};
  const parsed = sessionSchema.safeParse(input.attributesManager.getSessionAttributes());
  return parsed.success ? parsed.data : {};
}

function writeSession(input: HandlerInput, session: SkillSession): void {
  if (input.requestEnvelope.session) input.attributesManager.setSessionAttributes(session);
}

export function changeSession(input: HandlerInput, change: Partial<SkillSession>): void {
  writeSession(input, { ...readSession(input), ...change });
}

/** What was read out and can be ordered or put into the cart; undefined where labels or lines of the cart were read out since. */
export function offeredProductsOf(input: HandlerInput): Offered | undefined {
  const { offered } = readSession(input);
  return offered?.purpose === 'order' || offered?.purpose === 'add' ? offered : undefined;
}

/** The question that is open, if one is. */
export function askedOf(input: HandlerInput): Asked | undefined {
  return readSession(input).lastAnswer?.asks;
}

/** After an order has ended: what was offered for it is over as well. */
export function forgetOrder(input: HandlerInput): void {
  const { hasLabels } = readSession(input);
  writeSession(input, hasLabels ? { hasLabels } : {});
}
