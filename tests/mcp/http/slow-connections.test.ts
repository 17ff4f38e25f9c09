import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PING } from '../support/post-message.ts';
import { postRpc } from '../support/rpc.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

let side: RequestSideUnderTest;
let token: string;
beforeAll(async () => {
  side = await startRequestSide({
    limits: { headersMs: 300, requestMs: 600, idleMs: 300, lookEveryMs: 50, mostConnections: 12 },
  });
  token = await side.identity.mint({});
});
afterAll(async () => {
  await side.stop();
});

interface Ended {
  readonly said: string;
  readonly afterMs: number;
}

/** Opens a connection, says this and then no more, and waits until the server has ended it. */
async function sayAndWait(text: string): Promise<Ended> {
  const started = performance.now();
  const socket = await open();
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString()));
  socket.write(text);
  await once(socket, 'close');
  return { said, afterMs: performance.now() - started };
}

async function open(): Promise<Socket> {
  const socket = connect(side.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const HEAD = (length: number): string =>
  [
    'POST /mcp HTTP/1.1',
    `Host: 127.0.0.1:${String(side.port)}`,
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${String(length)}`,
    '',
    '',
  ].join('\r\n');

/** Generous for a busy machine; without the limits a connection stays for a minute, or for ever. */
const SOON_MS = 8000;

describe('a connection that is slow or cut [REQ-MCP-SLOW]', () => {
  it('whose headers never end is ended with 408', async () => {
    const { said, afterMs } = await sayAndWait('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ');
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(afterMs).toBeLessThan(SOON_MS);
  });

  it('whose body never ends is ended with 408, and nothing was done', async () => {
    const { said, afterMs } = await sayAndWait(`${HEAD(1000)}{"jsonrpc":"2.0","id":1,`);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(afterMs).toBeLessThan(SOON_MS);
  });

  it('that never says anything is ended', async () => {
    const { afterMs } = await sayAndWait('');
    expect(afterMs).toBeLessThan(SOON_MS);
  });

  it('that says nothing more after an answer is ended', async () => {
    const body = JSON.stringify(PING);
    const { said } = await sayAndWait(HEAD(body.length) + body);
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that speaks no HTTP is ended with 400', async () => {
    const { said } = await sayAndWait('\u0016\u0003\u0001 hello\r\n\r\n');
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that is cut in its body or before its answer leaves no trace, and others are answered', async () => {
    const order = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_products', arguments: { query: 'mug' } },
    });
    for (const text of [`${HEAD(1000)}{"half":`, HEAD(order.length) + order]) {
      for (let count = 0; count < 5; count += 1) {
        const socket = await open();
        await new Promise<void>((resolve) => {
          socket.write(text, () => {
            socket.destroy();
            resolve();
          });
        });
      }
    }
    expect((await postRpc(side.mcpUrl, PING, { token })).status).toBe(200);
    expect(side.logs.filter((line) => line.includes('unexpected'))).toEqual([]);
  });

  it('that is one too many is ended at once, and the others are answered', async () => {
    const open12 = await Promise.all(Array.from({ length: 12 }, open));
    const oneTooMany = await open();
    await once(oneTooMany, 'close');
    for (const socket of open12) socket.destroy();
    await Promise.all(
      open12.map(async (socket) => {
        if (!socket.closed) await once(socket, 'close');
      }),
    );
    await expect
      .poll(async () => (await postRpc(side.mcpUrl, PING, { token }).catch(() => null))?.status)
      .toBe(200);
  });
});
