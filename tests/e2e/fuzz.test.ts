/** Any JSON to any endpoint of any process: refused or answered in plain words, soon, and with nothing of the inside in it. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopTokenOf, askForToken, type Client } from './code-flow.ts';
import {
  readButtonSecret,
  startShop,
  type Phone,
  type ProcessName,
  type RunningShop,
} from './running-shop.ts';
import { orderByVoice } from './steps.ts';

let shop: RunningShop;
let phone: Phone;
let bearers: Readonly<Record<'shop' | 'service' | 'void' | 'processor' | 'buttons', string>>;
let digest: string;
beforeAll(async () => {
  shop = await startShop();
  phone = await shop.phoneOf('customer-1');
  digest = (await orderByVoice(shop)).digest;
  const service = async (client: Client, scope: string): Promise<string> =>
    String(
      (
        await askForToken(shop, client, {
          grant_type: 'client_credentials',
          resource: shop.addresses.settlement,
          scope,
        })
      ).accessToken,
    );
  bearers = {
    shop: await shopTokenOf(shop, 'customer-1'),
    service: await service('mcp-service', 'quote redeem cancel status'),
    void: await service('approval-service', 'void'),
    processor: await processorToken(),
    buttons: readButtonSecret((...path) => shop.read(...path)),
  };
});
afterAll(() => shop.stop());

async function processorToken(): Promise<string> {
  const { clientId, clientSecret } = (
    JSON.parse(shop.configOf('settlement')) as {
      processor: { clientId: string; clientSecret: string };
    }
  ).processor;
  const response = await shop.dial(`${shop.addresses.processor}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

interface Endpoint {
  readonly process: ProcessName;
  readonly path: string;
  readonly bearer?: keyof typeof bearers;
  /** A body of the right shape; one member of it at a time is replaced. */
  readonly sample: unknown;
}

const holder = { customerId: 'customer-1', clientId: 'alexa-skill' };
const toolCall = (name: string, args: object): unknown => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const D = 'DIGEST';
const item = { productId: 'dark-roast-12oz', quantity: 1 };

/** Where a fuzzed body could stop the run itself, the sample is such that it cannot (no order of an error to the processor). */
const ENDPOINTS: readonly Endpoint[] = [
  {
    process: 'mcp',
    path: '/mcp',
    bearer: 'shop',
    sample: toolCall('search_products', { query: 'x' }),
  },
  { process: 'mcp', path: '/mcp', bearer: 'shop', sample: toolCall('get_order', { digest: D }) },
  { process: 'mcp', path: '/mcp', bearer: 'shop', sample: toolCall('cancel_order', { digest: D }) },
  {
    process: 'mcp',
    path: '/mcp',
    bearer: 'shop',
    sample: toolCall('preview_order', { items: [{ product_id: 'x', quantity: 1 }] }),
  },
  {
    process: 'mcp',
    path: '/mcp',
    bearer: 'shop',
    sample: toolCall('redeem_order', { digest: D, redemption_token: 'x', code: '4821' }),
  },
  {
    process: 'mcp',
    path: '/mcp',
    bearer: 'shop',
    sample: {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'x', version: '1' },
      },
    },
  },
  {
    process: 'settlement',
    path: '/quote',
    bearer: 'service',
    sample: { ...holder, lines: [item], nonce: 'A'.repeat(16) },
  },
  {
    process: 'settlement',
    path: '/redeem',
    bearer: 'service',
    sample: { ...holder, digest: D, token: 'x', code: '4821', waitMs: 0 },
  },
  { process: 'settlement', path: '/cancel', bearer: 'service', sample: { ...holder, digest: D } },
  { process: 'settlement', path: '/book', bearer: 'service', sample: holder },
  { process: 'settlement', path: '/status', bearer: 'service', sample: { ...holder, digest: D } },
  {
    process: 'settlement',
    path: '/void',
    bearer: 'void',
    sample: { customerId: 'customer-1', digest: D, declineJws: 'x' },
  },
  { process: 'approval', path: '/api/sign-in', sample: {} },
  { process: 'approval', path: '/api/callback', sample: { code: 'x', state: 'x', iss: 'x' } },
  { process: 'approval', path: `/api/orders/${D}/total`, sample: { text: '1', shownDigest: D } },
  { process: 'approval', path: `/api/orders/${D}/passkey`, sample: { response: {} } },
  { process: 'approval', path: '/api/orders/x/decline', sample: {} },
  { process: 'approval', path: '/api/passkeys/options', sample: {} },
  { process: 'approval', path: '/api/passkeys', sample: { response: {} } },
  {
    process: 'skill',
    path: '/skill',
    sample: {
      version: '1.0',
      session: { new: true, sessionId: 'x', application: {}, user: { userId: 'x' } },
      context: { System: { application: {}, user: { userId: 'x' } } },
      request: { type: 'IntentRequest', requestId: 'x', timestamp: 'x', locale: 'en-US' },
    },
  },
  { process: 'page', path: '/alexa/utterances', sample: { text: 'order a bag' } },
  { process: 'page', path: '/alexa/clock', sample: { advanceMs: 1 } },
  { process: 'page', path: '/alexa/sound', sample: { isHeard: true } },
  { process: 'page', path: '/alexa/link', sample: { customer: 'nobody' } },
  { process: 'merchant', path: '/quotes', sample: { lines: [item], destination: {} } },
  {
    process: 'merchant',
    path: '/control/price',
    bearer: 'buttons',
    sample: { productId: 'x', unitPriceMinor: 1 },
  },
  {
    process: 'merchant',
    path: '/control/title',
    bearer: 'buttons',
    sample: { productId: 'x', title: 'x' },
  },
  {
    process: 'merchant',
    path: '/control/stock',
    bearer: 'buttons',
    sample: { productId: 'x', isInStock: true },
  },
  { process: 'merchant', path: '/control/offer', bearer: 'buttons', sample: { seconds: 600 } },
  {
    process: 'processor',
    path: '/v2/checkout/orders',
    bearer: 'processor',
    sample: {
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '1.00' } }],
      payment_source: { card: { vault_id: 'x' } },
    },
  },
  { process: 'processor', path: '/v1/oauth2/token', sample: { grant_type: 'x' } },
  { process: 'processor', path: '/control/behaviour', sample: { next: 'normal', times: 1 } },
  { process: 'identity', path: '/token', sample: { grant_type: 'authorization_code', code: 'x' } },
];

