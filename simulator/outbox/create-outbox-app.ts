/** The mailbox as an HTTP application: it shows what the customers got. Mail comes in by SMTP alone. */
import type { Express } from 'express';
import { createHttpApp, type Log } from '#edge';
import type { MailboxStore } from './mailbox-store.ts';

export function createOutboxApp({
  hosts,
  store,
  log,
}: {
  readonly hosts: readonly string[];
  readonly store: Pick<MailboxStore, 'list'>;
  readonly log: Log;
}): Express {
  return createHttpApp({
    hosts,
    log,
    routes: (app) => {
      app.get('/messages', (_request, response) => {
        response.json({ messages: store.list() });
      });
    },
  });
}
