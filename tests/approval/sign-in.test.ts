/** Signing in: which answers of the identity provider count. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationUrlOf, makeWorld, type World } from './approval-world.ts';
import type { SignInLies } from './small-identity.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

describe('the way to the identity provider', () => {
  it('asks for a sign-in made now, with PKCE, state, nonce and our audience alone [REQ-VERIFY-FRESH]', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const url = new URL(authorizationUrlOf(begun));
    expect(url.origin).toBe(world.identity.state.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'approval-card',
      redirect_uri: `${world.origin}/callback`,
      scope: 'openid approve',
      resource: world.origin,
      prompt: 'login',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    }
  });

  it('ties the state to this browser by a Lax cookie of ten minutes that is not the state [REQ-STATE-COOKIE]', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const cookie = String(begun.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-state=.*Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const state = new URL(authorizationUrlOf(begun)).searchParams.get('state');
    expect(browser.cookies.get('__Host-state')).not.toBe(state);
  });

  it('is closed, in plain words, while the provider is down', async () => {
    const other = await makeWorld();
    other.identity.state.isDown = true;
    const answer = await (await other.browser()).post('/api/sign-in');
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Nothing was bought');
    other.identity.state.isDown = false;
    expect((await (await other.browser()).post('/api/sign-in')).status).toBe(200);
    await other.stop();
  });

  it('is closed when the provider’s metadata names another issuer or other endpoints', async () => {
    for (const metadata of [
      { issuer: 'http://other.example' },
      { authorization_endpoint: 'http://other.example/auth' },
      { token_endpoint: 'http://other.example/token' },
      { code_challenge_methods_supported: ['plain'] },
    ]) {
      const other = await makeWorld();
      other.identity.state.metadata = metadata;
      expect((await (await other.browser()).post('/api/sign-in')).status).toBe(503);
      await other.stop();
    }
  });
});

describe('the way back', () => {
  it('signs in, and puts who it was into the ledger', async () => {
    const browser = await world.browser();
    const answer = await world.signIn(browser);
    expect(answer.body).toEqual({ outcome: 'signed_in' });
    const entry = (await world.ledger()).at(-1);
    expect(entry).toMatchObject({ kind: 'signed_in', facts: { customerId: 'customer-1' } });
    expect(browser.cookies.has('__Host-state')).toBe(false);
  });

  const lies: readonly (readonly [string, SignInLies])[] = [
    ['an access token of the mcp audience', { accessAudience: 'http://127.0.0.1:3001/mcp' }],
    [
      'an access token for two audiences',
      { accessAudience: ['http://127.0.0.1:3001/mcp', 'ours'] },
    ],
    ['an access token without the scope approve', { accessScope: 'openid shop' }],
    ['an access token of another client', { accessClient: 'alexa-skill' }],
    ['an access token about somebody else', { accessSub: 'customer-2' }],
    ['an access token of another type', { accessType: 'JWT' }],
    ['an ID token of another issuer', { idTokenIssuer: 'http://other.example' }],
    ['an ID token for another client', { idTokenAudience: 'alexa-skill' }],
    ['an ID token for two clients', { idTokenAudience: ['approval-card', 'alexa-skill'] }],
    ['an ID token for another sign-in (nonce)', { nonce: 'another-nonce' }],
    ['tokens signed by a stranger', { signedByStranger: true }],
    ['a sign-in of five minutes ago', { authTimeSeconds: Math.floor(Date.now() / 1000) - 300 }],
    ['a sign-in of the future', { authTimeSeconds: Math.floor(Date.now() / 1000) + 300 }],
    ['a subject that is no customer’s', { sub: 'customer\u0007' }],
  ];
  it.each(lies)('refuses %s, and opens no session', async (_name, lie) => {
    const browser = await world.browser();
    const answer = await world.signIn(browser, lie);
    expect(answer.status).toBe(200);
    expect(answer.body['outcome']).toBe('refused');
    expect(answer.body['message']).toContain('Nothing was bought');
    expect(browser.cookies.has('__Host-session')).toBe(false);
    expect((await browser.get('/api/orders')).status).toBe(401);
  });

  it('refuses an access token for us among others', async () => {
    const browser = await world.browser();
    const accessAudience = [world.origin, 'http://127.0.0.1:3001/mcp'];
    expect((await world.signIn(browser, { accessAudience })).body['outcome']).toBe('refused');
  });

  it('refuses a state that was used before', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const stateCookie = browser.cookies.get('__Host-state') ?? '';
    const url = authorizationUrlOf(begun);
    const first = await browser.post('/api/callback', world.identity.signIn(url));
    expect(first.body['outcome']).toBe('signed_in');
    browser.cookies.set('__Host-state', stateCookie);
    const again = await browser.post('/api/callback', world.identity.signIn(url));
    expect(again.body['outcome']).toBe('refused');
  });

  it('refuses an answer to a sign-in that another browser began (login CSRF)', async () => {
    const attacker = await world.browser();
    const begun = await attacker.post('/api/sign-in');
    const back = world.identity.signIn(authorizationUrlOf(begun), { sub: 'customer-2' });
    const victim = await world.browser();
    await victim.post('/api/sign-in');
    const calls = world.identity.state.tokenCalls;
    expect((await victim.post('/api/callback', back)).body['outcome']).toBe('refused');
    expect(victim.cookies.has('__Host-session')).toBe(false);
    expect(world.identity.state.tokenCalls).toBe(calls);
  });

  it('refuses an answer to an earlier sign-in once this browser has begun another', async () => {
    const browser = await world.browser();
    const first = await browser.post('/api/sign-in');
    await browser.post('/api/sign-in');
    const back = world.identity.signIn(authorizationUrlOf(first));
    expect((await browser.post('/api/callback', back)).body['outcome']).toBe('refused');
    browser.cookies.delete('__Host-state');
    expect((await browser.post('/api/callback', back)).body['outcome']).toBe('refused');
  });

  it('refuses the right state cookie with the key of another browser', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const thief = await world.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    const back = world.identity.signIn(authorizationUrlOf(begun));
    expect((await thief.post('/api/callback', back)).body['outcome']).toBe('refused');
  });

  it('refuses an answer that names another issuer (RFC 9207) [REQ-ISSUER-ANSWER]', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const back = {
      ...world.identity.signIn(authorizationUrlOf(begun)),
      iss: 'http://other.example',
    };
    expect((await browser.post('/api/callback', back)).body['outcome']).toBe('refused');
  });

  it('refuses an answer after ten minutes', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    world.clock.now += 600_001;
    const back = world.identity.signIn(authorizationUrlOf(begun));
    expect((await browser.post('/api/callback', back)).body['outcome']).toBe('refused');
    world.clock.now -= 600_001;
  });

  it('refuses a code that the provider does not know', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const back = { ...world.identity.signIn(authorizationUrlOf(begun)), code: 'unknown' };
    expect((await browser.post('/api/callback', back)).body['outcome']).toBe('refused');
  });

  it('says so in words when the provider cannot be reached for the code', async () => {
    const browser = await world.browser();
    const begun = await browser.post('/api/sign-in');
    const back = world.identity.signIn(authorizationUrlOf(begun));
    world.identity.state.isDown = true;
    const answer = await browser.post('/api/callback', back);
    world.identity.state.isDown = false;
    expect(answer.status).toBe(200);
    expect(answer.body['outcome']).toBe('refused');
  });

  it('never sends tokens or secrets to the browser', async () => {
    const browser = await world.browser();
    const answer = await world.signIn(browser);
    expect(answer.text).not.toMatch(/eyJ|token|secret/);
  });
});

describe('no bearer token', () => {
  it('opens anything: an Authorization header is as good as none', async () => {
    const stranger = await world.browser();
    const answer = await stranger.get('/api/orders', {
      headers: { authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
    });
    expect(answer.status).toBe(401);
  });
});
