import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PING, send, type RawAnswer } from './support/post-message.ts';
import {
  ALLOWED_ORIGIN,
  startRequestSide,
  type RequestSideUnderTest,
} from './support/start-request-side.ts';

const rpcErrorSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.null(),
  error: z.object({ code: z.int(), message: z.string() }),
});

let side: RequestSideUnderTest;
let token: string;

beforeAll(async () => {
  side = await startRequestSide();
  token = await side.identity.mint({});
});
afterAll(async () => {
  await side.stop();
});

function post(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  url = side.mcpUrl,
): Promise<RawAnswer> {
  return send(url, {
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('who may speak to the MCP door', () => {
  it('answers a bare 401 without any challenge where no Authorization header came [REQ-MCP-BARE-401]', async () => {
    const answer = await send(side.mcpUrl, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PING),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });

  it.each([
    ['of another audience', { audience: 'http://card.hearback.localhost:8010' }],
    ['of settlement’s audience', { audience: 'http://127.0.0.1:3002' }],
    ['of several audiences', { audience: ['AUDIENCE', 'http://card.hearback.localhost:8010'] }],
    ['with a trailing slash in the audience', { audience: 'AUDIENCE/' }],
    ['of another issuer', { issuer: 'http://other.example' }],
    ['that has expired', { expiresInSeconds: -60 }],
    ['that is an ID token by its type', { type: 'JWT' }],
  ])(
    'refuses a token %s with 401 and says where to sign in [REQ-MCP-CHALLENGE]',
    async (_name, claims) => {
      const audience =
        'audience' in claims
          ? [claims.audience].flat().map((each) => each.replace('AUDIENCE', side.mcpUrl))
          : side.mcpUrl;
      const bad = await side.identity.mint({ ...claims, audience });
      const answer = await post(PING, { authorization: `Bearer ${bad}` });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe(
        `Bearer resource_metadata="${side.origin}/.well-known/oauth-protected-resource/mcp", error="invalid_token"`,
      );
    },
  );

  it.each(['Bearer garbage', 'Basic YTpi', 'Bearer', 'Bearer a.b.c'])(
    'refuses the Authorization header %s with 401 invalid_token',
    async (authorization) => {
      const answer = await post(PING, { authorization });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
    },
  );

  it.each(['openid', 'approve', 'shopping', ''])(
    'refuses a token with the scope "%s" with 403 insufficient_scope [REQ-MCP-SCOPE]',
    async (scope) => {
      const narrow = await side.identity.mint({ scope });
      const answer = await post(PING, { authorization: `Bearer ${narrow}` });
      expect(answer.status).toBe(403);
      expect(answer.headers['www-authenticate']).toContain(
        'error="insufficient_scope", scope="shop"',
      );
    },
  );

  it('asks for the token on every method of the protocol', async () => {
    for (const method of [
      'initialize',
      'ping',
      'tools/list',
      'tools/call',
      'notifications/initialized',
    ]) {
      const answer = await send(side.mcpUrl, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
      });
      expect([method, answer.status]).toEqual([method, 401]);
    }
  });

  it('refuses a page of a foreign origin, and lets through no origin and an allowed one [REQ-MCP-ORIGIN]', async () => {
    expect((await post(PING, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await post(PING, { origin: 'null' })).status).toBe(403);
    expect((await post(PING, { origin: ALLOWED_ORIGIN })).status).toBe(200);
    expect((await post(PING)).status).toBe(200);
  });

  it('refuses a foreign Host with 403 [REQ-MCP-HOST]', async () => {
    expect((await post(PING, { host: 'evil.example' })).status).toBe(403);
  });

  it('publishes the resource metadata at the root and at the path form [REQ-MCP-METADATA]', async () => {
    for (const path of ['', '/mcp']) {
      const answer = await send(`${side.origin}/.well-known/oauth-protected-resource${path}`, {
        method: 'GET',
      });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toMatchObject({
        resource: side.mcpUrl,
        authorization_servers: [side.identity.origin],
        scopes_supported: ['shop'],
      });
    }
  });
});

describe('the messages of real clients [REQ-MCP-VERSIONS, REQ-MCP-ACCEPT]', () => {
  it('answers Alexa’s own initialize, and later calls without session or version header', async () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: {
        protocolVersion: '2025-03-26',
        capabilities: { roots: { listChanged: true } },
        clientInfo: { name: 'Alexa+ MCP Client', version: '1.0.0' },
      },
    };
    const answer = await post(initialize);
    expect(answer.status).toBe(200);
    expect(answer.headers['mcp-session-id']).toBeUndefined();
    expect(JSON.parse(answer.text)).toMatchObject({
      id: 0,
      result: { protocolVersion: '2025-03-26', capabilities: { tools: {} } },
    });
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    const list = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(list.status).toBe(200);
  });

  it.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2025-11-25'],
    ['2026-07-28', '2025-11-25'],
  ])('negotiates the revision %s as %s', async (asked, served) => {
    const answer = await post({
      jsonrpc: '2.0',
      id: 'a',
      method: 'initialize',
      params: { protocolVersion: asked, capabilities: {}, clientInfo: { name: 'c', version: '1' } },
    });
    expect(JSON.parse(answer.text)).toMatchObject({ result: { protocolVersion: served } });
  });

  it.each(['2024-11-05', '2026-07-28', 'yesterday', ''])(
    'refuses the MCP-Protocol-Version "%s" with 400',
    async (version) => {
      const answer = await post(PING, { 'mcp-protocol-version': version });
      expect(answer.status).toBe(400);
      expect(rpcErrorSchema.safeParse(JSON.parse(answer.text)).success).toBe(true);
    },
  );

  it.each([
    ['application/json, text/event-stream', 'application/json'],
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    [undefined, 'application/json'],
    ['text/event-stream', 'text/event-stream'],
  ])('answers a client that accepts %s with %s', async (accept, type) => {
    const answer = await post(PING, accept === undefined ? {} : { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.text).toContain('"result":{}');
  });

  it('answers both of two calls that are in flight with one JSON-RPC id [REQ-MCP-ONE-ID]', async () => {
    const call = (query: string): Promise<RawAnswer> =>
      post({
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        params: { name: 'search_products', arguments: { query } },
      });
    const [decaf, mug] = await Promise.all([call('decaf'), call('mug')]);
    expect(decaf.text).toContain('Decaf');
    expect(decaf.text).not.toContain('Mug');
    expect(mug.text).toContain('Mug');
    expect(mug.text).not.toContain('Decaf');
  });

  it('answers GET, DELETE and PUT with 405', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await send(side.mcpUrl, {
        method,
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      });
      expect([method, answer.status]).toEqual([method, 405]);
    }
  });
});

