/** What a session remembers: which order was read out, and, while a choice is open, what was offered and how many were asked for. Never a token, never a code. */
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';
import { orderDigestSchema } from '#core';

const sessionSchema = z.object({
  digest: orderDigestSchema.optional(),
  offeredQuantity: z.int().min(1).max(99).optional(),
  offeredProducts: z.array(z.string().max(200)).max(4).optional(),
});

export type SkillSession = z.output<typeof sessionSchema>;

/** Attributes that do not parse are forgotten. */
export function readSession(input: HandlerInput): SkillSession {
  if (!input.requestEnvelope.session) return {};
  const parsed = sessionSchema.safeParse(input.attributesManager.getSessionAttributes());
  return parsed.success ? parsed.data : {};
}

export function writeSession(input: HandlerInput, session: SkillSession): void {
  if (input.requestEnvelope.session) input.attributesManager.setSessionAttributes(session);
}
