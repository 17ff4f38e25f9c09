import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChallengeMode } from '../../../mcp/http/challenge.ts';
import { mcpConfigSchema } from '../../../mcp/config.ts';
import { PING } from '../support/post-message.ts';
import { postRpc, toolCall } from '../support/rpc.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

interface Expected {
  readonly mode: ChallengeMode;
  readonly noToken: string | undefined;
  readonly badToken: string | undefined;
  readonly lowScope: string | undefined;
  readonly noPerson: string | undefined;
}

const BAD = 'Bearer resource_metadata="METADATA", error="invalid_token"';
const LOW = 'Bearer resource_metadata="METADATA", error="insufficient_scope", scope="shop"';
const ASKS = 'Bearer resource_metadata="METADATA", scope="shop"';

const MODES: readonly Expected[] = [
  {
    mode: 'on-bad-token',
    noToken: undefined,
    badToken: BAD,
    lowScope: LOW,
    noPerson: undefined,
  },
  { mode: 'always', noToken: ASKS, badToken: BAD, lowScope: LOW, noPerson: ASKS },
  {
    mode: 'never',
    noToken: undefined,
    badToken: undefined,
    lowScope: undefined,
    noPerson: undefined,
  },
];

describe.each(MODES)('in the mode $mode', ({ mode, ...expected }) => {
  let side: RequestSideUnderTest;
  const said = (text: string | undefined): string | undefined =>
    text?.replace('METADATA', `${side.origin}/.well-known/oauth-protected-resource/mcp`);
  beforeAll(async () => {
    side = await startRequestSide({ challengeMode: mode });
  });
  afterAll(async () => {
    await side.stop();
  });

  it('answers no token with 401 [REQ-MCP-CHALLENGE-MODES]', async () => {
    const answer = await postRpc(side.mcpUrl, PING);
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(said(expected.noToken));
  });

  it('answers a bad, an expired and a foreign token with 401 [REQ-MCP-CHALLENGE-MODES]', async () => {
    const tokens = [
      'garbage',
      await side.identity.mint({ expiresInSeconds: -60 }),
      await side.identity.mint({ audience: `${side.mcpUrl}/` }),
    ];
    for (const token of tokens) {
      const answer = await postRpc(side.mcpUrl, PING, { token });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe(said(expected.badToken));
    }
  });

  it('answers a scope that is too low with 403 [REQ-MCP-CHALLENGE-MODES]', async () => {
    const token = await side.identity.mint({ scope: 'openid' });
    const answer = await postRpc(side.mcpUrl, PING, { token });
    expect(answer.status).toBe(403);
    expect(answer.headers['www-authenticate']).toBe(said(expected.lowScope));
  });

  it('answers a person’s tool without a person with 401 [REQ-MCP-CHALLENGE-MODES]', async () => {
    const token = await side.identity.mint({ scope: 'mcp:service', subject: 'alexa-service' });
    const answer = await postRpc(side.mcpUrl, toolCall('list_orders'), { token });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(said(expected.noPerson));
  });
});

describe('the configuration', () => {
  it('has on-bad-token where nothing is said, and takes no fourth mode', () => {
    const field = mcpConfigSchema.shape.challengeMode;
    expect(field.parse(undefined)).toBe('on-bad-token');
    expect(field.safeParse('sometimes').success).toBe(false);
  });
});
