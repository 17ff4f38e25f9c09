/** The Echo without a browser: says words to the Alexa cloud stand-in and moves its clock. */
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';

const turnSchema = z.object({
  turnNumber: z.number().int(),
  kind: z.enum(['answer', 'reprompt', 'ended', 'trouble']),
  heard: z.string().nullable(),
  request: z.string().nullable(),
  intent: z.object({ name: z.string(), slots: z.record(z.string(), z.string()) }).nullable(),
  caption: z.string(),
  listens: z.boolean(),
  directives: z.array(z.looseObject({ type: z.string() })),
  fault: z.string().nullable(),
});
export type EchoTurn = z.output<typeof turnSchema>;

const saidSchema = z.object({ turn: turnSchema, session: z.enum(['open', 'closed']) });
const stateSchema = z.object({
  session: z.enum(['open', 'closed']),
  lastTurn: turnSchema.nullable(),
});

export interface EchoClient {
  say(text: string): Promise<z.output<typeof saidSchema>>;
  advance(advanceMs: number): Promise<z.output<typeof stateSchema>>;
}

export function createEchoClient({
  pageOrigin,
  dial,
}: {
  readonly pageOrigin: string;
  readonly dial: Fetch;
}): EchoClient {
  const post = <Answer>(path: string, body: unknown, answer: z.ZodType<Answer>): Promise<Answer> =>
    callJson({
      method: 'POST',
      url: `${pageOrigin}${path}`,
      body,
      answer,
      timeoutMs: 20_000,
      fetch: dial,
    });
  return {
    say: (text) => post('/alexa/utterances', { text }, saidSchema),
    advance: (advanceMs) => post('/alexa/clock', { advanceMs }, stateSchema),
  };
}
