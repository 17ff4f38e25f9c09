/** Who may call the card's server: our own page, in the browser that signed in, and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './approval-world.ts';
import { send, type TestBrowser } from './test-browser.ts';

let world: World;
let browser: TestBrowser;

beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

const ORDERS = '/api/orders';

describe('the session cookie', () => {
  it('opens the list together with a proof by its own key', async () => {
    const answer = await browser.get(ORDERS);
    expect(answer.status).toBe(200);
    expect(answer.body['customerId']).toBe('customer-1');
  });

  it('opens nothing alone: cookie without proof is 401 [REQ-COOKIE-ALONE]', async () => {
    const answer = await browser.get(ORDERS, { headers: { dpop: null } });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('DPoP algs="ES256"');
  });

  it('is needed: a proof without cookie is 401', async () => {
    expect((await browser.get(ORDERS, { headers: { cookie: null } })).status).toBe(401);
  });

  it('is Secure, HttpOnly, Strict and bound to the host [REQ-SESSION-COOKIE]', async () => {
    const other = await world.browser();
    const answer = await world.signIn(other);
    const session = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((line) => line.startsWith('__Host-session='));
    expect(session).toMatch(/; Path=\//);
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; Secure/);
    expect(session).toMatch(/; SameSite=Strict/);
    expect(session).not.toMatch(/Domain/i);
  });

  it('is not stored as it is', async () => {
    const secret = browser.cookies.get('__Host-session') ?? '';
    const nowEpochMs = world.clock.now;
    expect(await world.store.findSession({ sessionHash: secret, nowEpochMs })).toBeUndefined();
    const sessionHash = world.parts.hash.sha256Hex(secret);
    expect(await world.store.findSession({ sessionHash, nowEpochMs })).toBeDefined();
  });

  it('ends after eight hours', async () => {
    const other = await world.signedIn();
    world.clock.now += 8 * 3_600_000 + 1;
    expect((await other.get(ORDERS)).status).toBe(401);
    world.clock.now -= 8 * 3_600_000 + 1;
  });

  it('ends with signing out', async () => {
    const other = await world.signedIn();
    const kept = other.cookies.get('__Host-session') ?? '';
    expect((await other.post('/api/sign-out')).status).toBe(204);
    expect(other.cookies.has('__Host-session')).toBe(false);
    const answer = await other.get(ORDERS, { headers: { cookie: `__Host-session=${kept}` } });
    expect(answer.status).toBe(401);
  });
});

describe('a proof', () => {
  it('counts once: the same proof again is 401 [REQ-PROOF-ONCE]', async () => {
    const dpop = await browser.prove('GET', ORDERS);
    expect((await browser.get(ORDERS, { headers: { dpop } })).status).toBe(200);
    expect((await browser.get(ORDERS, { headers: { dpop } })).status).toBe(401);
  });

  it.each([
    ['for another path', { htu: '/api/passkeys/options' }],
    ['for another origin', { htu: 'http://other.example/api/orders' }],
    ['for another method', { htm: 'POST' }],
    ['of another type', { typ: 'JWT' }],
    ['that is too old', { iatOffset: -62 }],
    ['from the future', { iatOffset: 62 }],
    ['with a jti too short to be unique', { jti: 'x' }],
  ])('%s is 401', async (_name, lie) => {
    const { htu, iatOffset, ...rest } = { htu: undefined, iatOffset: 0, ...lie };
    const dpop = await browser.prove('GET', ORDERS, {
      ...rest,
      ...(htu === undefined ? {} : { htu: htu.startsWith('/') ? world.origin + htu : htu }),
      iat: Math.floor(world.clock.now / 1000) + iatOffset,
    });
    expect((await browser.get(ORDERS, { headers: { dpop } })).status).toBe(401);
  });

  it('by the key of another session is 401', async () => {
    const other = await world.signedIn({ sub: 'customer-2' });
    const dpop = await other.prove('GET', ORDERS);
    expect((await browser.get(ORDERS, { headers: { dpop } })).status).toBe(401);
  });

  it('by a new key for a stolen cookie is 401 [REQ-PROOF]', async () => {
    const thief = await world.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await thief.get(ORDERS)).status).toBe(401);
  });

  it.each(['', 'x', 'a.b.c', `${'a'.repeat(5000)}.b.c`])('that is no JWT is 401', async (dpop) => {
    expect((await browser.get(ORDERS, { headers: { dpop } })).status).toBe(401);
  });

  it('is needed to begin to sign in', async () => {
    const stranger = await world.browser();
    expect((await stranger.post('/api/sign-in', {}, { headers: { dpop: null } })).status).toBe(401);
  });
});

describe('a call from elsewhere [REQ-OWN-ORIGIN]', () => {
  it.each([
    ['another origin', { origin: 'http://page.hearback.localhost:3000' }],
    ['the opaque origin', { origin: 'null' }],
    ['no origin', { origin: null }],
    ['a frame of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['no Sec-Fetch-Site', { 'sec-fetch-site': null }],
  ])('%s is 403 and changes nothing', async (_name, headers) => {
    const dryRun = await world.propose();
    const answer = await browser.post(`/api/orders/${dryRun.digest}/decline`, {}, { headers });
    expect(answer.status).toBe(403);
    expect(await world.store.findDecline(dryRun.digest)).toBeUndefined();
  });

  it('a form of another site (CSRF) is 403', async () => {
    const dryRun = await world.propose();
    const answer = await send({
      origin: world.origin,
      method: 'POST',
      path: `/api/orders/${dryRun.digest}/decline`,
      headers: {
        origin: 'http://other.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'text/plain',
        cookie: `__Host-session=${browser.cookies.get('__Host-session') ?? ''}`,
      },
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect(await world.store.findDecline(dryRun.digest)).toBeUndefined();
  });

  it('a GET of another site is 403 too', async () => {
    const answer = await browser.get(ORDERS, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });

  it('another host name is refused', async () => {
    for (const host of ['evil.example', '127.0.0.1:8010']) {
      expect((await browser.get(ORDERS, { headers: { host } })).status).toBe(421);
      expect((await browser.get('/', { headers: { host } })).status).toBe(421);
    }
    const health = await browser.get('/healthz', { headers: { host: '127.0.0.1:8010' } });
    expect(health.status).toBe(200);
  });
});
