import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
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

const CODE_CLIENTS = [
  { clientId: 'alexa-skill', audience: MCP, scope: 'shop' },
  { clientId: 'approval-card', audience: APPROVAL, scope: 'approve' },
] as const;
const SERVICES = [
  { clientId: 'mcp-service', scopes: ['quote', 'redeem', 'cancel', 'status'] },
  { clientId: 'approval-service', scopes: ['void'] },
] as const;
const AUDIENCES = [MCP, APPROVAL, SETTLEMENT, `${APPROVAL}/`, `${MCP}/`, `${MCP}?x=1`];
const SCOPES = ['shop', 'approve', 'quote', 'redeem', 'cancel', 'status', 'void', 'openid'];

const clientCredentials = (
  clientId: 'mcp-service' | 'approval-service',
  parameters: Readonly<Record<string, string>>,
) => tokenRequest(identity, clientId, { grant_type: 'client_credentials', ...parameters });

describe('invariant 2: the approval audience and the scope approve are out of reach [REQ-AUDIENCES-APART]', () => {
  it.each(['mcp-service', 'approval-service'] as const)(
    '%s gets neither by client credentials',
    async (clientId) => {
      const target = await clientCredentials(clientId, { resource: APPROVAL, scope: 'approve' });
      expect(target).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
      const scope = await clientCredentials(clientId, { resource: SETTLEMENT, scope: 'approve' });
      expect(scope).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    },
  );

  it('the Alexa client gets no code for the approval audience', async () => {
    const back = await signIn(
      identity,
      authorizationRequest(identity, 'alexa-skill', { resource: APPROVAL, scope: 'approve' }),
    );
    expect(back.get('error')).toBe('invalid_target');
    expect(back.get('code')).toBeNull();
  });

  it('the Alexa client gets no code for the scope approve beside its own', async () => {
    const back = await signIn(
      identity,
      authorizationRequest(identity, 'alexa-skill', { scope: 'shop approve' }),
    );
    expect(back.get('error')).toBe('invalid_scope');
    expect(back.get('code')).toBeNull();
  });

  it('the Alexa client gets no code for both audiences at once', async () => {
    const { url } = authorizationRequest(identity, 'alexa-skill');
    const both = new URL(url);
    both.searchParams.append('resource', APPROVAL);
    const back = await signIn(identity, { url: both.href, verifier: '' });
    expect(back.get('error')).toBe('invalid_target');
  });

  it('the Alexa client cannot turn its code or its refresh token to the approval audience', async () => {
    const code = await codeFlow(identity, 'alexa-skill', { tokenChanges: { resource: APPROVAL } });
    expect(code).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
    const linked = await codeFlow(identity, 'alexa-skill');
    const refresh = {
      grant_type: 'refresh_token',
      refresh_token: String(linked.body['refresh_token']),
    };
    const other = await tokenRequest(identity, 'alexa-skill', { ...refresh, resource: APPROVAL });
    expect(other).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
  });

  it('the Alexa client cannot widen its scope when it refreshes', async () => {
    const linked = await codeFlow(identity, 'alexa-skill');
    const wider = await tokenRequest(identity, 'alexa-skill', {
      grant_type: 'refresh_token',
      refresh_token: String(linked.body['refresh_token']),
      scope: 'shop approve',
    });
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
  });
});

