/** A browser's end of the live connection, with every header and message in the test's own hand. */
import { WebSocket, type RawData } from 'ws';
import { liveMessageSchema, type LiveMessage, type LiveWatch } from '#core';
import type { World } from './approval-world.ts';
import type { TestBrowser } from './test-browser.ts';

export interface LiveClient {
  readonly socket: WebSocket;
  /** All that came, beats too. */
  readonly messages: LiveMessage[];
  /** The first message, now or later, for which it holds. */
  until(holds: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** The code that the connection was, or will be, closed with. */
  closed(): Promise<{ readonly code: number; readonly reason: string }>;
}

/** The status of a refused handshake, or the open connection. */
export function openSocket(
  world: World,
  browser: TestBrowser,
  headers: Readonly<Record<string, string | null>> = {},
): Promise<LiveClient | { readonly status: number }> {
  const url = new URL(world.origin);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all: Record<string, string | null> = {
    host: url.host,
    origin: world.origin,
    cookie,
    ...headers,
  };
  const sent = Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  const socket = new WebSocket(`ws://127.0.0.1:${url.port}/live`, { headers: sent });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (request, response) => {
      response.resume();
      request.destroy();
      resolve({ status: response.statusCode ?? 0 });
    });
    socket.once('error', reject);
    socket.once('open', () => {
      resolve(watchSocket(socket));
    });
  });
}

/** A proved connection. */
export async function openLive(
  world: World,
  browser: TestBrowser,
  watch: LiveWatch,
): Promise<LiveClient> {
  const client = await openSocket(world, browser);
  if ('status' in client) throw new Error(`the handshake got ${String(client.status)}`);
  client.socket.send(JSON.stringify({ proof: await browser.prove('GET', '/live'), watch }));
  return client;
}

function watchSocket(socket: WebSocket): LiveClient {
  const messages: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  const ending = new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.once('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
    });
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: RawData) => {
    messages.push(liveMessageSchema.parse(JSON.parse((data as Buffer).toString('utf8'))));
    for (const check of waiting) check();
  });
  return {
    socket,
    messages,
    until: (holds) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const found = messages.find(holds);
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
        void ending.then(({ code }) => {
          reject(new Error(`closed with ${String(code)} before it came`));
        });
      }),
    closed: () => ending,
  };
}
