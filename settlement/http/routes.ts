/** The six calls that the other sides may make (docs/wire.md). */
import type { Express } from 'express';
import type { z } from 'zod';
import {
  bookRequestSchema,
  cancelRequestSchema,
  quoteRequestSchema,
  redeemRequestSchema,
  statusRequestSchema,
  voidRequestSchema,
} from '#core';
import { createRefusalCount, parseBody, type CheckBearer, type Log, type Timers } from '#edge';
import type { Settlement } from '../create-settlement.ts';
import { answerFault } from './answer-fault.ts';
import { createCallerCheck, type RouteAccess } from './check-caller.ts';

export interface RouteOptions {
  readonly settlement: Settlement;
  readonly checkBearer: CheckBearer;
  readonly timers: Timers;
  readonly log: Log;
}

export function addRoutes(
  app: Express,
  { settlement, checkBearer, timers, log }: RouteOptions,
): void {
  const checkCaller = createCallerCheck(checkBearer, createRefusalCount({ timers, log }));
  const route = <Body>(
    path: string,
    access: RouteAccess,
    call: { readonly body: z.ZodType<Body>; readonly ask: (body: Body) => Promise<unknown> },
  ): void => {
    app.post(path, checkCaller(access), async (request, response) => {
      response.json(await call.ask(parseBody(request.body, call.body)));
    });
  };
  const ofMcp = (scope: RouteAccess['scope']): RouteAccess => ({ scope, clientId: 'mcp-service' });

  route('/quote', ofMcp('quote'), {
    body: quoteRequestSchema,
    ask: (body) => settlement.quote(body),
  });
  // What `quote` would show anyway, entry by entry: the same scope.
  route('/book', ofMcp('quote'), {
    body: bookRequestSchema,
    ask: (body) => settlement.listBook(body),
  });
  route('/redeem', ofMcp('redeem'), {
    body: redeemRequestSchema,
    ask: (body) => settlement.redeem(body),
  });
  route('/cancel', ofMcp('cancel'), {
    body: cancelRequestSchema,
    ask: (body) => settlement.cancel(body),
  });
  route('/status', ofMcp('status'), {
    body: statusRequestSchema,
    ask: (body) => settlement.status(body),
  });
  route(
    '/void',
    { scope: 'void', clientId: 'approval-service' },
    { body: voidRequestSchema, ask: (body) => settlement.voidOrder(body) },
  );
  app.use(answerFault(log));
}
