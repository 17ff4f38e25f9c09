/** The offer of the card over the wire, with the official client and with raw calls. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { postRpc, toolCall } from '../support/rpc.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

let side: RequestSideUnderTest;
let token: string;
beforeAll(async () => {
  side = await startRequestSide();
  token = await side.identity.mint({ subject: 'customer-wishes' });
});
afterAll(async () => {
  await side.stop();
});

const BOTH = 'application/json, text/event-stream';
const ITEMS = { items: [{ product_id: 'decaf', quantity: 1 }] };
const orderSchema = z.looseObject({ state: z.literal('waiting'), card_url: z.url() });

interface Offer {
  readonly url: string;
  readonly message: string;
}

async function connect(elicitation: Readonly<Record<string, object>> | undefined): Promise<{
  readonly client: Client;
  readonly offers: Offer[];
}> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: elicitation ? { elicitation } : {} },
  );
  const offers: Offer[] = [];
  if (elicitation) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      if (params.mode === 'url') offers.push({ url: params.url, message: params.message });
      return { action: 'accept' };
    });
  }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(side.mcpUrl), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return { client, offers };
}

describe('the offer of the card by elicitation [REQ-MCP-ELICITATION]', () => {
  it('goes to a host that declared addresses, beside the whole answer', async () => {
    const { client, offers } = await connect({ url: {} });
    const { structuredContent } = await client.callTool({
      name: 'preview_order',
      arguments: ITEMS,
    });
    const order = orderSchema.parse(structuredContent);
    expect(offers).toEqual([
      {
        url: order.card_url,
        message: 'Open this order on your phone to check and confirm it. Nothing is bought yet.',
      },
    ]);
    // Whatever the host answers to it, the order still waits: an address that was opened is no confirmation.
    const redeemed = await client.callTool({
      name: 'redeem_order',
      arguments: {
        digest: order['digest'],
        redemption_token: order['redemption_token'],
        code: '4821',
      },
    });
    expect(redeemed.structuredContent).toMatchObject({ outcome: 'waiting_for_confirmation' });
    await client.callTool({ name: 'search_products', arguments: { query: 'decaf' } });
    expect(offers).toHaveLength(1);
    await client.close();
  });

  it.each([
    ['declared nothing', undefined],
    ['declared forms alone', { form: {} }],
    ['declared elicitation without a mode', {}],
  ])('goes to no host that %s', async (_what, elicitation) => {
    const { client, offers } = await connect(elicitation);
    const { structuredContent } = await client.callTool({
      name: 'preview_order',
      arguments: ITEMS,
    });
    expect(orderSchema.safeParse(structuredContent).success).toBe(true);
    expect(offers).toEqual([]);
    await client.close();
  });

  it('gives an id to who declared addresses alone, and only in the revision that has them', async () => {
    const initialize = (protocolVersion: string, capabilities: object): unknown => ({
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion, capabilities, clientInfo: { name: 'c', version: '1' } },
    });
    const idFor = async (version: string, capabilities: object): Promise<unknown> =>
      (await postRpc(side.mcpUrl, initialize(version, capabilities), { token })).headers[
        'mcp-session-id'
      ];
    expect(await idFor('2025-11-25', { elicitation: { url: {} } })).toMatch(
      /^shows-addresses\.[0-9a-f-]{36}$/,
    );
    expect(await idFor('2025-06-18', { elicitation: { url: {} } })).toBeUndefined();
    expect(await idFor('2025-11-25', { elicitation: {} })).toBeUndefined();
    expect(await idFor('2025-11-25', { roots: {} })).toBeUndefined();
  });

  it('opens nothing to who makes the id up', async () => {
    const made = {
      'mcp-session-id': 'shows-addresses.',
      'mcp-protocol-version': '2025-11-25',
      accept: BOTH,
    };
    expect((await postRpc(side.mcpUrl, toolCall('list_orders'), { headers: made })).status).toBe(
      401,
    );
    const other = await side.identity.mint({ subject: 'customer-other' });
    const list = await postRpc(side.mcpUrl, toolCall('list_orders'), {
      token: other,
      headers: made,
    });
    expect(JSON.parse(list.text)).toMatchObject({ result: { structuredContent: { orders: [] } } });
  });

  it.each([
    ['reads no streams', { accept: 'application/json', 'mcp-protocol-version': '2025-11-25' }],
    ['speaks an earlier revision', { accept: BOTH, 'mcp-protocol-version': '2025-06-18' }],
  ])('is left out for a host that %s', async (_what, headers) => {
    const answer = await postRpc(side.mcpUrl, toolCall('preview_order', ITEMS), {
      token,
      headers: { ...headers, 'mcp-session-id': 'shows-addresses.1' },
    });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(JSON.parse(answer.text)).toMatchObject({
      result: { structuredContent: { state: 'waiting' } },
    });
  });

  it('takes the host’s answer to it and does nothing with it', async () => {
    for (const result of [{ action: 'accept' }, { action: 'decline' }, { action: 'cancel' }]) {
      const body = { jsonrpc: '2.0', id: 'e6b7', result };
      expect((await postRpc(side.mcpUrl, body, { token })).status).toBe(202);
    }
    const error = { jsonrpc: '2.0', id: 'e6b7', error: { code: -32601, message: 'no' } };
    expect((await postRpc(side.mcpUrl, error, { token })).status).toBe(202);
  });
});
