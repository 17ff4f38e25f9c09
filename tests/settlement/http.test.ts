import fc from 'fast-check';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBearerCheck, createDial, createHttpApp } from '#edge';
import { StoreUnavailable } from '#core';
import { addRoutes } from '../../settlement/http/routes.ts';
import { listen, type Listening } from './listen.ts';
import { createManualTimers } from './manual-timers.ts';
import { customer1, makeWorld, redeemRequestOf, skill, type World } from './settlement-fixture.ts';

const AUDIENCE = 'http://127.0.0.1:3002';
const ROUTES = ['quote', 'redeem', 'cancel', 'status', 'void'] as const;
type Route = (typeof ROUTES)[number];

let world: World;
let identity: Listening;
let server: Server;
let base: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
const refusals: unknown[] = [];
const timers = createManualTimers();

beforeAll(async () => {
  world = await makeWorld();
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256' };
  identity = await listen(() => Promise.resolve({ status: 200, body: { keys: [jwk] } }));
  ({ server, base } = await serveWith(identity.url));
});
afterAll(async () => {
  server.close();
  await identity.close();
  await world.stop();
});

async function serveWith(issuer: string, settlement = world.settlement) {
  const log = pino({ level: 'warn' }, { write: (line) => void refusals.push(JSON.parse(line)) });
  const hosts: string[] = [];
  const app = createHttpApp({
    hosts,
    log,
    routes: (express) => {
      addRoutes(express, {
        settlement,
        checkBearer: createBearerCheck({ issuer, audience: AUDIENCE, fetch: createDial({}) }),
        timers,
        log,
      });
    },
  });
  const listening = createServer(app);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  hosts.push(`127.0.0.1:${String(address.port)}`);
  return { server: listening, base: `http://127.0.0.1:${String(address.port)}` };
}

function tokenFor(
  clientId: string,
  scope: string,
  change: { readonly audience?: string; readonly typ?: string; readonly expires?: string } = {},
): Promise<string> {
  return new SignJWT({ client_id: clientId, scope })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: change.typ ?? 'at+jwt' })
    .setIssuer(identity.url)
    .setAudience(change.audience ?? AUDIENCE)
    .setSubject(clientId)
    .setIssuedAt()
    .setExpirationTime(change.expires ?? '5m')
    .sign(keys.privateKey);
}

const mcpToken = () => tokenFor('mcp-service', 'quote redeem cancel status');
const approvalToken = () => tokenFor('approval-service', 'void');

async function post(route: string, token: string | undefined, body: unknown, at = base) {
  const response = await fetch(`${at}/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as unknown,
  };
}

describe('who may ask settlement', () => {
  it.each(ROUTES)('%s: nobody without a token, or with one for somebody else', async (route) => {
    expect((await post(route, undefined, {})).status).toBe(401);
    const others = [
      await tokenFor('mcp-service', route, { audience: 'http://127.0.0.1:3001/mcp' }),
      await tokenFor('mcp-service', route, { typ: 'JWT' }),
      await tokenFor('mcp-service', route, { expires: '-1m' }),
      'x.y.z',
    ];
    for (const token of others) {
      const answer = await post(route, token, {});
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
  });

  const all = 'quote redeem cancel status void';
  it.each(ROUTES)(
    '%s: only its own client, with its own scope [REQ-ROUTE-SCOPES]',
    async (route: Route) => {
      const owner = route === 'void' ? 'approval-service' : 'mcp-service';
      const other = route === 'void' ? 'mcp-service' : 'approval-service';
      const without = all.replace(route, '').trim();
      expect((await post(route, await tokenFor(other, all), {})).status).toBe(403);
      expect((await post(route, await tokenFor('alexa-skill', all), {})).status).toBe(403);
      expect((await post(route, await tokenFor(owner, without), {})).status).toBe(403);
      expect((await post(route, await tokenFor(owner, `x${route}`), {})).status).toBe(403);
      // With both, the body is what is wrong.
      expect((await post(route, await tokenFor(owner, route), {})).status).toBe(400);
    },
  );

  it('invariant 13: without the keys of identity nobody is let in', async () => {
    const gone = await listen(() => Promise.resolve(undefined));
    const closed = gone.url;
    await gone.close();
    const other = await serveWith(closed);
    expect((await post('redeem', await mcpToken(), {}, other.base)).status).toBe(503);
    other.server.close();
  });

  it('what is refused before authentication is counted and logged by the minute [REQ-REFUSALS-COUNTED]', async () => {
    timers.fire();
    refusals.length = 0;
    for (const token of [undefined, undefined, 'x.y.z']) await post('redeem', token, {});
    expect(refusals).toEqual([]);
    timers.fire();
    expect(refusals).toMatchObject([{ refusals: { missing: 2, invalid: 1 } }]);
  });
});

describe('what it answers', () => {
  it('an expected "no" is a 200 with its outcome', async () => {
    const order = await world.propose();
    const answer = await post('redeem', await mcpToken(), redeemRequestOf(order, '1234'));
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'waiting_for_confirmation' } });
    const { digest } = order.dryRun;
    expect(
      await post('void', await approvalToken(), {
        customerId: customer1,
        digest,
        declineJws: 'e30.e30.e30',
      }),
    ).toMatchObject({ status: 200, body: { outcome: 'refused' } });
    expect(
      await post('status', await mcpToken(), { customerId: customer1, clientId: skill }),
    ).toMatchObject({ status: 200, body: { orders: [{ digest, state: 'waiting' }] } });
  });

  it('a body with an unknown or missing key gets a 400 that names it', async () => {
    const order = await world.propose({}, 'EEEEEEEEEEEEEEEE');
    const request = redeemRequestOf(order, '1234');
    const unknown = await post('redeem', await mcpToken(), { ...request, amountMinor: 1 });
    expect(unknown).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(JSON.stringify(unknown.body)).toContain('amountMinor');
    const missing = { ...request, waitMs: undefined };
    expect(JSON.stringify((await post('redeem', await mcpToken(), missing)).body)).toContain(
      'waitMs',
    );
  });

  it('a store of another side that cannot be read is a 503, without a stack', async () => {
    const broken = {
      ...world.settlement,
      status: () => Promise.reject(new StoreUnavailable('request', { cause: undefined })),
    };
    const other = await serveWith(identity.url, broken);
    const body = { customerId: customer1, clientId: skill };
    const answer = await post('status', await mcpToken(), body, other.base);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    other.server.close();
  });

  it('any JSON at all gets a 4xx or an answer, never a 500 and never a stack [REQ-NO-500]', async () => {
    const [mcp, approval] = [await mcpToken(), await approvalToken()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROUTES),
        fc.json({ maxDepth: 3 }),
        async (route, body) => {
          const answer = await post(route, route === 'void' ? approval : mcp, body);
          expect(answer.status).toBe(400);
          expect(JSON.stringify(answer.body)).not.toContain('.ts');
        },
      ),
      { numRuns: 60 },
    );
    expect((await post('redeem', mcp, `"${'x'.repeat(70_000)}"`)).status).toBe(413);
    expect((await post('redeem', mcp, '{')).status).toBe(400);
    expect((await post('charge', mcp, {})).status).toBe(404);
  });
});
