/**
 * Hosts that are pages in a browser (Fetch standard, HTTP access control): the configured origins, each answered by its own name, and no cookie.
 * A page of any other origin reads nothing, and may not call at all.
 */
import type { RequestHandler, Response } from 'express';

/** What a host's page sends besides a body: JSON, its token, and what MCP has in headers. */
const TAKEN_HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'last-event-id',
  'mcp-protocol-version',
  'mcp-session-id',
];
/** What it must read besides the body: where to sign in, and what comes back with later calls. */
const SHOWN_HEADERS = ['mcp-session-id', 'www-authenticate'];
const KEPT_SECONDS = '600';

/** No origin is fine: servers send none. `null` is foreign. */
export function isOriginAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin);
}

/** Lets a page of that origin read the answer. Said on every answer that depends on who asks, so that no cache mixes them up. */
export function showTo(
  response: Response,
  origin: string | undefined,
  allowed: readonly string[],
): void {
  response.vary('Origin');
  if (origin === undefined || !allowed.includes(origin)) return;
  response.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': SHOWN_HEADERS.join(', '),
  });
}

/** For what anybody may read, signed in or not. */
export function showToPages(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    showTo(response, request.header('origin'), allowed);
    next();
  };
}

/** The question of a browser before a page's call. What is no such question, or comes from a foreign page, goes on to be refused. */
export function answerPreflight(
  method: 'GET' | 'POST',
  allowed: readonly string[],
): RequestHandler {
  return (request, response, next) => {
    const origin = request.header('origin');
    const isQuestion = request.header('access-control-request-method') !== undefined;
    if (!isQuestion || origin === undefined || !allowed.includes(origin)) {
      next();
      return;
    }
    showTo(response, origin, allowed);
    response.set({
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': TAKEN_HEADERS.join(', '),
      'Access-Control-Max-Age': KEPT_SECONDS,
    });
    response.status(204).end();
  };
}
