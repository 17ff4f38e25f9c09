/** An HTTP server with a bound on everything that a caller can hold on to: headers and bodies that come slowly, idle connections, their number. */
import { createServer, type RequestListener, type Server } from 'node:http';

export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number;
  /** Between two requests on one connection. */
  readonly idleMs: number;
  /** How often the first two are looked at: nothing lasts longer than a limit and one such turn. */
  readonly lookEveryMs: number;
  /** One more is closed at once. Without this there is no bound: behind a proxy that has one, or where people stay connected. */
  readonly mostConnections?: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 5000,
  lookEveryMs: 5000,
};

export function createHttpServer(
  listener: RequestListener,
  changes: Partial<ConnectionLimits> = {},
): Server {
  const limits: ConnectionLimits = { ...CONNECTION_LIMITS, ...changes };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.lookEveryMs,
    },
    listener,
  );
  if (limits.mostConnections !== undefined) server.maxConnections = limits.mostConnections;
  return server;
}
