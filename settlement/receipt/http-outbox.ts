/** The outbox over HTTP: `POST /messages`; a key that it knows already counts as taken. */
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';
import type { Outbox } from '../settlement-context.ts';

const OUTBOX_TIMEOUT_MS = 5000;

export function createHttpOutbox({
  url,
  fetch,
}: {
  readonly url: string;
  readonly fetch: Fetch;
}): Outbox {
  return {
    async send(message) {
      await callJson({
        method: 'POST',
        url: new URL('/messages', url).href,
        headers: {},
        body: message,
        answer: z.unknown(),
        timeoutMs: OUTBOX_TIMEOUT_MS,
        fetch,
      });
    },
  };
}
