import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCookieJar, type CookieJar } from '../../../simulator/sign-in/cookie-jar.ts';
import {
  authorizationRequest,
  PASSPHRASES,
  removeFolders,
  startIdentity,
  type TestIdentity,
} from './identity-fixture.ts';

let identity: TestIdentity;
let jar: CookieJar;
let formUrl: URL;

beforeAll(removeFolders);
beforeEach(async () => {
  identity = await startIdentity();
  jar = createCookieJar(() => Date.now());
  const start = new URL(authorizationRequest(identity, 'approval-card').url);
  const response = await identity.dial(start);
  jar.keep(response, start);
  formUrl = new URL(String(response.headers.get('location')), start);
});
afterEach(async () => {
  await identity.stop();
});
afterAll(removeFolders);

const show = (): Promise<Response> =>
  identity.dial(formUrl, { headers: { cookie: jar.headerFor(formUrl) } });

function send(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return identity.dial(formUrl, {
    method: 'POST',
    headers: {
      cookie: jar.headerFor(formUrl),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

const WRONG = { username: 'demo-one', passphrase: 'wrong passphrase' };
const RIGHT = { username: 'demo-one', passphrase: PASSPHRASES['demo-one'] };

describe('the sign-in page', () => {
  it('says that it is a stand-in, runs nothing, and may be framed by page and card alone', async () => {
    const response = await show();
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Stand-in');
    expect(html).not.toMatch(/<script|style="| on[a-z]+="/);
    const policy = String(response.headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      'frame-ancestors http://page.hearback.localhost:3000 http://card.hearback.localhost:8010',
    );
    expect(policy).toContain(
      "form-action 'self' http://card.hearback.localhost:8010 http://page.hearback.localhost:3000",
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('takes no focus by itself, which a browser refuses and complains of in a frame', async () => {
    expect(await (await show()).text()).not.toContain('autofocus');
    expect(await (await send(WRONG)).text()).not.toContain('autofocus');
  });

  it('never breaks a name of the demo at its hyphen', async () => {
    const html = await (await show()).text();
    expect(html).toContain(
      '<span class="name">demo-one</span>, <span class="name">demo-two</span>',
    );
    const style = await (await identity.dial(new URL('/sign-in.css', formUrl))).text();
    expect(style).toContain('.name { white-space: nowrap; }');
  });

  it.each([
    { max_age: '0', words: 'This proves that it is you, before a code is shown' },
    { max_age: undefined, words: 'Show that it is you.' },
  ])('says what a sign-in is for, made afresh or not: %o', async ({ max_age, words }) => {
    const fresh = createCookieJar(() => Date.now());
    const start = new URL(authorizationRequest(identity, 'approval-card').url);
    start.searchParams.delete('max_age');
    if (max_age !== undefined) start.searchParams.set('max_age', max_age);
    const response = await identity.dial(start);
    fresh.keep(response, start);
    const form = new URL(String(response.headers.get('location')), start);
    const first = await identity.dial(form, { headers: { cookie: fresh.headerFor(form) } });
    formUrl = new URL(/action="([^"]+)"/.exec(await first.clone().text())?.[1] ?? '', form);
    jar = fresh;
    for (const page of [first, await send(WRONG)]) {
      const html = await page.text();
      expect(html).toContain(words);
      expect(html).toContain('Nothing is bought by signing in.');
    }
    expect((await send(RIGHT)).status).toBe(303);
  });

  it('keeps the form and the name after a wrong passphrase, and says so in plain words', async () => {
    const response = await send(WRONG);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('do not belong together. You are not signed in.');
    expect(html).toContain('value="demo-one"');
    expect(html).not.toContain('wrong passphrase');
    expect((await send(RIGHT)).status).toBe(303);
  });

  it('answers a name that nobody has in the same words', async () => {
    const known = (await (await send(WRONG)).text()).replaceAll('demo-one', 'NAME');
    const unknown = await (await send({ ...WRONG, username: 'somebody' })).text();
    expect(unknown.replaceAll('somebody', 'NAME').replaceAll('demo-one', 'NAME')).toBe(known);
  });

  it('takes ten wrong tries with a name, then none for five minutes, not even the right one', async () => {
    for (let tried = 0; tried < 10; tried += 1) expect((await send(WRONG)).status).toBe(400);
    const waiting = await send(RIGHT);
    expect(waiting.status).toBe(429);
    expect(await waiting.text()).toContain('Wait 5 minutes, then try again.');
    identity.advance(4 * 60_000);
    expect((await send(RIGHT)).status).toBe(429);
    identity.advance(60_000 + 1);
    expect((await send(RIGHT)).status).toBe(303);
  });

  it('counts the tries of each name apart, whatever its case', async () => {
    for (let tried = 0; tried < 10; tried += 1) {
      await send({ ...WRONG, username: tried % 2 === 0 ? 'Demo-Two ' : 'demo-two' });
    }
    expect((await send({ ...WRONG, username: 'demo-two' })).status).toBe(429);
    expect((await send(RIGHT)).status).toBe(303);
  });

  it.each([
    { origin: 'http://card.hearback.localhost:8010' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])('does not take a form from another origin: %o', async (headers) => {
    expect((await send(RIGHT, headers)).status).toBe(400);
    expect((await send(RIGHT)).status).toBe(303);
  });

  it.each([
    {},
    { username: 'demo-one' },
    { passphrase: PASSPHRASES['demo-one'] },
    { username: '<b>"x"</b>', passphrase: 'y' },
    { username: 'x'.repeat(3000), passphrase: 'y' },
  ])('shows the form again for a form with something missing or strange', async (fields) => {
    const response = await send(fields);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('name="passphrase"');
    expect(html).not.toContain('<b>');
  });

  it('belongs to the browser that asked for it', async () => {
    const other = await identity.dial(formUrl);
    const html = await other.text();
    expect(other.status).toBe(400);
    expect(html).toContain('This sign-in cannot go on');
    expect(html).toContain('nothing was bought');
    expect(html).not.toMatch(/<form|SessionNotFound/);
  });

  it('cannot be finished under the address of another sign-in', async () => {
    const cookie = jar.headerFor(formUrl);
    formUrl = new URL('/interaction/another', formUrl);
    expect((await send(RIGHT, { cookie })).status).toBe(400);
  });

  it('answers under its own name only', async () => {
    const port = new URL(identity.issuer).port;
    const foreign = await fetch(`http://127.0.0.1:${port}/jwks`);
    expect(foreign.status).toBe(421);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await health.json()).toEqual({ status: 'ready' });
  });

  it('publishes the same metadata at both well-known addresses', async () => {
    const { issuer, dial } = identity;
    const [one, other] = await Promise.all(
      ['openid-configuration', 'oauth-authorization-server'].map(async (name) => {
        const response = await dial(`${issuer}/.well-known/${name}`);
        return (await response.json()) as Record<string, unknown>;
      }),
    );
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });
});
