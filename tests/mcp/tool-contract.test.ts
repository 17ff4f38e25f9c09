/** What holds for every tool: its texts, its schemas, what it answers in every case, and that each of its parameters is acted on. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startRequestSide, type RequestSideUnderTest } from './support/start-request-side.ts';
import { callTool, previewSchema } from './support/call-tool.ts';
import { receiptOf } from './support/start-settlement.ts';
import { orderDigestSchema } from '#core';

type Args = Readonly<Record<string, unknown>>;

let side: RequestSideUnderTest;
let client: Client;
let tools: Awaited<ReturnType<Client['listTools']>>['tools'];
const orders = { waiting: '', token: '', bought: '', confirmed: '', confirmedToken: '' };

beforeAll(async () => {
  side = await startRequestSide();
  client = await side.connect();
  ({ tools } = await client.listTools());
  side.settlement.settings.mayTellHistory = true;
  orders.bought = (await propose('dark-roast')).digest;
  const stored = await side.reader.findDryRun(orderDigestSchema.parse(orders.bought));
  if (!stored) throw new Error('no such dry run');
  side.settlement.orders.set(orders.bought, {
    state: 'ordered',
    receipt: receiptOf(stored.dryRun),
  });
  const confirmed = await propose('dark-roast-ground');
  orders.confirmed = confirmed.digest;
  orders.confirmedToken = confirmed.redemption_token;
  side.settlement.orders.set(orders.confirmed, { state: 'confirmed', code: '4821' });
  const waiting = await propose('decaf');
  orders.waiting = waiting.digest;
  orders.token = waiting.redemption_token;
  await callTool(client, 'change_cart', { change: 'add', product_id: 'decaf', quantity: 3 });
  for (const letter of ['a', 'b', 'c', 'd', 'e']) {
    await callTool(client, 'change_cart', { change: 'add', product_id: `sampler-${letter}` });
  }
});
afterAll(async () => {
  await client.close();
  await side.stop();
});

async function propose(productId: string) {
  side.clock.nowMs += 1000;
  const items = [{ product_id: productId, quantity: 1 }];
  return previewSchema.parse((await callTool(client, 'preview_order', { items })).structured);
}

const ITEMS = [{ product_id: 'decaf', quantity: 1 }];
const redeemOf = (more: Args = {}): Args => ({
  ...{ digest: orders.waiting, redemption_token: orders.token, code: '1111' },
  ...more,
});

/** Every call a tool may meet: done, refused by each kind of reason, not understood. */
const CASES: readonly (readonly [tool: string, name: string, args: () => Args])[] = [
  ['search_products', 'finds', () => ({ query: 'decaf' })],
  ['search_products', 'finds nothing', () => ({ query: 'yacht' })],
  ['search_products', 'finds what is closest', () => ({ query: 'decaf', category: 'none such' })],
  ['search_products', 'was ordered before', () => ({ query: 'the one I had last time' })],
  ['search_products', 'not understood', () => ({ page: 0 })],
  ['get_product', 'finds', () => ({ product_id: 'decaf' })],
  ['get_product', 'finds nothing', () => ({ product_id: 'yacht' })],
  ['get_product', 'not understood', () => ({})],
  ['view_cart', 'shows', () => ({})],
  ['view_cart', 'not understood', () => ({ page: 'two' })],
  ['change_cart', 'changes', () => ({ change: 'set', product_id: 'decaf', quantity: 3 })],
  ['change_cart', 'is refused', () => ({ change: 'add', product_id: 'yacht' })],
  ['change_cart', 'not understood', () => ({ change: 'buy' })],
  ['preview_order', 'proposes', () => ({ items: ITEMS })],
  ['preview_order', 'proposes the cart', () => ({})],
  ['preview_order', 'is refused', () => ({ items: ITEMS, address_id: 'elsewhere' })],
  ['preview_order', 'not understood', () => ({ items: [] })],
  ['redeem_order', 'is refused', () => redeemOf()],
  ['redeem_order', 'has no code', () => redeemOf({ code: 'yes' })],
  [
    'redeem_order',
    'has a wrong code',
    () => redeemOf({ digest: orders.confirmed, redemption_token: orders.confirmedToken }),
  ],
  [
    'redeem_order',
    'was bought',
    () => redeemOf({ digest: orders.bought, redemption_token: orders.token, code: '4821' }),
  ],
  ['redeem_order', 'not understood', () => ({ code: '4821' })],
  ['get_order', 'tells the current one', () => ({})],
  ['get_order', 'tells one that was bought', () => ({ digest: orders.bought })],
  ['get_order', 'finds nothing', () => ({ digest: 'ef'.repeat(32) })],
  ['get_order', 'not understood', () => ({ digest: 'mine' })],
  ['list_orders', 'lists', () => ({})],
  ['list_orders', 'not understood', () => ({ count: 3 })],
  ['cancel_order', 'finds nothing', () => ({ digest: 'ef'.repeat(32) })],
  ['cancel_order', 'comes too late', () => ({ digest: orders.bought })],
  ['cancel_order', 'not understood', () => ({})],
  ['get_audit_trail', 'tells', () => ({})],
  ['get_audit_trail', 'has no more', () => ({ page: 50 })],
  ['get_audit_trail', 'not understood', () => ({ page: 1.5 })],
  ['shop_help', 'helps', () => ({})],
  ['shop_help', 'not understood', () => ({ locale: 'tlh' })],
];

