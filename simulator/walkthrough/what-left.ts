/** What left Hearback: the processor's wire log and the written receipts, read from the stand-ins that got them. */
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';

const wireLogSchema = z.object({
  captures: z.array(
    z.object({
      requestId: z.string(),
      referenceId: z.string(),
      amount: z.object({ currency_code: z.string(), value: z.string() }),
      payee: z.string(),
      vaultId: z.string(),
    }),
  ),
});
export type Capture = z.output<typeof wireLogSchema>['captures'][number];

const messagesSchema = z.union([
  z.array(z.looseObject({ to: z.string(), subject: z.string(), text: z.string() })),
  z
    .object({
      messages: z.array(z.looseObject({ to: z.string(), subject: z.string(), text: z.string() })),
    })
    .transform(({ messages }) => messages),
]);
export type Message = z.output<typeof messagesSchema>[number];

export async function readCaptures(
  processorOrigin: string,
  fetch: Fetch,
): Promise<readonly Capture[]> {
  const url = `${processorOrigin}/control/wire-log`;
  return (await callJson({ method: 'GET', url, answer: wireLogSchema, timeoutMs: 5000, fetch }))
    .captures;
}

export async function readMessages(
  outboxOrigin: string,
  fetch: Fetch,
): Promise<readonly Message[]> {
  return callJson({
    method: 'GET',
    url: `${outboxOrigin}/messages`,
    answer: messagesSchema,
    timeoutMs: 5000,
    fetch,
  });
}
