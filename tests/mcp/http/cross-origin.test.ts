import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PING, send, type RawAnswer } from '../support/post-message.ts';
import { postRpc } from '../support/rpc.ts';
import {
  ALLOWED_ORIGIN,
  startRequestSide,
  type RequestSideUnderTest,
} from '../support/start-request-side.ts';

let side: RequestSideUnderTest;
let token: string;
beforeAll(async () => {
  side = await startRequestSide();
  token = await side.identity.mint({});
});
afterAll(async () => {
  await side.stop();
});

const METADATA = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
];

function preflight(path: string, origin: string | undefined, method = 'POST'): Promise<RawAnswer> {
  return send(`${side.origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      ...(origin === undefined ? {} : { origin }),
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,mcp-protocol-version',
    },
  });
}

function accessHeaders(answer: RawAnswer): readonly string[] {
  return Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
}

const FOREIGN = [
  'http://evil.example',
  'null',
  `${ALLOWED_ORIGIN}.evil.example`,
  `${ALLOWED_ORIGIN}:8443`,
  ALLOWED_ORIGIN.replace('https', 'http'),
  ALLOWED_ORIGIN.toUpperCase(),
  '*',
];

describe('a host that is a page in a browser [REQ-MCP-CORS]', () => {
  it('is told before its call what it may send, without cookies', async () => {
    const answer = await preflight('/mcp', ALLOWED_ORIGIN);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ALLOWED_ORIGIN,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'accept, authorization, content-type, last-event-id, mcp-protocol-version, mcp-session-id',
      vary: 'Origin',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('reads its answers and its refusals, and where to sign in', async () => {
    const answers = [
      await postRpc(side.mcpUrl, PING, { token, headers: { origin: ALLOWED_ORIGIN } }),
      await postRpc(side.mcpUrl, PING, { headers: { origin: ALLOWED_ORIGIN } }),
      await postRpc(side.mcpUrl, PING, { token: 'garbage', headers: { origin: ALLOWED_ORIGIN } }),
      await postRpc(side.mcpUrl, '{"half', { token, headers: { origin: ALLOWED_ORIGIN } }),
      await postRpc(side.mcpUrl, 'x'.repeat(70_000), {
        token,
        headers: { origin: ALLOWED_ORIGIN },
      }),
      await send(side.mcpUrl, { method: 'GET', headers: { origin: ALLOWED_ORIGIN } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 400, 400, 405]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': ALLOWED_ORIGIN,
        'access-control-expose-headers': 'mcp-session-id, www-authenticate',
        vary: 'Origin',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    for (const path of METADATA) {
      expect((await preflight(path, ALLOWED_ORIGIN, 'GET')).status).toBe(204);
      const answer = await send(`${side.origin}${path}`, {
        method: 'GET',
        headers: { origin: ALLOWED_ORIGIN },
      });
      expect(answer.headers['access-control-allow-origin']).toBe(ALLOWED_ORIGIN);
    }
  });

  it.each(FOREIGN)('of the foreign origin %s may not call, and reads nothing', async (origin) => {
    const asked = await preflight('/mcp', origin);
    const called = await postRpc(side.mcpUrl, PING, { token, headers: { origin } });
    const got = await send(side.mcpUrl, { method: 'GET', headers: { origin } });
    expect([asked.status, called.status, got.status]).toEqual([403, 403, 403]);
    for (const path of METADATA) {
      const metadata = await send(`${side.origin}${path}`, { method: 'GET', headers: { origin } });
      expect([
        ...accessHeaders(metadata),
        ...accessHeaders(await preflight(path, origin, 'GET')),
      ]).toEqual([]);
    }
    expect([asked, called, got].flatMap(accessHeaders)).toEqual([]);
  });

  it('changes nothing for a server, which names no origin', async () => {
    const answer = await postRpc(side.mcpUrl, PING, { token });
    expect(answer.status).toBe(200);
    expect(accessHeaders(answer)).toEqual([]);
    expect((await preflight('/mcp', undefined)).status).toBe(405);
  });
});