const rawResult = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  structuredContent: z.unknown().optional(),
});

/** Any schema inside, with its path. */
function schemasIn(schema: unknown, path = ''): readonly (readonly [string, object])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [
    [path, schema] as const,
    ...Object.entries(schema).flatMap(([key, each]) => schemasIn(each, `${path}/${key}`)),
  ];
}

describe('[REQ-MCP-TOOLS-CONTRACT] every tool', () => {
  it('has a name, a title, and a description that says when to call it and what comes back, short enough to be read', () => {
    expect(tools.length).toBeLessThan(15);
    for (const { name, title, description = '' } of tools) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(name.length).toBeLessThan(64);
      expect(title).toMatch(/^[A-Z].{3,40}$/);
      expect([name, description.length]).toEqual([name, expect.any(Number)]);
      expect(description.length).toBeLessThanOrEqual(500);
      expect([name, description]).toEqual([name, expect.stringMatching(/Call it/)]);
      expect(description).not.toMatch(/[{}<>|`*#]/);
    }
  });

  it('takes what it says and nothing else, at any depth, and says of each part what it is for', () => {
    for (const { name, inputSchema } of tools) {
      for (const [path, schema] of schemasIn(inputSchema)) {
        if ('properties' in schema) {
          expect([
            name,
            path,
            'additionalProperties' in schema && schema.additionalProperties,
          ]).toEqual([name, path, false]);
        }
      }
      for (const [part, schema] of Object.entries(inputSchema.properties ?? {})) {
        expect([name, part, schema]).toEqual([
          name,
          part,
          expect.objectContaining({ description: expect.any(String) as unknown }),
        ]);
      }
    }
  });

  it('states all its marks, and each of them is honest', () => {
    const writing = new Set(['change_cart', 'preview_order', 'redeem_order', 'cancel_order']);
    const destroying = new Set(['change_cart', 'redeem_order', 'cancel_order']);
    // Adding twice adds two, and a wrong code said twice uses up two tries.
    const adding = new Set(['change_cart', 'redeem_order']);
    for (const { name, annotations } of tools) {
      expect({ name, ...annotations }).toMatchObject({
        name,
        readOnlyHint: !writing.has(name),
        destructiveHint: destroying.has(name),
        idempotentHint: !adding.has(name),
        openWorldHint: false,
      });
    }
  });

  it('is met in each of its cases here', () => {
    expect([...new Set(CASES.map(([tool]) => tool))].sort()).toEqual(
      tools.map(({ name }) => name).sort(),
    );
  });

  it.each(CASES)(
    '%s, when it %s: answers in plain words first, and by its own output schema',
    async (name, _case, args) => {
      const tool = tools.find((each) => each.name === name);
      if (!tool?.outputSchema) throw new Error('no such tool');
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      const fits = ajv.compile(tool.outputSchema);
      const result = rawResult.parse(await client.callTool({ name, arguments: { ...args() } }));
      const [first, ...others] = result.content;
      expect(others).toEqual([]);
      expect(first).toMatchObject({ type: 'text' });
      const text = first?.text ?? '';
      expect(text).toMatch(/^\p{L}.*[.?!]$|^\d/su);
      expect(text).not.toMatch(/[{}[\]<>|_`]|https?:|zod|undefined|null|\bNaN\b/);
      expect(text).not.toMatch(/[0-9a-f]{32}|dark-roast|sampler-|tool|error|session/i);
      // Of a call that is at fault itself the parts are named, for the assistant that made it.
      if (!text.startsWith("I didn't understand")) expect(text).not.toMatch(/token/i);
      if (result.structuredContent === undefined) expect(result.isError).toBe(true);
      else expect([fits(result.structuredContent), fits.errors]).toEqual([true, null]);
    },
  );
});

