import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_VERSIONS } from '../../../mcp/http/read-message.ts';
import { PING } from '../support/post-message.ts';
import { postRpc } from '../support/rpc.ts';
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

describe('revisions', () => {
  it('are all that the SDK offers from 2025-03-26 on: a newer SDK fails here until it is decided on [REQ-MCP-VERSIONS]', () => {
    expect(SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version >= '2025-03-26')).toEqual([
      ...PROTOCOL_VERSIONS,
    ]);
  });
});

describe('what real clients send as Accept [REQ-MCP-ACCEPT]', () => {
  it.each([
    ['application/json; charset=utf-8', 'application/json'],
    ['application/json;q=0.9, text/event-stream;q=1', 'application/json'],
    ['text/event-stream, application/json', 'application/json'],
    ['TEXT/EVENT-STREAM', 'text/event-stream'],
    ['text/event-stream;q=1.0', 'text/event-stream'],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['application/*', 'application/json'],
    ['text/plain', 'application/json'],
    ['', 'application/json'],
    [';;,,', 'application/json'],
  ])('"%s" is answered as %s', async (accept, type) => {
    const answer = await postRpc(side.mcpUrl, PING, { token, headers: { accept } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.text).toContain('"result":{}');
  });
});

describe('what real clients send as a session', () => {
  it('makes no difference, and none is given [REQ-MCP-STATELESS]', async () => {
    const answer = await postRpc(side.mcpUrl, PING, {
      token,
      headers: { 'mcp-session-id': 'of-yesterday', 'last-event-id': '7' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['mcp-session-id']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
