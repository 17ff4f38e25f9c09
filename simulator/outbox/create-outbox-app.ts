/** The outbox as an HTTP application: the mailbox, which shows what the customers got by SMTP, and the push service. */
import type { Express } from 'express';
import { createHttpApp, type Log } from '#edge';
import { pushRoutes, type PushParts } from '../push/push-routes.ts';
import type { MailboxStore } from './mailbox-store.ts';

export function createOutboxApp({
  hosts,
  store,
  push,
  log,
}: {
  readonly hosts: readonly string[];
  readonly store: Pick<MailboxStore, 'list'>;
  /** Without it there is the mailbox alone. */
  readonly push?: PushParts;
  readonly log: Log;
}): Express {
  return createHttpApp({
    hosts,
    log,
    routes: (app) => {
      if (push) pushRoutes(app, push);
      app.get('/messages', (_request, response) => {
        response.json({ messages: store.list() });
      });
    },
  });
}