/** Two calls that differ in one part, and so in what comes of them. */
const PARTS: readonly (readonly [
  tool: string,
  part: string,
  one: () => Args,
  other: () => Args,
])[] = [
  ['search_products', 'query', () => ({ query: 'decaf' }), () => ({ query: 'sampler' })],
  [
    'search_products',
    'category',
    () => ({ query: 'sampler' }),
    () => ({ query: 'sampler', category: 'sampler-b' }),
  ],
  [
    'search_products',
    'least',
    () => ({}),
    () => ({ least: { amount_minor: 1700, currency: 'USD' } }),
  ],
  ['search_products', 'most', () => ({}), () => ({ most: { amount_minor: 100, currency: 'USD' } })],
  ['search_products', 'order', () => ({ order: 'best' }), () => ({ order: 'cheapest' })],
  [
    'search_products',
    'in_stock_only',
    () => ({ query: 'mug' }),
    () => ({ query: 'mug', in_stock_only: true }),
  ],
  ['search_products', 'page', () => ({ page: 1 }), () => ({ page: 2 })],
  ['search_products', 'locale', () => ({}), () => ({ locale: 'de-DE' })],
  ['get_product', 'product_id', () => ({ product_id: 'decaf' }), () => ({ product_id: 'mug' })],
  [
    'get_product',
    'locale',
    () => ({ product_id: 'decaf' }),
    () => ({ product_id: 'decaf', locale: 'fr-FR' }),
  ],
  ['view_cart', 'page', () => ({}), () => ({ page: 2 })],
  ['view_cart', 'locale', () => ({}), () => ({ locale: 'ja-JP' })],
  [
    'change_cart',
    'change',
    () => ({ change: 'set', product_id: 'decaf', quantity: 3 }),
    () => ({ change: 'add', product_id: 'decaf', quantity: 3 }),
  ],
  [
    'change_cart',
    'product_id',
    () => ({ change: 'set', product_id: 'decaf', quantity: 3 }),
    () => ({ change: 'set', product_id: 'sampler-a', quantity: 3 }),
  ],
  [
    'change_cart',
    'quantity',
    () => ({ change: 'set', product_id: 'decaf', quantity: 3 }),
    () => ({ change: 'set', product_id: 'decaf', quantity: 4 }),
  ],
  [
    'change_cart',
    'address_id',
    () => ({ change: 'deliver_to', address_id: 'home' }),
    () => ({ change: 'deliver_to', address_id: 'office' }),
  ],
  [
    'change_cart',
    'instrument_id',
    () => ({ change: 'pay_with', instrument_id: 'visa' }),
    () => ({ change: 'pay_with', instrument_id: 'master' }),
  ],
  [
    'change_cart',
    'locale',
    () => ({ change: 'set', product_id: 'decaf', quantity: 3 }),
    () => ({ change: 'set', product_id: 'decaf', quantity: 3, locale: 'hi-IN' }),
  ],
  ['preview_order', 'items', () => ({ items: ITEMS }), () => ({})],
  [
    'preview_order',
    'address_id',
    () => ({ items: ITEMS }),
    () => ({ items: ITEMS, address_id: 'office' }),
  ],
  [
    'preview_order',
    'instrument_id',
    () => ({ items: ITEMS }),
    () => ({ items: ITEMS, instrument_id: 'master' }),
  ],
  ['preview_order', 'locale', () => ({ items: ITEMS }), () => ({ items: ITEMS, locale: 'it-IT' })],
  ['redeem_order', 'digest', () => redeemOf(), () => redeemOf({ digest: 'ef'.repeat(32) })],
  [
    'redeem_order',
    'redemption_token',
    () => redeemOf(),
    () => redeemOf({ redemption_token: 'another' }),
  ],
  ['redeem_order', 'code', () => redeemOf(), () => redeemOf({ code: '2222' })],
  ['redeem_order', 'wait_ms', () => redeemOf({ wait_ms: 0 }), () => redeemOf({ wait_ms: 1000 })],
  ['redeem_order', 'locale', () => redeemOf(), () => redeemOf({ locale: 'es-US' })],
  ['get_order', 'digest', () => ({}), () => ({ digest: orders.bought })],
  ['get_order', 'locale', () => ({}), () => ({ locale: 'pt-BR' })],
  ['list_orders', 'page', () => ({}), () => ({ page: 50 })],
  ['list_orders', 'locale', () => ({}), () => ({ locale: 'de-DE' })],
  ['get_audit_trail', 'page', () => ({}), () => ({ page: 50 })],
  ['get_audit_trail', 'locale', () => ({}), () => ({ locale: 'ja-JP' })],
  ['shop_help', 'locale', () => ({}), () => ({ locale: 'hi-IN' })],
  [
    'cancel_order',
    'locale',
    () => ({ digest: orders.bought }),
    () => ({ digest: orders.bought, locale: 'de-DE' }),
  ],
  [
    'cancel_order',
    'digest',
    () => ({ digest: orders.bought }),
    () => ({ digest: 'ef'.repeat(32) }),
  ],
];

