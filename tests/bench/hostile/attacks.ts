/** What a hostile host does, one kind at a time: each gives the status of one answer, or 0 where the connection was ended without one. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

export interface Target {
  readonly port: number;
  /** Of a customer of its own. */
  readonly token: string;
  /** Of the same customer and the right issuer, for another server. */
  readonly foreignToken: string;
  readonly order: { readonly digest: string; readonly redemptionToken: string };
}

export interface Attack {
  readonly name: string;
  readonly callers: number;
  readonly strike: (target: Target, count: number) => Promise<number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Sent {
  readonly authorization?: string;
  readonly body: string | Buffer;
  readonly encoding?: string;
}

export function post(
  { port }: Pick<Target, 'port'>,
  { authorization, body, encoding }: Sent,
): Promise<number> {
  return new Promise((resolve) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: '/mcp',
        method: 'POST',
        headers: {
          host: `127.0.0.1:${String(port)}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...(authorization === undefined ? {} : { authorization }),
          ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
          'content-length': String(Buffer.byteLength(body)),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          resolve(response.statusCode ?? 0);
        });
        response.on('error', () => {
          resolve(response.statusCode ?? 0);
        });
      },
    );
    call.on('error', () => {
      resolve(0);
    });
    call.end(body);
  });
}

const call = (name: string, args: unknown): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });

const bearer = (token: string): string => `Bearer ${token}`;
const SEARCH = call('search_products', { query: 'dark roast' });
const TEN_MEGABYTES = 10 * 1024 * 1024;
const BOMB = gzipSync(Buffer.alloc(TEN_MEGABYTES, 0x20));
const PIECE = Buffer.alloc(64 * 1024, 0x61);
const DEEP = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_products","arguments":{"query":${'['.repeat(30_000)}${']'.repeat(30_000)}}}}`;
/** Each of them wrong, in a message whose parts a protocol library looks at one by one. */
const LITTLE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'a', version: '1', icons: Array.from({ length: 30_000 }, () => 1) },
  },
});
const LONG_NAME = call('search_products', { ['é\u0301'.repeat(10_000)]: 1 });
const LONG = call('search_products', { query: 'é\u0301'.repeat(10_000) });

export const ATTACKS: readonly Attack[] = [
  { name: 'no token', callers: 16, strike: (target) => post(target, { body: SEARCH }) },
  {
    name: 'tokens with a wrong signature, each another',
    callers: 16,
    strike: (target, count) =>
      post(target, {
        body: SEARCH,
        authorization: bearer(`${target.token.slice(0, -20)}${String(count).padStart(20, 'A')}`),
      }),
  },
  {
    name: 'tokens of another audience',
    callers: 16,
    strike: (target) => post(target, { body: SEARCH, authorization: bearer(target.foreignToken) }),
  },
  {
    name: 'searches with a right token',
    callers: 16,
    strike: (target) => post(target, { body: SEARCH, authorization: bearer(target.token) }),
  },
  {
    name: 'guessed codes with a right token',
    callers: 16,
    strike: (target, count) =>
      post(target, {
        authorization: bearer(target.token),
        body: call('redeem_order', {
          digest: target.order.digest,
          redemption_token: target.order.redemptionToken,
          code: String(1000 + (count % 9000)),
        }),
      }),
  },
  {
    name: 'thirty thousand nested lists',
    callers: 16,
    strike: (target) => post(target, { body: DEEP, authorization: bearer(target.token) }),
  },
  {
    name: 'thirty thousand little things that are wrong',
    callers: 16,
    strike: (target) => post(target, { body: LITTLE, authorization: bearer(target.token) }),
  },
  {
    name: 'sixty thousand bytes of accents as a name that nobody knows',
    callers: 16,
    strike: (target) => post(target, { body: LONG_NAME, authorization: bearer(target.token) }),
  },
  {
    name: 'sixty thousand bytes of accents as a query',
    callers: 16,
    strike: (target) => post(target, { body: LONG, authorization: bearer(target.token) }),
  },
  {
    name: 'ten megabytes that unpack from ten thousand bytes',
    callers: 16,
    strike: (target) =>
      post(target, { body: BOMB, encoding: 'gzip', authorization: bearer(target.token) }),
  },
  { name: 'ten megabytes that go on being sent', callers: 16, strike: sendTenMegabytes },
  {
    name: 'connections that say half a request, ended after a second',
    callers: 500,
    strike: holdOpen,
  },
];

/** By a raw socket that goes on whatever it is told, until the server ends it. */
function sendTenMegabytes({ port, token }: Target): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    let left = TEN_MEGABYTES / PIECE.length;
    const go = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= 1;
        if (!socket.write(PIECE)) return;
      }
      socket.end();
    };
    socket.on('data', (part: Buffer) => (said += part.toString()));
    socket.on('drain', go);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0));
    });
    socket.on('connect', () => {
      socket.write(
        `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${String(TEN_MEGABYTES)}\r\n\r\n`,
      );
      go();
    });
  });
}

function holdOpen({ port }: Target): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      socket.write('POST /mcp HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    });
    const end = setTimeout(() => socket.destroy(), 1000);
    socket.on('close', () => {
      clearTimeout(end);
      resolve(0);
    });
  });
}
