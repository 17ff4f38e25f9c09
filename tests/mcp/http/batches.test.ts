import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PING } from '../support/post-message.ts';
import { postRpc, toolCall } from '../support/rpc.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

let side: RequestSideUnderTest;
let token: string;
beforeAll(async () => {
  side = await startRequestSide();
  token = await side.identity.mint({});
});
afterAll(async () => {
  await side.stop();
});

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  postRpc(side.mcpUrl, body, { token, headers });
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'c', version: '1' },
  },
};
const NOTICE = { jsonrpc: '2.0', method: 'notifications/initialized' };

describe('a batch [REQ-MCP-BATCHES]', () => {
  it.each([undefined, '2025-03-26'])('is answered in the revision %s', async (version) => {
    const answer = await post(
      [PING, NOTICE, toolCall('search_products', { query: 'decaf' }, 'b'), { ...PING, id: 3 }],
      version === undefined ? {} : { 'mcp-protocol-version': version },
    );
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject([
      { id: 1, result: {} },
      { id: 'b', result: { content: [{ type: 'text' }] } },
      { id: 3, result: {} },
    ]);
  });

  it.each(['2025-06-18', '2025-11-25'])(
    'is refused with 400 in the revision %s',
    async (version) => {
      const answer = await post([PING], { 'mcp-protocol-version': version });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: -32600 } });
    },
  );

  it('of notices alone is taken with 202 and no body', async () => {
    expect(await post([NOTICE, NOTICE])).toMatchObject({ status: 202, text: '' });
  });

  it('is answered as the events of one stream to a client that reads nothing else', async () => {
    const answer = await post([PING, { ...PING, id: 2 }], { accept: 'text/event-stream' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.text.match(/^data: /gm)).toHaveLength(2);
  });

  it.each([
    ['holds nothing', []],
    ['holds eleven messages', Array.from({ length: 11 }, (_, id) => ({ ...PING, id }))],
    ['holds a batch', [[PING]]],
    ['holds a number', [PING, 7]],
    ['holds initialize', [INITIALIZE, PING]],
  ])('that %s is refused with 400', async (_what, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('in which one message calls off another, or has its id, is answered whole', async () => {
    const cancel = {
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 1, reason: 'x' },
    };
    const answer = await post([toolCall('search_products', { query: 'mug' }, 1), cancel, PING]);
    expect(JSON.parse(answer.text)).toHaveLength(2);
  });
});
