/**
 * A card without guards, in front of the real one: it believes every call and every handshake, whoever made it and from wherever, and does it in the
 * person's own name; its page draws titles as markup. What is attacked here is harmed, or the detector does not fire.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { TestBrowser } from '../../approval/test-browser.ts';

export interface UnguardedCard {
  readonly origin: string;
  close(): Promise<void>;
}

export async function openUnguardedCard(of: {
  readonly person: TestBrowser;
  /** Of her orders, as the request side's rows say. */
  readonly titles: () => readonly string[];
}): Promise<UnguardedCard> {
  const server = createServer((request, response) => {
    void answer(request, response, of);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', () => {
      void of.person.get('/api/orders').then(({ body }) => {
        const reading = { run: 'A'.repeat(16), version: 1 };
        socket.send(JSON.stringify({ kind: 'orders', ...reading, body }));
        socket.close(4404);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { person, titles }: Parameters<typeof openUnguardedCard>[0],
): Promise<void> {
  const path = request.url ?? '/';
  const next = new URL(path, 'http://card').searchParams.get('next');
  if (next !== null) {
    response.writeHead(302, { location: next }).end();
    return;
  }
  const { origin } = request.headers;
  const allowed = {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
  };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, allowed).end();
    return;
  }
  if (!path.startsWith('/api/')) {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><h1>Your orders</h1>${titles().join('<br>')}`);
    return;
  }
  const { status, text } = await inHerName(request, path, person);
  response.writeHead(status, { 'content-type': 'application/json', ...allowed }).end(text);
}

async function inHerName(
  request: IncomingMessage,
  path: string,
  person: TestBrowser,
): Promise<{ readonly status: number; readonly text: string }> {
  const override = request.headers['x-http-method-override'];
  const method = typeof override === 'string' ? override : (request.method ?? 'GET');
  if (method === 'GET') return person.get(path);
  const sent = await person.post(path, await readAnyBody(request));
  // What is not understood is taken for nothing, as an eager server does.
  return sent.status === 400 ? person.post(path, {}) : sent;
}

/** JSON by whatever name, or a form with JSON in its one field. */
async function readAnyBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    return JSON.parse(new URLSearchParams(text).get('body') ?? text);
  } catch {
    // No JSON at all.
    return {};
  }
}