const json = fc.jsonValue({ maxDepth: 4 });

/** One member of the sample, at any depth, becomes anything, goes, or gets a neighbour that nobody expects. */
function mutated(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null) return json;
  const names = Object.keys(sample);
  const members = sample as Readonly<Record<string, unknown>>;
  const added = fc
    .tuple(fc.constantFrom('__proto__x', 'constructor', 'surplus', ''), json)
    .map(([name, value]) => ({ ...members, [name]: value }));
  if (names.length === 0) return added;
  const changed = fc.constantFrom(...names).chain((name) =>
    fc.oneof(
      mutated(members[name]).map((value) => replaced(sample, name, value)),
      json.map((value) => replaced(sample, name, value)),
      fc.constant(replaced(sample, name, undefined)),
    ),
  );
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: added });
}

function replaced(sample: object, name: string, value: unknown): unknown {
  return Array.isArray(sample)
    ? sample.map((member: unknown, index) => (String(index) === name ? value : member))
    : { ...sample, [name]: value };
}

const bodies = (sample: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: mutated(sample).map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: json.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '"',
        'nul',
        '[]]',
        '{"a":1,}',
        '['.repeat(3000) + ']'.repeat(3000),
        `{"text":"${'x'.repeat(70_000)}"}`,
        '{"__proto__":{"isAdmin":true}}',
        '"\\ud800"',
        '1e999',
      ),
    },
  );

const requests = fc.constantFrom(...ENDPOINTS).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    body: bodies(endpoint.sample),
    credentials: fc.constantFrom('right', 'right', 'right', 'none', 'wrong'),
  }),
);

const INSIDE: readonly RegExp[] = [
  /\n\s+at |\\n\s+at |node_modules|node:internal|file:\/\//,
  /\w{3,}\.(ts|js|mjs|sqlite|jwk|mac)\b/,
  /\/(work|home|root|tmp|usr|dist)\//,
  /SQLITE_|SqliteError|ZodError|TypeError|RangeError|SyntaxError|is not a function|Cannot read/,
  /"d":"|BEGIN PRIVATE/,
];

async function send(
  endpoint: Endpoint,
  body: string,
  credentials: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const { process, bearer } = endpoint;
  const path = endpoint.path.replace(D, digest);
  const sent = body.replaceAll(`"${D}"`, `"${digest}"`);
  if (process === 'approval' && credentials === 'right') {
    const response = await phone.send('POST', path, sent);
    return { status: response.status, text: await response.text() };
  }
  const isToken = path === '/token' || path.endsWith('/oauth2/token');
  const isForm = isToken && credentials !== 'wrong';
  const response = await shop.dial(`${shop.addresses[process]}${path}`, {
    method: 'POST',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      accept: 'application/json, text/event-stream',
      ...(['page', 'approval'].includes(process)
        ? { origin: shop.addresses[process], 'sec-fetch-site': 'same-origin' }
        : {}),
      ...(credentials === 'wrong' ? { authorization: 'Bearer e30.e30.x', dpop: 'e30.e30.x' } : {}),
      ...(credentials === 'right' && bearer !== undefined
        ? { authorization: `Bearer ${bearers[bearer]}` }
        : {}),
      'paypal-request-id': 'fuzz',
    },
    body: sent,
    signal: AbortSignal.timeout(5000),
  });
  return { status: response.status, text: await response.text() };
}

describe('any JSON at any endpoint', () => {
  it('is answered within five seconds, never with a 500, and says nothing of the inside', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async ({ endpoint, body, credentials }) => {
        const { status, text } = await send(endpoint, body, credentials);
        const what = `${endpoint.process} ${endpoint.path}: ${text.slice(0, 300)}`;
        expect(status, what).toBeGreaterThanOrEqual(200);
        expect(status, what).toBeLessThan(500);
        for (const inside of INSIDE) expect(text, what).not.toMatch(inside);
        const isGuarded = endpoint.bearer !== undefined || endpoint.process === 'approval';
        if (isGuarded && credentials !== 'right') expect([400, 401, 413], what).toContain(status);
      }),
      { numRuns: 150 },
    );
    for (const name of ['mcp', 'settlement', 'approval', 'skill', 'page'] as const) {
      const { status } = await shop.dial(`${shop.addresses[name]}/healthz`);
      expect(status, name).toBe(200);
    }
    expect(shop.said()).not.toContain('It is started again');
    expect(await shop.captures()).toEqual([]);
  }, 60_000);
});
