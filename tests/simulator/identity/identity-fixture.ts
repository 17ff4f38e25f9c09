/** An identity stand-in on a free loopback port, and requests to it under its own name. */
import '../../../simulator/identity/quiet-library.ts';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDial, createLog, type Fetch } from '#edge';
import { identityConfigSchema, type IdentityConfig } from '../../../simulator/identity/config.ts';
import { createCustomers } from '../../../simulator/identity/customers.ts';
import { createIdentityApp } from '../../../simulator/identity/create-identity-app.ts';
import { createProvider } from '../../../simulator/identity/create-provider.ts';
import { openGrantStore } from '../../../simulator/identity/grant-store.ts';
import { openIdentityKeys } from '../../../simulator/identity/identity-keys.ts';
import { signInOverHttp } from '../../../simulator/sign-in/sign-in-over-http.ts';

export const MCP = 'http://127.0.0.1:3001/mcp';
export const APPROVAL = 'http://card.hearback.localhost:8010';
export const SETTLEMENT = 'http://127.0.0.1:3002';

export const SECRETS = {
  'alexa-skill': 'alexa-secret-for-tests-0001',
  'alexa-service': 'tier-one-secret-for-tests-05',
  'approval-card': 'card-secret-for-tests-000002',
  'mcp-service': 'mcp-secret-for-tests-0000003',
  'approval-service': 'approval-secret-for-tests-04',
} as const;
export type TestClient = keyof typeof SECRETS;

export const REDIRECTS = {
  'alexa-skill': 'http://page.hearback.localhost:3000/alexa/linked',
  'approval-card': 'http://card.hearback.localhost:8010/callback',
} as const;

export const PASSPHRASES = { 'demo-one': 'harbor morning 12', 'demo-two': 'harbor evening 34' };

export interface Origins {
  readonly page: string;
  readonly card: string;
}

const DEMO_ORIGINS: Origins = {
  page: 'http://page.hearback.localhost:3000',
  card: 'http://card.hearback.localhost:8010',
};

export function identityConfig(
  port: number,
  data: string,
  origins: Origins = DEMO_ORIGINS,
): IdentityConfig {
  return identityConfigSchema.parse({
    port,
    issuer: `http://id.hearback.localhost:${String(port)}`,
    data,
    audiences: { mcp: MCP, approval: APPROVAL, settlement: SETTLEMENT },
    clients: {
      'alexa-skill': {
        clientSecret: SECRETS['alexa-skill'],
        redirectUris: [REDIRECTS['alexa-skill']],
      },
      'alexa-service': { clientSecret: SECRETS['alexa-service'] },
      'approval-card': {
        clientSecret: SECRETS['approval-card'],
        redirectUris: [`${origins.card}/callback`],
      },
      'mcp-service': { clientSecret: SECRETS['mcp-service'] },
      'approval-service': { clientSecret: SECRETS['approval-service'] },
    },
    customers: [
      { username: 'demo-one', passphrase: PASSPHRASES['demo-one'], sub: 'customer-1' },
      { username: 'demo-two', passphrase: PASSPHRASES['demo-two'], sub: 'customer-2' },
    ],
    pageOrigin: origins.page,
    cardOrigin: origins.card,
  });
}

export interface TestIdentity {
  readonly config: IdentityConfig;
  readonly issuer: string;
  readonly dial: Fetch;
  /** Moves the clock of the bound on tries and of the store. */
  advance(ms: number): void;
  stop(): Promise<void>;
}

export async function startIdentity(
  data = newFolder(),
  origins: Origins = DEMO_ORIGINS,
): Promise<TestIdentity> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = identityConfig(port, data, origins);
  let advancedMs = 0;
  const nowEpochMs = (): number => Date.now() + advancedMs;
  const grants = openGrantStore(data, nowEpochMs);
  const customers = createCustomers(config.customers, nowEpochMs);
  const provider = createProvider({ config, keys: openIdentityKeys(data), grants, customers });
  const log = createLog('identity');
  log.level = 'fatal';
  server.on('request', createIdentityApp({ config, provider, customers, log }));
  return {
    config,
    issuer: config.issuer,
    dial: createDial({ 'id.hearback.localhost': '127.0.0.1' }),
    advance: (ms) => {
      advancedMs += ms;
    },
    stop: async () => {
      await close(server);
      grants.close();
    },
  };
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-identity-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
}

export interface AuthorizationRequest {
  readonly url: string;
  readonly verifier: string;
}

/** A right request of this client; `changes` replaces parameters, `undefined` leaves one out. */
export function authorizationRequest(
  identity: TestIdentity,
  clientId: keyof typeof REDIRECTS,
  changes: Readonly<Record<string, string | undefined>> = {},
): AuthorizationRequest {
  const verifier = randomBytes(32).toString('base64url');
  const isCard = clientId === 'approval-card';
  const parameters: Readonly<Record<string, string | undefined>> = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECTS[clientId],
    scope: isCard ? 'openid approve' : 'shop offline_access',
    resource: isCard ? APPROVAL : MCP,
    state: 'state-of-the-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(isCard ? { nonce: 'nonce-of-the-test', prompt: 'login' } : {}),
    ...changes,
  };
  const url = new URL('/auth', identity.issuer);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return { url: url.href, verifier };
}

/** Signs in and gives the parameters with which the issuer sends the browser back. */
export async function signIn(
  identity: TestIdentity,
  { url }: AuthorizationRequest,
  username: keyof typeof PASSPHRASES = 'demo-one',
): Promise<URLSearchParams> {
  const back = await signInOverHttp({
    dial: identity.dial,
    issuer: identity.issuer,
    authorizationUrl: url,
    username,
    passphrase: PASSPHRASES[username],
    nowEpochMs: () => Date.now(),
  });
  return new URL(back).searchParams;
}

export interface TokenAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function tokenRequest(
  identity: TestIdentity,
  clientId: TestClient,
  parameters: Readonly<Record<string, string>>,
  secret: string = SECRETS[clientId],
): Promise<TokenAnswer> {
  const response = await identity.dial(`${identity.issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(parameters).toString(),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The whole code flow of this client. */
export async function codeFlow(
  identity: TestIdentity,
  clientId: keyof typeof REDIRECTS,
  {
    changes = {},
    username = 'demo-one',
    tokenChanges = {},
  }: {
    readonly changes?: Readonly<Record<string, string | undefined>>;
    readonly username?: keyof typeof PASSPHRASES;
    readonly tokenChanges?: Readonly<Record<string, string>>;
  } = {},
): Promise<TokenAnswer> {
  const request = authorizationRequest(identity, clientId, changes);
  const back = await signIn(identity, request, username);
  return tokenRequest(identity, clientId, {
    grant_type: 'authorization_code',
    code: back.get('code') ?? `none: ${back.toString()}`,
    redirect_uri: REDIRECTS[clientId],
    code_verifier: request.verifier,
    ...tokenChanges,
  });
}
