import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpApp, parseBody, RequestRefused } from '#edge';

const log = pino({ level: 'silent' });
let server: Server;
let port: number;

interface Reply {
  readonly status: number;
  readonly body: string;
}

function send(options: {
  method?: string;
  path?: string;
  host?: string;
  body?: string;
  type?: string;
}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: options.method ?? 'POST',
        path: options.path ?? '/double',
        headers: {
          host: options.host ?? `127.0.0.1:${port}`,
          'content-type': options.type ?? 'application/json',
        },
      },
      (incoming) => {
        let body = '';
        incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, body });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}

beforeAll(async () => {
  // The port is known only after listening, so the list of hosts is filled then.
  const hosts: string[] = [];
  const app = createHttpApp({
    hosts,
    log,
    routes: (routes) => {
      routes.post('/double', (request, response) => {
        const { number } = parseBody(request.body, z.strictObject({ number: z.number().int() }));
        response.json({ number: number * 2 });
      });
      routes.get('/refused', () => {
        throw new RequestRefused(409, 'not_now', 'Wait a moment.');
      });
      routes.get('/broken', () => {
        throw new Error('the secret detail');
      });
    },
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  hosts.push(`127.0.0.1:${port}`);
});
afterAll(() => server.close());

describe('HTTP application', () => {
  it('serves a request in the expected shape', async () => {
    expect(await send({ body: '{"number":21}' })).toEqual({ status: 200, body: '{"number":42}' });
  });

  it('refuses a foreign Host with 421: DNS rebinding [REQ-HOST]', async () => {
    const reply = await send({ host: 'evil.example', body: '{"number":21}' });
    expect(reply.status).toBe(421);
    expect(reply.body).not.toContain('42');
  });

  it.each([
    ['malformed JSON', '{"number":', 400],
    ['an unknown key', '{"number":1,"extra":2}', 400],
    ['another type', '{"number":"1"}', 400],
    ['nothing', '', 400],
    ['too much', JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
  ])('answers %s with a 4xx in plain words', async (_name, body, status) => {
    const reply = await send({ body });
    expect(reply.status).toBe(status);
    expect(
      z
        .object({ error: z.object({ code: z.string(), message: z.string() }) })
        .safeParse(JSON.parse(reply.body)).success,
    ).toBe(true);
  });

  it('refuses a body that is nested too deep or holds too much, and says so; at the bound it is read [REQ-BODY-SHAPE]', async () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    const refused = await send({ body: nested(65) });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('nested more than 64 levels deep');
    const read = await send({ body: nested(64) });
    expect(read.status).toBe(400);
    expect(read.body).toContain('not in the expected shape');
    const many = await send({ body: `[${'1,'.repeat(2000)}1]` });
    expect(many.status).toBe(400);
    expect(many.body).toContain('more than 2000 parts');
    const most = await send({ body: `[${'1,'.repeat(1999)}1]` });
    expect(most.body).toContain('not in the expected shape');
    const inText = await send({
      body: JSON.stringify({ number: 1, text: `${nested(65)}${',,'.repeat(2000)}` }),
    });
    expect(inText.body).toContain('not in the expected shape');
  });

  it.each(['utf-7', 'utf-16', 'utf-16le', 'utf-32'])(
    'takes no JSON in %s, in which the bytes of a bracket may be something else [REQ-BODY-SHAPE]',
    async (charset) => {
      const type = `application/json; charset=${charset}`;
      expect((await send({ type, body: '{"number":21}' })).status).toBe(415);
    },
  );

  it.each(['utf-8', 'UTF-8'])('takes JSON in %s', async (charset) => {
    const type = `application/json; charset=${charset}`;
    expect((await send({ type, body: '{"number":21}' })).body).toBe('{"number":42}');
  });

  it('names the field that is wrong', async () => {
    expect((await send({ body: '{"number":1.5}' })).body).toContain('number');
  });

  it('answers a refusal with its own status and words, and an unknown address with 404', async () => {
    const refused = await send({ method: 'GET', path: '/refused' });
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('Wait a moment.');
    expect((await send({ method: 'GET', path: '/nowhere' })).status).toBe(404);
  });

  it('tells nothing of an unexpected fault but the id of its log line', async () => {
    const reply = await send({ method: 'GET', path: '/broken' });
    expect(reply.status).toBe(500);
    expect(reply.body).not.toContain('secret detail');
  });

  it('answers any JSON with 200 or 400, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect([200, 400]).toContain((await send({ body })).status);
      }),
      { numRuns: 60 },
    );
  });
});
