/** `POST /mcp`: Origin, token, message, in this order; then the answer of the protocol. Everything else there is 405. */
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import { isUnreadableBody, type CheckBearer, type RefusalCount } from '#edge';
import { answerMessage, type ServerIdentity } from '../protocol/answer-message.ts';
import type { Caller } from '../request-side.ts';
import type { Tool } from '../tools/tool.ts';
import { admitCaller } from './admit-caller.ts';
import { readMessage } from './read-message.ts';

export interface McpDoor {
  readonly identity: ServerIdentity;
  readonly tools: readonly Tool[];
  readonly checkBearer: CheckBearer;
  readonly allowedOrigins: readonly string[];
  readonly metadataUrl: string;
  readonly refusals: RefusalCount;
}

export function addMcpRoutes(app: Express, door: McpDoor): void {
  app.post('/mcp', async (request, response) => {
    const caller = await admit(door, request, response);
    if (!caller) return;
    const read = readMessage({
      body: request.body as unknown,
      protocolVersionHeader: request.header('mcp-protocol-version'),
      acceptHeader: request.header('accept'),
    });
    if (read.outcome === 'refused') {
      answerRpcError(response, 400, read.code, read.message);
      return;
    }
    await send(response, await answerMessage(door.identity, door.tools, { ...read, caller }));
  });
  app.all('/mcp', (_request, response) => {
    response.set('Allow', 'POST');
    answerRpcError(response, 405, -32000, 'Send messages with POST.');
  });
  app.use('/mcp', answerUnreadable(door));
}

/** The caller, or undefined when the refusal has been answered. */
async function admit(
  door: McpDoor,
  request: Request,
  response: Response,
): Promise<Caller | undefined> {
  const origin = request.header('origin');
  if (origin !== undefined && !door.allowedOrigins.includes(origin)) {
    door.refusals.add('wrong_origin');
    answerRpcError(response, 403, -32000, 'Pages of this origin may not call.');
    return undefined;
  }
  const admission = await admitCaller(
    door.checkBearer,
    door.metadataUrl,
    request.header('authorization'),
  );
  if (admission.outcome === 'admitted') return admission.caller;
  door.refusals.add(admission.code);
  if (admission.challenge !== undefined) response.set('WWW-Authenticate', admission.challenge);
  answerRpcError(response, admission.status, -32001, admission.message);
  return undefined;
}

/** A body that was no JSON reaches no route; it is refused here in the protocol's own form, and only to who may speak at all. */
function answerUnreadable(door: McpDoor): ErrorRequestHandler {
  return async (fault: unknown, request, response, next) => {
    if (response.headersSent || request.method !== 'POST' || !isUnreadableBody(fault)) {
      next(fault);
      return;
    }
    if (!(await admit(door, request, response))) return;
    answerRpcError(response, 400, -32700, 'This is not JSON of at most 64 KiB.');
  };
}

function answerRpcError(response: Response, status: number, code: number, message: string): void {
  response.status(status).json({ jsonrpc: '2.0', id: null, error: { code, message } });
}

async function send(response: Response, answer: globalThis.Response): Promise<void> {
  response.status(answer.status);
  const text = await answer.text();
  if (text === '') {
    response.end();
    return;
  }
  response.set('content-type', answer.headers.get('content-type') ?? 'application/json');
  response.send(text);
}
