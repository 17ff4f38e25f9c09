/** The sides of the running product are apart: by audience, by client, by tool, by key and by configuration. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import { approvalTokenOf, askForToken, runCodeFlow, shopTokenOf } from './code-flow.ts';
import { callTool, sendMcp } from './mcp-client.ts';
import { startShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
let shopToken: string;
let approvalToken: string;
beforeAll(async () => {
  shop = await startShop();
  shopToken = await shopTokenOf(shop, 'customer-1');
  approvalToken = await approvalTokenOf(shop, 'customer-1');
});
afterAll(() => shop.stop());

const LIST_TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

async function serviceToken(client: 'mcp-service' | 'approval-service', scope: string) {
  const { accessToken } = await askForToken(shop, client, {
    grant_type: 'client_credentials',
    resource: shop.addresses.settlement,
    scope,
  });
  if (accessToken === undefined) throw new Error(`${client} got no token`);
  return accessToken;
}

function post(url: string, token: string | undefined, body: unknown): Promise<Response> {
  return shop.dial(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

describe('a token of one audience at the door of another', () => {
  it('invariant 2: approval answers no bearer token at all, of whatever audience', async () => {
    const digest = 'ab'.repeat(32);
    const calls: readonly (readonly ['GET' | 'POST', string])[] = [
      ['GET', '/api/orders'],
      ['GET', `/api/orders/${digest}`],
      ['POST', `/api/orders/${digest}/total`],
      ['POST', `/api/orders/${digest}/passkey`],
      ['POST', `/api/orders/${digest}/decline`],
      ['POST', '/api/passkeys/options'],
      ['POST', '/api/passkeys'],
      ['GET', '/api/account'],
      ['GET', '/api/history'],
      ['GET', '/api/export'],
      ['POST', '/api/changes'],
      ['POST', '/api/changes/passkey'],
      ['POST', '/api/settings'],
      ['POST', '/api/clients/alexa-skill/revoke'],
      ['POST', '/api/sign-out'],
    ];
    const settlementToken = await serviceToken('approval-service', 'void');
    for (const token of [shopToken, approvalToken, settlementToken]) {
      for (const [method, path] of calls) {
        const response = await shop.dial(`${shop.addresses.approval}${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            origin: shop.addresses.approval,
            'sec-fetch-site': 'same-origin',
          },
          ...(method === 'POST' ? { body: JSON.stringify({}) } : {}),
        });
        expect(response.status, `${method} ${path}`).toBe(401);
      }
    }
  });

  it('mcp takes a token of its own audience only', async () => {
    expect((await sendMcp(shop, shopToken, LIST_TOOLS)).status).toBe(200);
    const others = [approvalToken, await serviceToken('mcp-service', 'quote redeem cancel status')];
    for (const token of others) {
      const response = await sendMcp(shop, token, LIST_TOOLS);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
    expect((await sendMcp(shop, undefined, LIST_TOOLS)).status).toBe(401);
  });

  it('settlement takes neither a customer’s token, nor a service’s beyond its own scopes', async () => {
    const order = { customerId: 'customer-1', digest: 'ab'.repeat(32), declineJws: 'a.b.c' };
    const status = { customerId: 'customer-1', clientId: 'alexa-skill' };
    const { settlement } = shop.addresses;
    for (const token of [shopToken, approvalToken, undefined]) {
      for (const path of ['/quote', '/book', '/redeem', '/cancel', '/status', '/void']) {
        expect((await post(`${settlement}${path}`, token, {})).status, path).toBe(401);
      }
    }
    const mcpToken = await serviceToken('mcp-service', 'quote redeem cancel status');
    const voidToken = await serviceToken('approval-service', 'void');
    expect((await post(`${settlement}/status`, mcpToken, status)).status).toBe(200);
    expect((await post(`${settlement}/void`, mcpToken, order)).status).toBe(403);
    expect((await post(`${settlement}/void`, voidToken, order)).status).toBe(200);
    for (const path of ['/quote', '/book', '/redeem', '/cancel', '/status']) {
      expect((await post(`${settlement}${path}`, voidToken, status)).status, path).toBe(403);
    }
  });
});

describe('identity', () => {
  it('grants the approval audience and the scope approve to no Alexa client', async () => {
    const flow = { client: 'alexa-skill', customerId: 'customer-1' } as const;
    const mcp = `${shop.addresses.mcp}/mcp`;
    const { approval, settlement } = shop.addresses;
    const refusals = [
      await runCodeFlow(shop, { ...flow, resource: approval, scope: 'shop' }),
      await runCodeFlow(shop, { ...flow, resource: approval, scope: 'approve' }),
      await runCodeFlow(shop, { ...flow, resource: mcp, scope: 'shop approve' }),
      await runCodeFlow(shop, { ...flow, resource: mcp, scope: 'openid approve' }),
      await runCodeFlow(shop, { ...flow, resource: settlement, scope: 'shop' }),
    ];
    expect(refusals).toEqual([
      { outcome: 'refused', error: 'invalid_target' },
      { outcome: 'refused', error: 'invalid_target' },
      { outcome: 'refused', error: 'invalid_scope' },
      { outcome: 'refused', error: 'invalid_scope' },
      { outcome: 'refused', error: 'invalid_target' },
    ]);
  });

  it('grants them to no service client either, nor the settlement scopes across', async () => {
    const { approval, settlement, mcp } = shop.addresses;
    const ask = (client: 'mcp-service' | 'approval-service', resource: string, scope: string) =>
      askForToken(shop, client, { grant_type: 'client_credentials', resource, scope });
    const answers = await Promise.all([
      ask('mcp-service', approval, 'approve'),
      ask('mcp-service', approval, 'redeem'),
      ask('mcp-service', settlement, 'approve'),
      ask('mcp-service', settlement, 'redeem approve'),
      ask('mcp-service', settlement, 'void'),
      ask('mcp-service', `${mcp}/mcp`, 'shop'),
      ask('approval-service', settlement, 'redeem'),
      ask('approval-service', approval, 'approve'),
      askForToken(shop, 'alexa-skill', {
        grant_type: 'client_credentials',
        resource: approval,
        scope: 'approve',
      }),
      askForToken(shop, 'approval-card', {
        grant_type: 'client_credentials',
        resource: approval,
        scope: 'approve',
      }),
    ]);
    expect(answers.map(({ accessToken }) => accessToken)).toEqual(answers.map(() => undefined));
    expect(answers.map(({ error }) => error)).toEqual([
      'invalid_target',
      'invalid_target',
      'invalid_scope',
      'invalid_scope',
      'invalid_scope',
      'invalid_target',
      'invalid_scope',
      'invalid_target',
      // The grant itself is not theirs.
      'invalid_request',
      'invalid_request',
    ]);
  });

  it('gives the card no token for the shop or for settlement', async () => {
    const flow = { client: 'approval-card', customerId: 'customer-1' } as const;
    const mcp = `${shop.addresses.mcp}/mcp`;
    expect(await runCodeFlow(shop, { ...flow, resource: mcp, scope: 'openid' })).toEqual({
      outcome: 'refused',
      error: 'invalid_target',
    });
    expect(
      await runCodeFlow(shop, { ...flow, resource: shop.addresses.approval, scope: 'openid shop' }),
    ).toEqual({ outcome: 'refused', error: 'invalid_scope' });
  });
});

describe('the MCP tools', () => {
  const listSchema = z.object({
    result: z.object({ tools: z.array(z.looseObject({ name: z.string() })) }),
  });

  it('invariant 2: are exactly these, and none of them confirms, approves or shows a code', async () => {
    const answer = parseAnswerBody(await (await sendMcp(shop, shopToken, LIST_TOOLS)).text());
    const { tools } = listSchema.parse(answer).result;
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'cancel_order',
      'change_cart',
      'get_audit_trail',
      'get_order',
      'get_product',
      'list_orders',
      'preview_order',
      'redeem_order',
      'search_products',
      'shop_help',
      'view_cart',
    ]);
  });

  it('answer a tool that is not there, by whatever name, with no effect', async () => {
    for (const name of ['approve_order', 'confirm_order', 'get_code']) {
      const response = await sendMcp(shop, shopToken, {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: {} },
      });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).toMatch(/"error"|"isError":true/);
    }
    const { structured } = await callTool(shop, shopToken, { name: 'list_orders', arguments: {} });
    expect(structured['orders']).toEqual([]);
  });
});

describe('keys and configurations', () => {
  const FORBIDDEN: readonly (readonly ['approval' | 'settlement', string])[] = [
    ['approval', 'approval.private.jwk'],
    ['approval', 'code.mac'],
    ['approval', 'ledger.private.jwk'],
    ['approval', 'push.private.jwk'],
    ['settlement', 'settlement.private.jwk'],
    ['settlement', 'code.mac'],
    ['settlement', 'ledger.private.jwk'],
    ['settlement', 'book.private.jwk'],
  ];

  /** The secret part of a key file: the member `d` of a JWK, or the whole of a symmetric key. */
  function secretOf(side: string, name: string): string {
    const text = shop.read(side, 'keys', name).trim();
    return text.startsWith('{') ? z.object({ d: z.string() }).parse(JSON.parse(text)).d : text;
  }

  it('invariant 2: nothing in the folders of mcp and skill holds a secret of approval or settlement', () => {
    const secrets = FORBIDDEN.map(([side, name]) => secretOf(side, name));
    expect(secrets.every((secret) => secret.length >= 43)).toBe(true);
    for (const side of ['mcp', 'skill']) {
      const folder = join(shop.report.directory, side);
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const { parentPath, name } of files) {
        const text = shop.read(join(parentPath, name).slice(shop.report.directory.length));
        for (const secret of secrets) expect(text.includes(secret), `${side}: ${name}`).toBe(false);
      }
    }
  });

  it('each key folder holds exactly the files of its side', () => {
    const filesOf = (side: string): string[] =>
      readdirSync(join(shop.report.directory, side, 'keys')).sort();
    expect(filesOf('mcp')).toEqual([
      'ledger.private.jwk',
      'request-ledger.public.jwk',
      'request.mac',
    ]);
    expect(filesOf('approval')).toEqual([
      'approval-ledger.public.jwk',
      'approval.private.jwk',
      'book.public.jwk',
      'code.mac',
      'ledger.private.jwk',
      'push.private.jwk',
      'request-ledger.public.jwk',
      'settlement-ledger.public.jwk',
      'settlement.public.jwk',
    ]);
    expect(filesOf('settlement')).toEqual([
      'approval.public.jwk',
      'book.private.jwk',
      'code.mac',
      'ledger.anchor',
      'ledger.private.jwk',
      'settlement-ledger.public.jwk',
      'settlement.private.jwk',
      'settlement.public.jwk',
    ]);
    const ownKey = secretOf('mcp', 'request.mac');
    for (const [side, name] of FORBIDDEN) expect(secretOf(side, name)).not.toBe(ownKey);
  });

  it('mcp and skill know of approval only where a customer finds the card', () => {
    const secretsSchema = z.object({ clientSecrets: z.record(z.string(), z.string()) });
    const { clientSecrets } = secretsSchema.parse(
      JSON.parse(shop.read('identity', 'demo-secrets.json')),
    );
    const { approval } = shop.addresses;
    const approvalPort = new URL(approval).port;
    for (const side of ['mcp', 'skill'] as const) {
      const config = shop.configOf(side);
      const known = z.looseObject({ cardOrigin: z.string() }).parse(JSON.parse(config));
      expect(known.cardOrigin).toBe(approval);
      // `apps`: what MCP hosts draw, made of what the tools answer.
      const rest = JSON.stringify({ ...known, cardOrigin: undefined, apps: undefined });
      expect(JSON.stringify(known['apps'] ?? {})).not.toMatch(/approv/i);
      expect(rest).not.toMatch(/approv|card/i);
      expect(rest).not.toContain(approvalPort);
      for (const client of ['approval-card', 'approval-service', 'processor', 'alexa-skill']) {
        expect(rest).not.toContain(clientSecrets[client]);
      }
    }
    expect(JSON.parse(shop.configOf('skill'))).not.toHaveProperty('identity');
  });
});