describe('each client gets its own row of the table and no other', () => {
  it.each(CODE_CLIENTS)('$clientId gets a code for $audience alone', async (row) => {
    for (const audience of AUDIENCES) {
      const request = authorizationRequest(identity, row.clientId, { resource: audience });
      const back = await signIn(identity, request);
      expect([audience, back.get('error')]).toEqual([
        audience,
        audience === row.audience ? null : 'invalid_target',
      ]);
    }
  });

  it.each(CODE_CLIENTS)('$clientId gets a code for no scope but its own', async (row) => {
    const own: readonly string[] =
      row.clientId === 'approval-card' ? ['openid', 'approve'] : ['shop'];
    for (const scope of [...SCOPES, 'offline_access', 'something']) {
      const isOwn =
        own.includes(scope) || (row.clientId === 'alexa-skill' && scope === 'offline_access');
      if (isOwn) continue;
      const request = authorizationRequest(identity, row.clientId, {
        scope: [...own, scope].join(' '),
      });
      const back = await signIn(identity, request);
      expect([scope, back.get('error')]).toEqual([scope, 'invalid_scope']);
    }
  });

  it.each(SERVICES)(
    '$clientId gets the settlement audience alone',
    async ({ clientId, scopes }) => {
      for (const audience of AUDIENCES) {
        const answer = await clientCredentials(clientId, { resource: audience, scope: scopes[0] });
        expect([audience, answer.body['error']]).toEqual([
          audience,
          audience === SETTLEMENT ? undefined : 'invalid_target',
        ]);
      }
    },
  );

  it.each(SERVICES)('$clientId gets its own scopes alone', async ({ clientId, scopes }) => {
    for (const scope of SCOPES) {
      const answer = await clientCredentials(clientId, { resource: SETTLEMENT, scope });
      const isOwn = (scopes as readonly string[]).includes(scope);
      expect([scope, answer.body['error']]).toEqual([scope, isOwn ? undefined : 'invalid_scope']);
    }
  });

  it('no client gets a grant that its row does not name', async () => {
    const attempts = [
      tokenRequest(identity, 'alexa-skill', { grant_type: 'client_credentials', resource: MCP }),
      tokenRequest(identity, 'approval-card', {
        grant_type: 'client_credentials',
        resource: APPROVAL,
      }),
      tokenRequest(identity, 'approval-card', { grant_type: 'refresh_token', refresh_token: 'x' }),
      tokenRequest(identity, 'mcp-service', { grant_type: 'refresh_token', refresh_token: 'x' }),
      tokenRequest(identity, 'mcp-service', { grant_type: 'authorization_code', code: 'x' }),
      tokenRequest(identity, 'alexa-skill', { grant_type: 'password', username: 'demo-one' }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status).toBe(400);
      expect(answer.body['access_token']).toBeUndefined();
    }
  });

  it('a wrong secret gets nothing', async () => {
    const answer = await tokenRequest(
      identity,
      'mcp-service',
      { grant_type: 'client_credentials', resource: SETTLEMENT, scope: 'quote' },
      'another-secret-altogether-00',
    );
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  it('one client cannot redeem the code or the refresh token of another', async () => {
    const request = authorizationRequest(identity, 'alexa-skill');
    const back = await signIn(identity, request);
    const stolen = await tokenRequest(identity, 'approval-card', {
      grant_type: 'authorization_code',
      code: String(back.get('code')),
      redirect_uri: 'http://page.hearback.localhost:3000/alexa/linked',
      code_verifier: request.verifier,
    });
    expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});

describe('the tokens', () => {
  it('a request without a resource gets the own audience, as a signed token', async () => {
    const alexa = await codeFlow(identity, 'alexa-skill', { changes: { resource: undefined } });
    expect(decodeJwt(String(alexa.body['access_token']))).toMatchObject({
      aud: MCP,
      scope: 'shop',
    });
    const card = await codeFlow(identity, 'approval-card', { changes: { resource: undefined } });
    expect(decodeJwt(String(card.body['access_token']))).toMatchObject({
      aud: APPROVAL,
      scope: 'approve',
    });
    const service = await clientCredentials('mcp-service', { scope: 'quote' });
    expect(decodeJwt(String(service.body['access_token'])).aud).toBe(SETTLEMENT);
  });

  it('the customer is the same in every audience, and two customers are two [REQ-SAME-CUSTOMER]', async () => {
    const subjects = [];
    for (const username of ['demo-one', 'demo-two'] as const) {
      for (const { clientId } of CODE_CLIENTS) {
        const { body } = await codeFlow(identity, clientId, { username });
        subjects.push(decodeJwt(String(body['access_token'])).sub);
      }
    }
    expect(subjects).toEqual(['customer-1', 'customer-1', 'customer-2', 'customer-2']);
  });
});
