/** Alexa's request envelope, checked as far as the skill and the ASK SDK read it. */
import type { RequestEnvelope } from 'ask-sdk-model';
import { z } from 'zod';

const applicationSchema = z.looseObject({ applicationId: z.string().max(200) });

const slotSchema = z.looseObject({
  name: z.string().max(100),
  value: z.string().max(2000).nullish(),
});

const requestSchema = z.looseObject({
  type: z.string().min(1).max(200),
  requestId: z.string().max(500),
  timestamp: z.string().max(100),
  locale: z.string().max(20).nullish(),
});

const intentRequestSchema = requestSchema.extend({
  type: z.literal('IntentRequest'),
  intent: z.looseObject({
    name: z.string().min(1).max(200),
    slots: z.record(z.string().max(100), slotSchema).nullish(),
  }),
});

const envelopeSchema = z.looseObject({
  version: z.string().max(20),
  session: z
    .looseObject({
      new: z.boolean(),
      sessionId: z.string().max(500),
      application: applicationSchema,
      attributes: z.record(z.string(), z.unknown()).nullish(),
    })
    .optional(),
  context: z.looseObject({
    System: z.looseObject({
      application: applicationSchema,
      user: z.looseObject({ userId: z.string().max(500) }),
    }),
  }),
  request: z.union([
    intentRequestSchema,
    requestSchema.refine(
      ({ type }) => type !== 'IntentRequest',
      'an intent request needs an intent',
    ),
  ]),
});

export type ParsedEnvelope =
  | { readonly outcome: 'parsed'; readonly envelope: RequestEnvelope }
  | { readonly outcome: 'malformed' }
  | { readonly outcome: 'other_skill' };

/** `other_skill`: the envelope, or the session in it, is for another application. */
export function parseEnvelope(body: unknown, applicationId: string): ParsedEnvelope {
  const parsed = envelopeSchema.safeParse(body);
  if (!parsed.success) return { outcome: 'malformed' };
  const { context, session } = parsed.data;
  const ids = [context.System.application, ...(session ? [session.application] : [])];
  if (ids.some((application) => application.applicationId !== applicationId)) {
    return { outcome: 'other_skill' };
  }
  // The SDK's type names many fields that nothing here reads; what is read was checked above or is checked where it is read.
  return { outcome: 'parsed', envelope: parsed.data as unknown as RequestEnvelope };
}
