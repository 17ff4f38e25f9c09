/** `POST /mcp`: Origin, token, message, whose thing it is, in this order; then the answer of the protocol. All else but a browser's preflight is 405. */
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import { isUnreadableBody, wordsOfRefusedShape } from '#edge';
import type { Visitor } from '../request-side.ts';
import { admitVisitor, PERSON_NEEDED, type Refusal } from './admit-visitor.ts';
import { answerPreflight, isOriginAllowed, showTo } from './cross-origin.ts';
import type { McpDoor } from './mcp-door.ts';
import { readMessage } from './read-message.ts';

export function addMcpRoutes(app: Express, door: McpDoor): void {
  app.post('/mcp', async (request, response) => {
    const visitor = await admit(door, request, response);
    if (!visitor) return;
    const read = readMessage({
      body: request.body as unknown,
      protocolVersionHeader: request.header('mcp-protocol-version'),
      acceptHeader: request.header('accept'),
    });
    if (read.outcome === 'refused') {
      answerRpcError(response, 400, read.code, read.message);
      return;
    }
    // Before any message of a batch is acted on.
    if (visitor.kind === 'guest' && read.toolsCalled.some(door.answerer.isPersons)) {
      refuse(door, response, PERSON_NEEDED);
      return;
    }
    const { message, asEventStream, readsStreams } = read;
    const headers = headersFor(request, read.protocolVersion);
    const letIn = { visitor, message, headers, asEventStream, readsStreams };
    await send(response, await door.answerer.answer(letIn));
  });
  app.options('/mcp', answerPreflight('POST', door.allowedOrigins));
  app.all('/mcp', (request, response) => {
    if (!letsOrigin(door, request, response)) return;
    response.set('Allow', 'POST');
    answerRpcError(response, 405, -32000, 'Send messages with POST.');
  });
  app.use('/mcp', answerUnreadable(door));
}

/** Who it is, or undefined when the refusal has been answered. */
async function admit(
  door: McpDoor,
  request: Request,
  response: Response,
): Promise<Visitor | undefined> {
  if (!letsOrigin(door, request, response)) return undefined;
  const admission = await admitVisitor(door.checkBearer, {
    authorizationHeader: request.header('authorization'),
    address: request.socket.remoteAddress ?? '',
  });
  if (admission.outcome === 'admitted') return admission.visitor;
  refuse(door, response, admission);
  return undefined;
}

/** False when the page's origin is foreign, which has been answered then. */
function letsOrigin(door: McpDoor, request: Request, response: Response): boolean {
  const origin = request.header('origin');
  showTo(response, origin, door.allowedOrigins);
  if (isOriginAllowed(origin, door.allowedOrigins)) return true;
  door.refusals.add('wrong_origin');
  answerRpcError(response, 403, -32000, 'Pages of this origin may not call.');
  return false;
}

function refuse(
  door: McpDoor,
  response: Response,
  { status, code, message, challenge: reason }: Refusal,
): void {
  door.refusals.add(code);
  const challenge = reason && door.challenge(reason);
  if (challenge !== undefined) response.set('WWW-Authenticate', challenge);
  answerRpcError(response, status, -32001, message);
}

/** Whatever a real client sent, the protocol library sees what it wants to: the checks were made here. */
function headersFor(request: Request, protocolVersion: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('accept', 'application/json, text/event-stream');
  headers.set('content-type', 'application/json');
  headers.set('mcp-protocol-version', protocolVersion);
  // Who is asking was decided above; the token goes no further (MCP 2025-11-25, authorization, token passthrough).
  headers.delete('authorization');
  return headers;
}

const NO_JSON = 'This is not JSON of at most 64 KiB.';

/** A body that was no JSON, or of no shape that is taken, reaches no route; it is refused here in the protocol's own form, and only to who may speak at all. */
function answerUnreadable(door: McpDoor): ErrorRequestHandler {
  return async (fault: unknown, request, response, next) => {
    if (response.headersSent || request.method !== 'POST' || !isUnreadableBody(fault)) {
      next(fault);
      return;
    }
    // Who has gone waits for no answer, and costs no look at a token.
    if (request.socket.destroyed) return;
    if (!(await admit(door, request, response))) return;
    const words = wordsOfRefusedShape(fault);
    if (words === undefined) answerRpcError(response, 400, -32700, NO_JSON);
    else answerRpcError(response, 400, -32600, words);
  };
}

function answerRpcError(response: Response, status: number, code: number, message: string): void {
  response.status(status).json({ jsonrpc: '2.0', id: null, error: { code, message } });
}

async function send(response: Response, answer: globalThis.Response): Promise<void> {
  response.status(answer.status);
  for (const name of ['content-type', 'mcp-session-id']) {
    const value = answer.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  if (answer.body === null) {
    response.end();
    return;
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream) {
    response.send(await answer.text());
    return;
  }
  response.flushHeaders();
  const events = answer.body.getReader();
  // A client that goes away ends its stream, and nothing else.
  response.once('close', () => {
    // One that broke has been told of already, by the read that met it.
    events.cancel().catch(() => undefined);
  });
  for (let event = await events.read(); !event.done; event = await events.read()) {
    response.write(event.value);
  }
  response.end();
}
