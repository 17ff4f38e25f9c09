/** The processor stand-in as an HTTP application. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { urlencoded, type ErrorRequestHandler, type Express, type Response } from 'express';
import { createHttpApp, isUnreadableBody, parseBody, type Log } from '#edge';
import { z } from 'zod';
import { createAccessTokens, type AccessTokens } from './access-tokens.ts';
import { behaviourOrderSchema, createBehaviours, type Behaviours } from './behaviours.ts';
import { cardEntryRoutes } from './card-entry-routes.ts';
import type { ProcessorConfig } from './config.ts';
import { minimalOrder, type OrderResource } from './order-resource.ts';
import { faultBody, PayPalFault } from './paypal-fault.ts';
import type { ProcessorStore } from './processor-store.ts';
import { addRefundControl, addRefundRoutes } from './refund-routes.ts';
import type { RefundStore } from './refund-store.ts';
import { takeOrder, type TakenOrder, type TakeOrderParts } from './take-order.ts';
import { vaultRoutes } from './vault-routes.ts';
import type { VaultStore } from './vault-store.ts';

/** An answer that never comes: the connection is cut after this time, as a load balancer would. */
const NEVER_MS = 60_000;

export interface ProcessorAppParts {
  readonly config: ProcessorConfig;
  readonly store: ProcessorStore;
  readonly vault: VaultStore;
  readonly refunds: RefundStore;
  readonly nowEpochMs: () => number;
  /** So many random bytes. */
  readonly randomBytes: (count: number) => Buffer;
  readonly log: Log;
}

export function createProcessorApp(parts: ProcessorAppParts): Express {
  const { config, store, vault, refunds, nowEpochMs, randomBytes, log } = parts;
  const behaviours = createBehaviours();
  const tokens = createAccessTokens({
    clients: config.clients,
    store,
    nowEpochMs,
    newToken: () => randomBytes(32).toString('base64url'),
  });
  const takeParts: TakeOrderParts = {
    config,
    store,
    findVaultCard: (clientId, vaultId) => vault.findCard(clientId, vaultId),
    behaviours,
    nowEpochMs,
    newId: () => payPalId(randomBytes(17)),
    baseUrl: `http://${config.hosts[0] ?? ''}`,
  };
  const callerOf = (authorization: string | undefined): string => {
    const clientId = tokens.clientOf(authorization);
    if (clientId === undefined) throw new PayPalFault(401);
    return clientId;
  };
  const vaultParts = { ...takeParts, vault, clients: config.clients };
  const answerFault = payPalFaults(() => randomBytes(7).toString('hex').slice(0, 13));
  return createHttpApp({
    hosts: config.cardPage ? [...config.hosts, new URL(config.cardPage.origin).host] : config.hosts,
    log,
    routes: (app) => {
      tokenRoute(app, tokens);
      // Before the routes too, so that a body that is no JSON is refused in PayPal's words.
      app.use(['/v2', '/v3'], answerFault);
      orderRoutes(app, { callerOf, takeParts });
      vaultRoutes(app, vaultParts, callerOf);
      const refundParts = { store, refunds, nowEpochMs, newId: takeParts.newId, callerOf };
      const refundBehaviours = addRefundRoutes(app, refundParts);
      app.use(['/v2', '/v3'], answerFault);
      if (config.cardPage) cardEntryRoutes(app, config.cardPage, vaultParts);
      controlRoutes(app, { behaviours, store });
      addRefundControl(app, { behaviours: refundBehaviours, refunds });
    },
  });
}

function tokenRoute(app: Express, tokens: AccessTokens): void {
  const readForm = urlencoded({ extended: false, limit: '4kb' });
  app.post('/v1/oauth2/token', readForm, (request, response) => {
    const answer = tokens.issue(request.headers.authorization);
    if (answer === undefined) {
      response
        .status(401)
        .json({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    } else if (!grantSchema.safeParse(request.body).success) {
      response.status(400).json({
        error: 'unsupported_grant_type',
        error_description: 'Grant Type is NULL or not supported',
      });
    } else {
      response.json(answer);
    }
  });
}

function orderRoutes(
  app: Express,
  {
    callerOf,
    takeParts,
  }: {
    readonly callerOf: (authorization: string | undefined) => string;
    readonly takeParts: TakeOrderParts;
  },
): void {
  app.post('/v2/checkout/orders', async (request, response) => {
    const incoming = {
      clientId: callerOf(request.headers.authorization),
      requestId: requestIdSchema.safeParse(request.get('PayPal-Request-Id')).data,
      body: request.body as unknown,
    };
    const isWhole = /\breturn=representation\b/.test(request.get('Prefer') ?? '');
    await deliver(response, takeOrder(incoming, takeParts), isWhole);
  });
  app.get('/v2/checkout/orders/:orderId', (request, response) => {
    const clientId = callerOf(request.headers.authorization);
    const order = takeParts.store.findOrder(clientId, request.params.orderId);
    if (order === undefined) throw new PayPalFault(404, 'INVALID_RESOURCE_ID');
    response.json(order);
  });
}

function controlRoutes(
  app: Express,
  { behaviours, store }: { readonly behaviours: Behaviours; readonly store: ProcessorStore },
): void {
  app.post('/control/behaviour', (request, response) => {
    const order = parseBody(request.body, behaviourOrderSchema);
    behaviours.order(order);
    response.json(order);
  });
  app.get('/control/wire-log', (_request, response) => {
    response.json(store.wireLog());
  });
}

const grantSchema = z.object({ grant_type: z.literal('client_credentials') });
const requestIdSchema = z.string().regex(/^[\x21-\x7e]{1,108}$/);

async function deliver(response: Response, taken: TakenOrder, isWhole: boolean): Promise<void> {
  if (taken.delivery === 'never') {
    await waitWhileHeard(response, taken.delayMs || NEVER_MS);
    response.destroy();
    return;
  }
  if (taken.delayMs > 0) await waitWhileHeard(response, taken.delayMs);
  if (taken.delivery === 'error_500') throw new PayPalFault(500);
  if (taken.order === undefined)
    throw new PayPalFault(422, 'INSTRUMENT_DECLINED', '/payment_source/card');
  const order = taken.order as OrderResource;
  // A repeated request id: 200 in place of 201 (Orders v2, `POST /v2/checkout/orders`).
  response.status(taken.isRepeat ? 200 : 201).json(isWhole ? order : minimalOrder(order));
}

/** Ends early where the caller hangs up. */
async function waitWhileHeard(response: Response, ms: number): Promise<void> {
  const over = new AbortController();
  await Promise.race([
    wait(ms, undefined, { signal: over.signal }),
    once(response, 'close', { signal: over.signal }),
  ]);
  over.abort();
}

function payPalFaults(newDebugId: () => string): ErrorRequestHandler {
  return (fault: unknown, _request, response, next) => {
    const known = asPayPalFault(fault);
    if (known === undefined || response.headersSent) {
      next(fault);
      return;
    }
    const debugId = newDebugId();
    response.status(known.status).set('PayPal-Debug-Id', debugId).json(faultBody(known, debugId));
  };
}

/** What the body parser refuses (no JSON, too large) is PayPal's malformed request. */
function asPayPalFault(fault: unknown): PayPalFault | undefined {
  if (fault instanceof PayPalFault) return fault;
  return isUnreadableBody(fault) ? new PayPalFault(400, 'MALFORMED_REQUEST_JSON') : undefined;
}

const ID_LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

/** 17 of 32 letters and digits. */
function payPalId(bytes: Buffer): string {
  return Array.from(bytes, (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');
}
