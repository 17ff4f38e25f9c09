import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createDial } from '#edge';
import {
  createChainDownload,
  createChainFile,
  type ReadChain,
} from '../../../lambda/door/read-chain.ts';

const ADDRESS = new URL('https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem');

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What stands in for Amazon's bucket: dialled as it would be behind a proxy that ends TLS. */
async function serveChain(
  listener: RequestListener,
  options: { readonly withinMs?: number } = {},
): Promise<ReadChain> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const fetch = createDial({ 's3.amazonaws.com': `http://127.0.0.1:${String(port)}` });
  return createChainDownload(fetch, options);
}

describe('the download of a chain', () => {
  it('asks for the file at that address and gives its text', async () => {
    const asked: unknown[] = [];
    const read = await serveChain((request, response) => {
      asked.push([request.method, request.url, request.headers.host]);
      response.end('the chain');
    });
    expect(await read(ADDRESS)).toBe('the chain');
    expect(asked).toEqual([['GET', ADDRESS.pathname, ADDRESS.host]]);
  });

  it('has nothing where there is another answer than 200, and follows no redirect [REQ-SKILL-DOOR-DOWNLOAD]', async () => {
    for (const status of [404, 403, 500, 206, 301, 302, 307]) {
      const asked: (string | undefined)[] = [];
      const read = await serveChain((request, response) => {
        asked.push(request.url);
        response.writeHead(status, { location: '/echo.api/other.pem' }).end('the chain');
      });
      expect(await read(ADDRESS), String(status)).toBeUndefined();
      expect(asked).toEqual([ADDRESS.pathname]);
      server?.close();
    }
  });

  it('reads 64 KiB and not one byte more [REQ-SKILL-DOOR-DOWNLOAD]', async () => {
    let bytes = 64 * 1024;
    const read = await serveChain((_request, response) => response.end('x'.repeat(bytes)));
    expect((await read(ADDRESS))?.length).toBe(bytes);
    bytes += 1;
    expect(await read(ADDRESS)).toBeUndefined();
  });

  it('stops reading an answer that has no end', async () => {
    let isCut = false;
    const read = await serveChain((_request, response) => {
      const write = (): void => {
        if (response.write('x'.repeat(16_384))) setImmediate(write);
        else response.once('drain', write);
      };
      response.once('close', () => {
        isCut = true;
      });
      write();
    });
    expect(await read(ADDRESS)).toBeUndefined();
    await expect.poll(() => isCut).toBe(true);
  });

  it('gives up where no answer comes in time, or half of one, and where nobody listens [REQ-SKILL-DOOR-DOWNLOAD]', async () => {
    const withinMs = 50;
    const silent = await serveChain(() => undefined, { withinMs });
    expect(await silent(ADDRESS)).toBeUndefined();
    server?.closeAllConnections();
    server?.close();
    const half = await serveChain((_request, response) => void response.write('half'), {
      withinMs,
    });
    expect(await half(ADDRESS)).toBeUndefined();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    expect(await half(ADDRESS)).toBeUndefined();
  });

  it('is done eight times at once at most', async () => {
    const waiting: (() => void)[] = [];
    const read = await serveChain((_request, response) => {
      waiting.push(() => response.end('the chain'));
    });
    const eight = Array.from({ length: 8 }, () => read(ADDRESS));
    expect(await read(ADDRESS)).toBeUndefined();
    await expect.poll(() => waiting.length).toBe(8);
    for (const answer of waiting) answer();
    expect(await Promise.all(eight)).toEqual(Array<string>(8).fill('the chain'));
    const ninth = read(ADDRESS);
    await expect.poll(() => waiting.length).toBe(9);
    waiting.at(-1)?.();
    expect(await ninth).toBe('the chain');
  });
});

describe('the chain of the stand-in', () => {
  it('is at its own address and at no other', async () => {
    const read = createChainFile({ url: ADDRESS.href, text: 'the chain' });
    expect(await read(ADDRESS)).toBe('the chain');
    expect(await read(new URL(`${ADDRESS.href}x`))).toBeUndefined();
  });
});
