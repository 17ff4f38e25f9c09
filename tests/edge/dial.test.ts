import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callJson, CallFailed, createDial, dialAddressSchema } from '#edge';

let server: Server;
let port: number;

const asked: string[] = [];
let forwarded: unknown;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    forwarded = request.headers['x-forwarded-proto'];
    if (request.url === '/away') {
      response.writeHead(302, { location: '/moved-here' }).end();
    } else if (request.url === '/never') {
      // The answer never comes; the caller's own limit ends it.
    } else {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ host: request.headers.host }));
    }
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const dial = createDial({ 'id.hearback.localhost': '127.0.0.1' });
const answer = z.strictObject({ host: z.string() });

describe('dial', () => {
  it('connects to the configured address and sends the name as Host', async () => {
    const url = `http://id.hearback.localhost:${port}/`;
    expect(await callJson({ method: 'GET', url, answer, timeoutMs: 2000, fetch: dial })).toEqual({
      host: `id.hearback.localhost:${port}`,
    });
  });

  it('speaks to a server behind a TLS proxy as the proxy does, whatever the path [REQ-PUBLIC-URL]', async () => {
    const behind = createDial({ 'id.shop.example': `http://127.0.0.1:${port}` });
    for (const path of ['/jwks?x=1', '//card.shop.example/x']) {
      const url = `https://id.shop.example${path}`;
      expect(
        await callJson({ method: 'GET', url, answer, timeoutMs: 2000, fetch: behind }),
      ).toEqual({ host: 'id.shop.example' });
      expect(asked.at(-1)).toBe(`id.shop.example${path}`);
      expect(forwarded).toBe('https');
    }
    for (const url of ['https://card.shop.example/', 'https://x.id.shop.example/']) {
      await expect(
        callJson({ method: 'GET', url, answer, timeoutMs: 2000, fetch: behind }),
      ).rejects.toThrow(CallFailed);
    }
  });

  it('is configured with an address, or a plain origin at one, and nothing else', () => {
    for (const right of ['127.0.0.1', 'http://127.0.0.1:3003', 'http://127.0.0.1', 'dns']) {
      expect(dialAddressSchema.safeParse(right).success, right).toBe(true);
    }
    for (const wrong of [
      '',
      'id.shop.example',
      'https://127.0.0.1:3003',
      'http://id.shop.example',
      'http://127.0.0.1:3003/',
      'http://u@127.0.0.1',
    ]) {
      expect(dialAddressSchema.safeParse(wrong).success, wrong).toBe(false);
    }
  });

  it('asks the resolver for a host whose address is its to say, and for no other [REQ-ANY-ISSUER]', async () => {
    const byName = createDial({ localhost: 'dns' });
    const url = `http://localhost:${port}/`;
    expect(await callJson({ method: 'GET', url, answer, timeoutMs: 2000, fetch: byName })).toEqual({
      host: `localhost:${port}`,
    });
    const other = `http://id.hearback.localhost:${port}/`;
    await expect(
      callJson({ method: 'GET', url: other, answer, timeoutMs: 2000, fetch: byName }),
    ).rejects.toThrow(CallFailed);
  });

  it('invariant 2: dials no name that was not configured [REQ-DIAL-APART]', async () => {
    const url = `http://card.hearback.localhost:${port}/`;
    await expect(
      callJson({ method: 'GET', url, answer, timeoutMs: 2000, fetch: dial }),
    ).rejects.toThrow(CallFailed);
    expect(asked).not.toContain(`card.hearback.localhost:${port}/`);
  });

  it('follows no redirect, not even to where it might go', async () => {
    const url = `http://id.hearback.localhost:${port}/away`;
    await expect(
      callJson({ method: 'GET', url, answer, timeoutMs: 2000, fetch: dial }),
    ).rejects.toMatchObject({
      code: 'CALL_FAILED',
    });
    expect(asked).toContain(`id.hearback.localhost:${port}/away`);
    expect((await dial(url)).status).toBe(302);
    expect(asked).not.toContain(`id.hearback.localhost:${port}/moved-here`);
  });

  it('invariant 2: dials no other name by a plain fetch either [REQ-DIAL-APART]', async () => {
    const url = `http://card.hearback.localhost:${port}/plain`;
    await expect(dial(url)).rejects.toThrow();
    expect(asked).not.toContain(`card.hearback.localhost:${port}/plain`);
  });

  it('gives up after its time limit', async () => {
    const url = `http://id.hearback.localhost:${port}/never`;
    await expect(
      callJson({ method: 'GET', url, answer, timeoutMs: 50, fetch: dial }),
    ).rejects.toMatchObject({
      code: 'CALL_FAILED',
    });
  });
});
