import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '../../../simulator/sign-in/cookie-jar.ts';
import { SignInFailed, signInOverHttp } from '../../../simulator/sign-in/sign-in-over-http.ts';
import {
  authorizationRequest,
  PASSPHRASES,
  REDIRECTS,
  removeFolders,
  startIdentity,
  type TestIdentity,
} from '../identity/identity-fixture.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  removeFolders();
});

const signIn = (authorizationUrl: string, passphrase: string = PASSPHRASES['demo-one']) =>
  signInOverHttp({
    dial: identity.dial,
    issuer: identity.issuer,
    authorizationUrl,
    username: 'demo-one',
    passphrase,
    nowEpochMs: () => Date.now(),
  });

describe('a sign-in over HTTP', () => {
  it('ends at the client’s own address with code, state and issuer, which is not visited', async () => {
    const back = new URL(await signIn(authorizationRequest(identity, 'alexa-skill').url));
    expect(back.origin + back.pathname).toBe(REDIRECTS['alexa-skill']);
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
    expect(back.searchParams.get('state')).toBe('state-of-the-test');
    expect(back.searchParams.get('iss')).toBe(identity.issuer);
  });

  it('fails for a wrong passphrase, and for a request that the issuer shows no form for', async () => {
    const { url } = authorizationRequest(identity, 'alexa-skill');
    await expect(signIn(url, 'wrong passphrase')).rejects.toBeInstanceOf(SignInFailed);
    const unknown = authorizationRequest(identity, 'alexa-skill', { client_id: 'nobody' });
    await expect(signIn(unknown.url)).rejects.toBeInstanceOf(SignInFailed);
  });
});

describe('the cookie jar', () => {
  const NOW = Date.UTC(2026, 10, 30);
  const url = new URL('http://id.hearback.localhost:3003/interaction/one');
  const responseWith = (...cookies: readonly string[]): Response => {
    const headers = new Headers();
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response('', { headers });
  };

  it('sends a cookie within its path alone', () => {
    const jar = createCookieJar(() => NOW);
    jar.keep(responseWith('a=1; path=/interaction/one; httponly', 'b=2; Path=/', 'c=3'), url);
    expect(jar.headerFor(url)).toBe('a=1; b=2; c=3');
    expect(jar.headerFor(new URL('/interaction/one/more', url))).toBe('a=1; b=2; c=3');
    expect(jar.headerFor(new URL('/interaction/oneself', url))).toBe('b=2; c=3');
    expect(jar.headerFor(new URL('/auth', url))).toBe('b=2');
  });

  it('keeps the newest value, and lets go what has ended', () => {
    const jar = createCookieJar(() => NOW);
    jar.keep(responseWith('a=1; path=/', 'b=2; path=/', 'c=3; path=/'), url);
    jar.keep(
      responseWith(
        'a=x=y; path=/; expires=Tue, 01 Dec 2026 00:00:00 GMT',
        'b=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT',
        'c=; path=/; max-age=0',
      ),
      url,
    );
    expect(jar.headerFor(url)).toBe('a=x=y');
  });
});
