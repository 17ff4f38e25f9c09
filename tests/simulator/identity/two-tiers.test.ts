import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  APPROVAL,
  authorizationRequest,
  codeFlow,
  MCP,
  removeFolders,
  SETTLEMENT,
  signIn,
  startIdentity,
  tokenRequest,
  type TestIdentity,
} from './identity-fixture.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  removeFolders();
});

const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  grant_types_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
});

const service = (parameters: Readonly<Record<string, string>>) =>
  tokenRequest(identity, 'alexa-service', { grant_type: 'client_credentials', ...parameters });

describe('the metadata of the authorization server', () => {
  it.each(['oauth-authorization-server', 'openid-configuration'])(
    'at %s names its own issuer, the three grants, S256 and nothing that is switched off [REQ-AS-METADATA]',
    async (name) => {
      const answer = await identity.dial(`${identity.issuer}/.well-known/${name}`);
      expect(answer.status).toBe(200);
      const metadata = metadataSchema.parse(await answer.json());
      expect(metadata.issuer).toBe(identity.issuer);
      expect([...metadata.grant_types_supported].sort()).toEqual([
        'authorization_code',
        'client_credentials',
        'refresh_token',
      ]);
      expect(metadata.code_challenge_methods_supported).toEqual(['S256']);
      expect(metadata.response_types_supported).toEqual(['code']);
      expect(metadata.token_endpoint_auth_methods_supported).toEqual(['client_secret_basic']);
      expect(metadata['registration_endpoint']).toBeUndefined();
    },
  );
});

describe('tier one: a client for itself [REQ-MCP-TIERS]', () => {
  it('gets a token for exactly the MCP address, that lasts an hour at most, and none to refresh', async () => {
    const { status, body } = await service({ resource: MCP, scope: 'mcp:service' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'mcp:service' });
    expect(z.number().max(3600).safeParse(body['expires_in']).success).toBe(true);
    expect(body['refresh_token']).toBeUndefined();
    expect(body['id_token']).toBeUndefined();
    const token = String(body['access_token']);
    expect(decodeProtectedHeader(token).typ).toBe('at+jwt');
    expect(decodeJwt(token)).toMatchObject({
      iss: identity.issuer,
      aud: MCP,
      client_id: 'alexa-service',
      sub: 'alexa-service',
      scope: 'mcp:service',
    });
  });

  it.each([`${MCP}/`, MCP.replace('/mcp', ''), `${MCP}?a=1`, SETTLEMENT, APPROVAL])(
    'gets none for %s [REQ-MCP-RESOURCE]',
    async (resource) => {
      const answer = await service({ resource, scope: 'mcp:service' });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
    },
  );

  it.each(['shop', 'approve', 'quote', 'mcp:service shop', 'offline_access'])(
    'gets none with the scope %s',
    async (scope) => {
      const answer = await service({ resource: MCP, scope });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    },
  );

  it('gets none by its secret in the address or the form: by Basic alone', async () => {
    const form = {
      grant_type: 'client_credentials',
      client_id: 'alexa-service',
      client_secret: 'tier-one-secret-for-tests-05',
      resource: MCP,
      scope: 'mcp:service',
    };
    const text = new URLSearchParams(form).toString();
    for (const [query, body] of [
      ['', text],
      [`?${text}`, 'grant_type=client_credentials'],
    ]) {
      const answer = await identity.dial(`${identity.issuer}/token${query ?? ''}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body ?? '',
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('access_token');
    }
  });
});

describe('tier two: a person [REQ-MCP-TIERS]', () => {
  it('gets a refresh token with every access token, also when it is refreshed without a resource', async () => {
    const linked = await codeFlow(identity, 'alexa-skill');
    const refresh = (refreshToken: unknown) =>
      tokenRequest(identity, 'alexa-skill', {
        grant_type: 'refresh_token',
        refresh_token: String(refreshToken),
      });
    const again = await refresh(linked.body['refresh_token']);
    expect(again.status).toBe(200);
    expect(again.body['refresh_token']).not.toBe(linked.body['refresh_token']);
    expect(decodeJwt(String(again.body['access_token']))).toMatchObject({
      aud: MCP,
      scope: 'shop',
      sub: 'customer-1',
    });
    // One that was used already is stolen: it ends the whole link.
    expect((await refresh(linked.body['refresh_token'])).body).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await refresh(again.body['refresh_token'])).body).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['by the implicit grant', { response_type: 'token' }],
    ['for the address with a slash', { resource: `${MCP}/` }],
    ['with the scope of a service', { scope: 'shop mcp:service' }],
  ])('gets no code %s [REQ-MCP-RESOURCE]', async (_how, changes) => {
    const back = await signIn(
      identity,
      authorizationRequest(identity, 'alexa-skill', changes),
    ).catch(() => new URLSearchParams({ error: 'a page that goes nowhere' }));
    // An implicit answer has its refusal in the fragment.
    if (!('response_type' in changes)) expect(back.get('error')).not.toBeNull();
    expect(back.get('access_token')).toBeNull();
    expect(back.get('code')).toBeNull();
  });

  it('gets no token with another verifier, and none for the same code twice', async () => {
    const wrong = await codeFlow(identity, 'alexa-skill', {
      tokenChanges: { code_verifier: 'x'.repeat(43) },
    });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const request = authorizationRequest(identity, 'alexa-skill');
    const back = await signIn(identity, request);
    const exchange = () =>
      tokenRequest(identity, 'alexa-skill', {
        grant_type: 'authorization_code',
        code: String(back.get('code')),
        redirect_uri: 'http://page.hearback.localhost:3000/alexa/linked',
        code_verifier: request.verifier,
      });
    expect((await exchange()).status).toBe(200);
    expect(await exchange()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});
