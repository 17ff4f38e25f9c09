/** The outbox over HTTP: `POST /messages`. */
import { z } from 'zod';
import type { Outbox } from '#core';
import { callJson, type Fetch } from '#edge';

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
        body: message,
        answer: z.unknown(),
        timeoutMs: OUTBOX_TIMEOUT_MS,
        fetch,
      });
    },
  };
}