describe('what is no message', () => {
  it.each([
    ['an empty batch', '[]'],
    ['half a JSON', '{"jsonrpc":'],
    ['no JSON at all', 'hello'],
    ['a number', '7'],
    ['null', 'null'],
    ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}'],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}'],
    ['a body that is too large', JSON.stringify({ ...PING, params: { pad: 'x'.repeat(70_000) } })],
  ])('answers %s with 400 as a JSON-RPC error', async (_name, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(rpcErrorSchema.safeParse(JSON.parse(answer.text)).success).toBe(true);
  });

  it('asks for the token before it says that a body is no JSON', async () => {
    const answer = await send(side.mcpUrl, {
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":',
    });
    expect(answer.status).toBe(401);
  });

  it('answers an unknown method and an unknown tool with a JSON-RPC error', async () => {
    const method = await post({ jsonrpc: '2.0', id: 1, method: 'orders/approve' });
    expect(JSON.parse(method.text)).toMatchObject({ error: { code: -32601 } });
    const tool = await post({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'approve_order', arguments: {} },
    });
    expect(JSON.parse(tool.text)).toMatchObject({ error: { code: -32602 } });
  });

  it(
    'never answers any JSON with a 5xx, a stack or silence [REQ-NO-500]',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.json({ maxDepth: 4 }), async (body) => {
          const answer = await post(body);
          expect(answer.status).toBeLessThan(500);
          expect(answer.text).not.toMatch(/node_modules|at .*\.ts:/);
        }),
        { numRuns: 150 },
      );
    },
  );

  it(
    'never answers any arguments of any tool with a 5xx, a stack or silence',
    { timeout: 60_000 },
    async () => {
      const names = [
        'search_products',
        'get_product',
        'preview_order',
        'redeem_order',
        'get_order',
        'list_orders',
        'cancel_order',
        'shop_help',
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...names),
          fc.jsonValue({ maxDepth: 3 }),
          async (name, args) => {
            const answer = await post({
              jsonrpc: '2.0',
              id: 1,
              method: 'tools/call',
              params: { name, arguments: args },
            });
            expect(answer.status).toBeLessThan(500);
            expect(answer.text).not.toMatch(/node_modules|at .*\.ts:/);
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});
