/**
 * The card's address by elicitation in URL mode (MCP 2025-11-25, elicitation), to a host that declared it. It is an offer beside the answer: nobody waits
 * for what the host says to it, and an order is confirmed on the card alone. The address holds no credential; the card asks who is there.
 */
import { randomUUID } from 'node:crypto';
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import { localeIn } from '../tools/locale-input.ts';
import { hostWordsOf } from './host-words.ts';
import { EVENT_STREAM, eventsOf, serverEvent } from './server-event.ts';

/** URL mode came with it. */
const VERSION = '2025-11-25';

const declaringSchema = z.object({
  method: z.literal('initialize'),
  params: z.object({
    protocolVersion: z.literal(VERSION),
    // `elicitation: {}` declares forms alone.
    capabilities: z.object({ elicitation: z.object({ url: z.looseObject({}) }) }),
  }),
});

/**
 * There are no sessions here, so what a host declared comes back with each of its calls, in the id that it has to send (transports, session
 * management). It says what the host can show and nothing else: it opens nothing, and whoever makes one up is offered an address that they may see.
 */
const CARRIES = 'shows-addresses.';

/** The id for a host that can show addresses; undefined for every other, which gets none. */
export function idForDeclared(message: unknown): string | undefined {
  return declaringSchema.safeParse(message).success ? `${CARRIES}${randomUUID()}` : undefined;
}

const callSchema = z.object({
  method: z.literal('tools/call'),
  // Without an id it is no request, and has no answer.
  id: z.union([z.string(), z.int()]),
  params: z.object({ arguments: z.unknown().optional() }),
});

const orderSchema = z.object({ state: z.literal('waiting'), card_url: z.url() });
const answerSchema = z.object({
  result: z.object({
    structuredContent: z.union([
      orderSchema,
      z.object({ new_order: orderSchema }).transform(({ new_order }) => new_order),
    ]),
  }),
});

/** The answer, after an offer of the card where it holds an order that waits to be confirmed. */
export async function offerCard(
  answer: Response,
  {
    message,
    headers,
    readsStreams,
  }: { readonly message: unknown; readonly headers: Headers; readonly readsStreams: boolean },
): Promise<Response> {
  const call = callSchema.safeParse(message);
  const isDeclared = headers.get('mcp-session-id')?.startsWith(CARRIES) === true;
  const isServed = headers.get('mcp-protocol-version') === VERSION;
  if (!call.success || !isDeclared || !isServed || !readsStreams) return answer;
  const cardUrl = cardUrlIn(await answer.clone().text());
  if (cardUrl === undefined) return answer;
  const offer = {
    jsonrpc: '2.0',
    id: randomUUID(),
    method: 'elicitation/create',
    params: {
      mode: 'url',
      elicitationId: randomUUID(),
      url: cardUrl,
      message: hostWordsOf(localeIn(call.data.params.arguments)).openCard,
    },
  };
  const body = serverEvent(JSON.stringify(offer)) + (await eventsOf(answer));
  return new Response(body, { headers: { 'content-type': EVENT_STREAM } });
}

function cardUrlIn(text: string): string | undefined {
  const answer = answerSchema.safeParse(parseAnswerBody(text));
  return answer.data?.result.structuredContent.card_url;
}