describe('[REQ-MCP-TOOLS-PARAMETERS] every parameter', () => {
  it('is in this table', () => {
    const published = tools.flatMap(({ name, inputSchema }) =>
      Object.keys(inputSchema.properties ?? {}).map((part) => `${name} ${part}`),
    );
    const tried = PARTS.map(([tool, part]) => `${tool} ${part}`);
    expect([...tried, 'preview_order category'].sort()).toEqual(published.sort());
  });

  it('preview_order acts on category: it is kept with the dry run, for the risk to be judged by', async () => {
    const digests = [];
    for (const category of [undefined, 'groceries']) {
      const items = [
        { product_id: category === undefined ? 'sampler-f' : 'sampler-g', quantity: 1 },
      ];
      const called = await callTool(client, 'preview_order', { items, category });
      digests.push(orderDigestSchema.parse(called.structured['digest']));
    }
    const stored = await Promise.all(digests.map((digest) => side.reader.findDryRun(digest)));
    expect(stored.map((each) => JSON.stringify(each).includes('groceries'))).toEqual([false, true]);
  });

  it.each(PARTS)('%s acts on %s', async (tool, _part, one, other) => {
    const outcomes: unknown[] = [];
    for (const args of [one(), other()]) {
      const asked = side.settlement.redeems.length;
      const { text, structured } = await callTool(client, tool, args);
      // What is passed on for settlement to judge differs there.
      outcomes.push({ text, structured, passedOn: side.settlement.redeems.slice(asked) });
    }
    expect(outcomes[1]).not.toEqual(outcomes[0]);
  });
});
