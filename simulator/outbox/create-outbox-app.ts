/** The outbox stand-in as an HTTP application: it sends nothing, it shows what would be sent. */
import type { Express } from 'express';
import { createHttpApp, parseBody, type Log } from '#edge';
import { messageSchema, type MessageStore } from './message-store.ts';

export function createOutboxApp({
  hosts,
  messages,
  log,
}: {
  readonly hosts: readonly string[];
  readonly messages: MessageStore;
  readonly log: Log;
}): Express {
  return createHttpApp({
    hosts,
    log,
    routes: (app) => {
      app.post('/messages', (request, response) => {
        const { message, isNew } = messages.keep(parseBody(request.body, messageSchema));
        response.status(isNew ? 201 : 200).json(message);
      });
      app.get('/messages', (_request, response) => {
        response.json({ messages: messages.list() });
      });
    },
  });
}
