/** The mailbox stand-in as the linked customer sees it: e-mails to that address alone, newest first, as text. */
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
}

/** What the outbox tells; whatever else it holds (markup too) goes no further. */
const messagesSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      date: z.string(),
    }),
  ),
});

export async function readMailbox(
  address: string,
  { outbox, fetch }: { readonly outbox: string; readonly fetch: Fetch },
): Promise<readonly Mail[]> {
  const { messages } = await callJson({
    method: 'GET',
    url: `${outbox}/messages`,
    answer: messagesSchema,
    timeoutMs: 5000,
    fetch,
  });
  return messages
    .filter(({ to }) => to === address)
    .map(({ id, subject, text, date }) => ({ id, subject, text, date }))
    .reverse();
}
