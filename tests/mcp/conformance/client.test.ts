import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  ClientCredentialsProvider,
  PrivateKeyJwtProvider,
} from '@modelcontextprotocol/sdk/client/auth-extensions.js';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectHost, createPersonClient } from '../../../simulator/mcp-host/index.ts';
import { createEmployeeClient } from './employee-client.ts';
import { listClientScenarios, runSuite } from './run-suite.ts';

const askedSchema = z.object({
  serverUrl: z.string(),
  scenario: z.string(),
  context: z.object({
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
    private_key_pem: z.string().optional(),
    signing_algorithm: z.string().optional(),
    idp_client_id: z.string().optional(),
    idp_id_token: z.string().optional(),
    idp_token_endpoint: z.string().optional(),
  }),
});
type Asked = z.output<typeof askedSchema>;

const employeeSchema = z
  .object({
    ...{ client_id: z.string(), client_secret: z.string() },
    ...{ idp_client_id: z.string(), idp_id_token: z.string(), idp_token_endpoint: z.string() },
  })
  .transform((context) => ({
    registered: { clientId: context.client_id, clientSecret: context.client_secret },
    employer: {
      clientId: context.idp_client_id,
      idToken: context.idp_id_token,
      tokenEndpoint: context.idp_token_endpoint,
    },
  }));

/** As the suite's own servers expect it; none of them ever opens it. */
const REDIRECT_URI = 'http://localhost:3000/callback';
const METADATA_URL = 'https://conformance-test.local/client-metadata.json';

function clientFor({ scenario, context }: Asked): OAuthClientProvider {
  const clientId = context.client_id ?? '';
  if (scenario === 'auth/client-credentials-jwt') {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the suite does not tell its issuer beforehand
    return new PrivateKeyJwtProvider({
      clientId,
      privateKey: context.private_key_pem ?? '',
      algorithm: context.signing_algorithm ?? 'ES256',
    });
  }
  if (scenario === 'auth/client-credentials-basic') {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the suite does not tell its issuer beforehand
    return new ClientCredentialsProvider({ clientId, clientSecret: context.client_secret ?? '' });
  }
  if (scenario === 'auth/cross-app-access-complete-flow') {
    return createEmployeeClient({ ...employeeSchema.parse(context), fetch });
  }
  return createPersonClient({
    redirectUri: REDIRECT_URI,
    registered:
      context.client_id === undefined
        ? undefined
        : { clientId, ...(context.client_secret ? { clientSecret: context.client_secret } : {}) },
    metadataUrl: METADATA_URL,
    openInBrowser: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? REDIRECT_URI);
    },
  });
}

async function play(asked: Asked): Promise<void> {
  const client = await connectHost({
    mcpUrl: asked.serverUrl,
    client: clientFor(asked),
    fetch,
  });
  const { tools } = await client.listTools();
  for (const { name } of tools.slice(0, 1)) await client.callTool({ name, arguments: {} });
  await client.close();
}

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      try {
        await play(askedSchema.parse(JSON.parse(await text(request))));
        response.end();
      } catch (fault) {
        response.writeHead(500).end(String(fault));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = z.object({ port: z.number() }).parse(server.address()));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** The suites that hold auth scenarios: `auth` is those of the present revision alone. */
const SUITES = ['auth', 'backcompat', 'draft', 'extensions'];

const isOfAuth = (scenario: string): boolean => scenario.startsWith('auth/');

describe('the official conformance suite on the simulator’s client', () => {
  it(
    'passes every auth scenario, 22 of 22 [REQ-MCP-CONFORMANCE]',
    { timeout: 90_000 },
    async () => {
      const script = fileURLToPath(new URL('ask-client.mjs', import.meta.url));
      const command = `${process.execPath} ${script} ${String(port)}`;
      const runs = await Promise.all(
        SUITES.map((which) =>
          runSuite('client', '--suite', which, '--command', command, '--timeout', '60000'),
        ),
      );
      const checks = runs.flatMap((run) => run.checks);
      expect(checks.filter(({ status }) => status === 'FAILURE')).toEqual([]);
      const failed = runs.filter(({ exitCode }) => exitCode !== 0);
      expect(failed.map(({ output }) => output)).toEqual([]);
      const scenarios = new Set(checks.map(({ scenario }) => scenario));
      const ran = [...scenarios].filter(isOfAuth).sort();
      // None is left out: as the suite itself lists them.
      expect(ran).toEqual((await listClientScenarios()).filter(isOfAuth));
      expect(ran.length).toBe(22);
      expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(300);
    },
  );
});
