import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import { createBearerCheck } from '#edge';
import { createCookieJar, type CookieJar } from '../../../simulator/sign-in/cookie-jar.ts';
import { SignInFailed, signInOverHttp } from '../../../simulator/sign-in/sign-in-over-http.ts';
import {
  APPROVAL,
  authorizationRequest,
  codeFlow,
  MCP,
  PASSPHRASES,
  REDIRECTS,
  removeFolders,
  signIn,
  startIdentity,
  tokenRequest,
  type AuthorizationRequest,
  type TestIdentity,
} from './identity-fixture.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await identity.stop();
  removeFolders();
});

const newJar = (): CookieJar => createCookieJar(() => Date.now());

/** As a browser that keeps its cookies; with the wrong passphrase it gets through only where no form is shown. */
function visit(
  request: AuthorizationRequest,
  jar: CookieJar,
  { username, passphrase }: { readonly username: string; readonly passphrase: string },
): Promise<string> {
  return signInOverHttp({
    dial: identity.dial,
    issuer: identity.issuer,
    authorizationUrl: request.url,
    username,
    passphrase,
    nowEpochMs: () => Date.now(),
    jar,
  });
}

const RIGHT = { username: 'demo-one', passphrase: PASSPHRASES['demo-one'] };
const WITHOUT_FORM = { username: 'demo-one', passphrase: 'not the passphrase' };

async function authTime(request: AuthorizationRequest, backUrl: string): Promise<number> {
  const { body } = await tokenRequest(identity, 'approval-card', {
    grant_type: 'authorization_code',
    code: String(new URL(backUrl).searchParams.get('code')),
    redirect_uri: REDIRECTS['approval-card'],
    code_verifier: request.verifier,
  });
  return Number(decodeJwt(String(body['id_token']))['auth_time']);
}

describe('a sign-in that is asked to be fresh', () => {
  it('is not asked for again by a client that does not want it fresh', async () => {
    const jar = newJar();
    await visit(authorizationRequest(identity, 'alexa-skill'), jar, RIGHT);
    const again = await visit(authorizationRequest(identity, 'alexa-skill'), jar, WITHOUT_FORM);
    expect(new URL(again).searchParams.get('code')).not.toBeNull();
  });

  it.each([
    { name: 'prompt=login', changes: { prompt: 'login' } },
    { name: 'max_age=0', changes: { prompt: undefined, max_age: '0' } },
    { name: 'both', changes: { prompt: 'login', max_age: '0' } },
  ])('shows the form again with $name, and sets auth_time anew', async ({ changes }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const jar = newJar();
    const first = authorizationRequest(identity, 'approval-card', changes);
    const firstTime = await authTime(first, await visit(first, jar, RIGHT));
    vi.setSystemTime(Date.now() + 100_000);

    const refused = authorizationRequest(identity, 'approval-card', changes);
    await expect(visit(refused, jar, WITHOUT_FORM)).rejects.toBeInstanceOf(SignInFailed);

    const second = authorizationRequest(identity, 'approval-card', changes);
    const secondTime = await authTime(second, await visit(second, jar, RIGHT));
    expect(firstTime).toBeGreaterThan(0);
    expect(secondTime - firstTime).toBeGreaterThanOrEqual(100);
  });

  it('lets another customer sign in where one was signed in before', async () => {
    const jar = newJar();
    const one = authorizationRequest(identity, 'approval-card');
    await visit(one, jar, RIGHT);
    const two = authorizationRequest(identity, 'approval-card');
    const back = await visit(two, jar, {
      username: 'demo-two',
      passphrase: PASSPHRASES['demo-two'],
    });
    const { body } = await tokenRequest(identity, 'approval-card', {
      grant_type: 'authorization_code',
      code: String(new URL(back).searchParams.get('code')),
      redirect_uri: REDIRECTS['approval-card'],
      code_verifier: two.verifier,
    });
    expect(decodeJwt(String(body['id_token'])).sub).toBe('customer-2');
  });
});

