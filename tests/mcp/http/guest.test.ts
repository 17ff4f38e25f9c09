import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { postRpc, toolCall } from '../support/rpc.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

let side: RequestSideUnderTest;
let guest: string;
beforeAll(async () => {
  side = await startRequestSide();
  guest = await side.identity.mint({
    scope: 'mcp:service',
    subject: 'alexa-service',
    clientId: 'alexa-service',
  });
});
afterAll(async () => {
  await side.stop();
});

const listSchema = z.object({
  result: z.object({ tools: z.array(z.object({ name: z.string() })) }),
});
const OPEN_TO_GUESTS = ['search_products', 'get_product', 'shop_help'];
const PERSONS = ['preview_order', 'redeem_order', 'get_order', 'list_orders', 'cancel_order'];

describe('a client that speaks for nobody', () => {
  it('shakes hands and sees the same list of tools as a person [REQ-MCP-TIERS]', async () => {
    const initialize = await postRpc(
      side.mcpUrl,
      {
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: {
          protocolVersion: '2025-03-26',
          capabilities: { roots: { listChanged: true } },
          clientInfo: { name: 'Alexa+ MCP Client', version: '1.0.0' },
        },
      },
      { token: guest },
    );
    expect(initialize.status).toBe(200);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const asGuest = await postRpc(side.mcpUrl, list, { token: guest });
    const asPerson = await postRpc(side.mcpUrl, list, { token: await side.identity.mint({}) });
    expect(asGuest.text).toBe(asPerson.text);
    const names = listSchema.parse(JSON.parse(asGuest.text)).result.tools.map(({ name }) => name);
    // A new tool has to be put on one side or the other here.
    expect([...names].sort()).toEqual(
      expect.arrayContaining([...OPEN_TO_GUESTS, ...PERSONS].sort()),
    );
  });

  it('searches, looks at a product and asks for help [REQ-MCP-GUEST]', async () => {
    const search = await postRpc(side.mcpUrl, toolCall('search_products', { query: 'decaf' }), {
      token: guest,
    });
    expect(search.text).toContain('Decaf');
    const product = await postRpc(side.mcpUrl, toolCall('get_product', { product_id: 'decaf' }), {
      token: guest,
    });
    expect(product.text).toContain('Decaf');
    expect(JSON.parse(product.text)).not.toHaveProperty('result.isError');
    const help = await postRpc(side.mcpUrl, toolCall('shop_help'), { token: guest });
    expect(JSON.parse(help.text)).not.toHaveProperty('result.isError');
    const unclear = await postRpc(side.mcpUrl, toolCall('search_products', { nothing: 1 }), {
      token: guest,
    });
    expect(JSON.parse(unclear.text)).toMatchObject({ result: { isError: true } });
  });

  it('gets 401 at every other tool, before anything is done [REQ-MCP-TIERS]', async () => {
    const list = await postRpc(
      side.mcpUrl,
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { token: guest },
    );
    const { tools } = listSchema.parse(JSON.parse(list.text)).result;
    const others = tools.map(({ name }) => name).filter((name) => !OPEN_TO_GUESTS.includes(name));
    expect(others.length).toBeGreaterThanOrEqual(PERSONS.length);
    for (const name of others) {
      const answer = await postRpc(side.mcpUrl, toolCall(name), { token: guest });
      expect([name, answer.status]).toEqual([name, 401]);
    }
    const rows = await side.reader.listLedgerEntries({ afterSequence: 0, limit: 10 });
    expect(rows).toEqual([]);
  });

  it.each([
    ['a name that no tool has', toolCall('approve_order')],
    ['no name', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }],
    ['no parameters', { jsonrpc: '2.0', id: 1, method: 'tools/call' }],
    [
      'a name that is no text',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 7 } },
    ],
    ['a name of the prototype', toolCall('__proto__')],
    ['a person’s tool in a batch', [toolCall('shop_help', {}, 1), toolCall('list_orders', {}, 2)]],
    [
      'a person’s tool without an id',
      { jsonrpc: '2.0', method: 'tools/call', params: { name: 'cancel_order' } },
    ],
  ])('gets 401 for a call of %s', async (_what, body) => {
    expect((await postRpc(side.mcpUrl, body, { token: guest })).status).toBe(401);
  });

  it('is never taken for a customer, whatever else its token says [REQ-MCP-TIERS]', async () => {
    const tokens = [
      { scope: 'shop mcp:service', subject: 'customer-1', clientId: 'alexa-skill' },
      { scope: 'mcp:service shop approve', subject: 'alexa-service', clientId: 'alexa-service' },
    ];
    for (const claims of tokens) {
      const token = await side.identity.mint(claims);
      expect((await postRpc(side.mcpUrl, toolCall('list_orders'), { token })).status).toBe(401);
    }
    // A client that got itself the scope to shop: its own name is nobody's.
    const itself = await side.identity.mint({
      scope: 'shop',
      subject: 'alexa-skill',
      clientId: 'alexa-skill',
    });
    expect((await postRpc(side.mcpUrl, toolCall('list_orders'), { token: itself })).status).toBe(
      403,
    );
  });
});
