/** What every HTTP server of ours does before and after its own routes. */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { z } from 'zod';
import { createHttpServer, type ConnectionLimits } from './http-server.ts';
import { readJsonBody, wordsOfRefusedShape } from './json-body.ts';
import type { Log } from './log.ts';

/** The body of every 4xx and 5xx of ours. `message` says in plain words what was wrong and what to do. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string };
}

/** A request that cannot be served as it is; answered with its status and words. */
export class RequestRefused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export interface HttpAppOptions {
  /** Accepted values of the `Host` header; anything else gets 421 (RFC 9110, section 15.5.20): against DNS rebinding. */
  readonly hosts: readonly string[];
  /** What a foreign `Host` is told instead, at a door whose protocol wants another status. */
  readonly foreignHostStatus?: 403;
  readonly log: Log;
  /** How bodies are read where it is not as JSON. */
  readonly readBody?: RequestHandler;
  readonly routes: (app: Express) => void;
}

/** An express application: Host check, `/healthz`, bodies of at most 64 KiB, the given routes, then 404 and fault answers in JSON. */
export function createHttpApp(options: HttpAppOptions): Express {
  const { hosts, foreignHostStatus, log, readBody = readJsonBody(), routes } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(checkHost(hosts, foreignHostStatus));
  app.use((_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ready' });
  });
  app.use(readBody);
  routes(app);
  app.use((_request, _response, next) => {
    next(new RequestRefused(404, 'not_found', 'There is nothing at this address.'));
  });
  app.use(answerFaults(log));
  return app;
}

/** The body in the given shape. @throws {RequestRefused} 400 naming each field that is wrong. */
export function parseBody<Body>(body: unknown, schema: z.ZodType<Body>): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'the body'}: ${issue.message}`);
  throw new RequestRefused(
    400,
    'invalid_request',
    `The request is not in the expected shape. ${faults.join('; ')}`,
  );
}

/** The body of a call that has nothing to say. */
export const emptyBodySchema = z.strictObject({});

/** True for a fault of the body's parser, by the marks that it sets; faults of our own middleware are answered elsewhere. */
export function isUnreadableBody(fault: unknown): boolean {
  return unreadableBodySchema.safeParse(fault).success;
}

/**
 * Callers that the system keeps until we come to take them in; it may keep fewer (`net.core.somaxconn`). Node asks for 511, and whoever comes to a fuller
 * queue is reset after a minute, though nothing was refused.
 */
const MOST_WAITING = 4096;

/** Serves the application on 127.0.0.1; the promise is kept once it listens. SIGTERM and SIGINT run `onStop` and end the process. */
export async function serve(
  app: Express,
  {
    port,
    log,
    limits,
    onStop,
  }: {
    readonly port: number;
    readonly log: Log;
    readonly limits?: Partial<ConnectionLimits>;
    readonly onStop?: () => void;
  },
): Promise<Server> {
  const server = createHttpServer(app, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', backlog: MOST_WAITING }, resolve);
  });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    onStop?.();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  log.info({ port }, 'ready');
  return server;
}

/** Refuses every other `Host`. An application does it for all its routes; a route may do it once more for fewer hosts. */
export function checkHost(hosts: readonly string[], status: 403 | 421 = 421): RequestHandler {
  return (request, _response, next) => {
    const isKnown = request.headers.host !== undefined && hosts.includes(request.headers.host);
    next(
      isKnown
        ? undefined
        : new RequestRefused(
            status,
            'wrong_host',
            'This server does not answer for that host name.',
          ),
    );
  };
}

const callersFaultStatusSchema = z.number().int().min(400).max(499);
const unreadableBodySchema = z.object({ status: callersFaultStatusSchema, type: z.string() });

/** Faults of the caller as body-parser (`type`), express's own parts (`expose`) and its router (a `URIError`) mark them. */
const callersFaultSchema = z.union([
  unreadableBodySchema,
  z.object({ status: callersFaultStatusSchema, expose: z.literal(true) }),
  z.instanceof(URIError).transform(() => ({ status: 400 })),
]);

function answerFaults(log: Log): ErrorRequestHandler {
  return (fault: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(fault);
      return;
    }
    const answer = (status: number, code: string, message: string): void => {
      const body: ErrorBody = { error: { code, message } };
      response.status(status).json(body);
    };
    if (fault instanceof RequestRefused) {
      answer(fault.status, fault.code, fault.message);
      return;
    }
    const unreadable = callersFaultSchema.safeParse(fault);
    if (unreadable.success) {
      answer(
        unreadable.data.status,
        'invalid_request',
        wordsOfRefusedShape(fault) ??
          'The request could not be read. Send valid JSON of at most 64 KiB.',
      );
      return;
    }
    const logId = randomUUID();
    log.error({ err: fault, logId }, 'unexpected fault');
    answer(500, 'internal', `Something is wrong on our side. It is logged as ${logId}.`);
  };
}
