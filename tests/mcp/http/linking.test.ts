/** The whole way of an assistant's host: from an address alone to the tools, over the identity stand-in itself. */
import { ClientCredentialsProvider } from '@modelcontextprotocol/sdk/client/auth-extensions.js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBearerCheck,
  createDial,
  createHttpServer,
  createRefusalCount,
  systemTimers,
} from '#edge';
import { createMcpDoor } from '../../../mcp/http/create-mcp-door.ts';
import type { ChallengeMode } from '../../../mcp/http/challenge.ts';
import type { LetIn } from '../../../mcp/http/mcp-door.ts';
import { createToolAnswerer } from '../../../mcp/protocol/answer-message.ts';
import { connectHost, createPersonClient } from '../../../simulator/mcp-host/index.ts';
import { signInOverHttp } from '../../../simulator/sign-in/sign-in-over-http.ts';
import {
  MCP,
  PASSPHRASES,
  REDIRECTS,
  removeFolders,
  SECRETS,
  startIdentity,
  type TestIdentity,
} from '../../simulator/identity/identity-fixture.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  removeFolders();
});

interface Door {
  /** Whom the tools were called for. */
  readonly visitors: LetIn['visitor'][];
  /** As the host's own name server would: the address of the MCP server, and everything else at the identity provider. */
  readonly fetch: typeof fetch;
  readonly stop: () => void;
}

/** The product's door, under the address that the stand-in binds tokens to. */
async function startDoor(challengeMode: ChallengeMode): Promise<Door> {
  const log = pino({ level: 'silent' });
  const tools = createToolAnswerer(
    { name: 'hearback', title: 'Shop', version: '1', instructions: 'None.' },
    [],
  );
  const visitors: LetIn['visitor'][] = [];
  const door = createMcpDoor({
    answerer: {
      isPersons: tools.isPersons,
      answer: (letIn) => {
        visitors.push(letIn.visitor);
        // Who speaks the protocol is never handed the token; a fault here fails the call.
        expect(letIn.headers.get('authorization')).toBeNull();
        return tools.answer(letIn);
      },
    },
    checkBearer: createBearerCheck({
      issuer: identity.issuer,
      audience: MCP,
      fetch: identity.dial,
    }),
    // As it is called here on the way from the host.
    hosts: ['mcp.internal'],
    allowedOrigins: [],
    resource: MCP,
    issuer: identity.issuer,
    challengeMode,
    shopName: 'Shop',
    refusals: createRefusalCount({ timers: systemTimers, log }),
    log,
  });
  const server = createHttpServer(door);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dialMcp = createDial({ 'mcp.internal': `http://127.0.0.1:${String(port)}` });
  return {
    visitors,
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.origin !== new URL(MCP).origin) return identity.dial(url, init);
      return dialMcp(`http://mcp.internal${url.pathname}`, init);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const person = (username: keyof typeof PASSPHRASES) =>
  createPersonClient({
    redirectUri: REDIRECTS['alexa-skill'],
    registered: { clientId: 'alexa-skill', clientSecret: SECRETS['alexa-skill'] },
    openInBrowser: async (url) =>
      new URL(
        await signInOverHttp({
          dial: identity.dial,
          issuer: identity.issuer,
          authorizationUrl: url.href,
          username,
          passphrase: PASSPHRASES[username],
          nowEpochMs: () => Date.now(),
        }),
      ),
  });

describe.each(['on-bad-token', 'always', 'never'] as const)(
  'from the address alone, with challenges %s',
  (mode) => {
    it('a person is linked and the host then speaks for that person [REQ-MCP-LINKING, REQ-MCP-NO-PASSTHROUGH]', async () => {
      const door = await startDoor(mode);
      const host = await connectHost({
        mcpUrl: MCP,
        client: person('demo-two'),
        fetch: door.fetch,
      });
      expect(await host.listTools()).toEqual({ tools: [] });
      expect(door.visitors.at(-1)).toEqual({
        kind: 'person',
        caller: { customerId: 'customer-2', clientId: 'alexa-skill' },
      });
      await host.close();
      door.stop();
    });

    it('a host speaks for nobody with its own token [REQ-MCP-LINKING]', async () => {
      const door = await startDoor(mode);
      const host = await connectHost({
        mcpUrl: MCP,
        client: new ClientCredentialsProvider({
          clientId: 'alexa-service',
          clientSecret: SECRETS['alexa-service'],
          scope: 'mcp:service',
          expectedIssuer: identity.issuer,
        }),
        fetch: door.fetch,
      });
      expect(await host.listTools()).toEqual({ tools: [] });
      expect(new Set(door.visitors.map(({ kind }) => kind))).toEqual(new Set(['guest']));
      await host.close();
      door.stop();
    });
  },
);
