/**
 * A touch on our own screen (Alexa.Presentation.APL.UserEvent), which does what the same words do. There is none that pays or confirms, and
 * one that is not understood does nothing.
 */
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';
import { MOST_OFFERED } from './session.ts';

export type Touch =
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'more' | 'cart' | 'readBack' | 'checkout' };

const argumentsSchema = z.union([
  z.tuple([z.literal('choose'), z.int().min(1).max(MOST_OFFERED)]),
  z.tuple([z.enum(['more', 'cart', 'readBack', 'checkout'])]),
]);

/** Positions are counted from one, as they are read out. */
export function touchOf({ requestEnvelope: { request } }: HandlerInput): Touch | undefined {
  if (request.type !== 'Alexa.Presentation.APL.UserEvent') return undefined;
  const parsed = argumentsSchema.safeParse(request.arguments);
  if (!parsed.success) return undefined;
  const [kind, position] = parsed.data;
  return kind === 'choose' ? { kind, index: position - 1 } : { kind };
}

export function isTouch(input: HandlerInput, kind: Touch['kind']): boolean {
  return touchOf(input)?.kind === kind;
}