describe('the code flow', () => {
  it('gives an id token with nonce and auth_time, signed by the published key', async () => {
    const { body } = await codeFlow(identity, 'approval-card');
    const keys = createRemoteJWKSet(new URL('/jwks', identity.issuer), {
      [customFetch]: identity.dial,
    });
    const { payload } = await jwtVerify(String(body['id_token']), keys, {
      issuer: identity.issuer,
      audience: 'approval-card',
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({ sub: 'customer-1', nonce: 'nonce-of-the-test' });
    expect(payload['auth_time']).toEqual(expect.any(Number));
  });

  it('gives access tokens that the servers of that audience take, and those of the other do not', async () => {
    const { issuer, dial: fetch } = identity;
    const approval = createBearerCheck({ issuer, audience: APPROVAL, fetch });
    const mcp = createBearerCheck({ issuer, audience: MCP, fetch });
    const card = await codeFlow(identity, 'approval-card');
    const alexa = await codeFlow(identity, 'alexa-skill');
    const bearer = (answer: typeof card): string => `Bearer ${String(answer.body['access_token'])}`;
    expect(await approval(bearer(card))).toEqual({
      outcome: 'accepted',
      claims: { subject: 'customer-1', clientId: 'approval-card', scopes: ['approve'] },
    });
    expect(await mcp(bearer(alexa))).toMatchObject({ outcome: 'accepted' });
    expect(await mcp(bearer(card))).toEqual({ outcome: 'invalid' });
    expect(await approval(bearer(alexa))).toEqual({ outcome: 'invalid' });
    const claims = decodeJwt(String(card.body['access_token']));
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
  });

  it.each([
    { code_challenge: undefined, code_challenge_method: undefined },
    { code_challenge: undefined },
    { code_challenge_method: undefined },
    { code_challenge_method: 'plain' },
  ])('gives no code without PKCE by S256: %o', async (changes) => {
    for (const clientId of ['alexa-skill', 'approval-card'] as const) {
      const back = await signIn(identity, authorizationRequest(identity, clientId, changes));
      expect(back.get('error')).toBe('invalid_request');
      expect(back.get('code')).toBeNull();
    }
  });

  it('gives no tokens for another verifier, and a code only once [REQ-PKCE]', async () => {
    const wrong = await codeFlow(identity, 'alexa-skill', {
      tokenChanges: { code_verifier: 'a'.repeat(43) },
    });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const request = authorizationRequest(identity, 'alexa-skill');
    const code = String((await signIn(identity, request)).get('code'));
    const redeem = () =>
      tokenRequest(identity, 'alexa-skill', {
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECTS['alexa-skill'],
        code_verifier: request.verifier,
      });
    expect((await redeem()).status).toBe(200);
    expect(await redeem()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('knows only the response type code', async () => {
    for (const type of ['id_token', 'code id_token', 'token', 'none']) {
      const { url } = authorizationRequest(identity, 'approval-card', { response_type: type });
      const response = await identity.dial(url);
      expect(response.headers.get('location') ?? '').not.toContain('id_token=');
      expect(response.headers.get('location')).toMatch(
        /error=(unsupported_response_type|unauthorized_client)/,
      );
    }
  });

  it('sends nobody to an address that is not registered', async () => {
    const { url } = authorizationRequest(identity, 'approval-card', {
      redirect_uri: 'http://elsewhere.hearback.localhost:8010/callback',
    });
    const response = await identity.dial(url, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('rotates the refresh token, and takes an old one as theft: both end [REQ-REFRESH-ROTATES]', async () => {
    const linked = await codeFlow(identity, 'alexa-skill');
    const refresh = (token: unknown) =>
      tokenRequest(identity, 'alexa-skill', {
        grant_type: 'refresh_token',
        refresh_token: String(token),
      });
    const once = await refresh(linked.body['refresh_token']);
    expect(decodeJwt(String(once.body['access_token']))).toMatchObject({ aud: MCP, scope: 'shop' });
    expect(once.body['refresh_token']).not.toBe(linked.body['refresh_token']);
    const reused = await refresh(linked.body['refresh_token']);
    expect(reused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await refresh(once.body['refresh_token'])).toMatchObject({ status: 400 });
  });
});
