/** The real request side: its express app on a real store, with identity, merchant and settlement of the test around it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Clock, RequestReader } from '#core';
import {
  createBearerCheck,
  createServiceToken,
  systemTimers,
  type ConnectionLimits,
  type Fetch,
} from '#edge';
import {
  generateMacKey,
  generateSigningKeyPair,
  nodeHash,
  openMac,
  openRequestReader,
  openRequestStore,
  openSigner,
  openVerifier,
  systemRandomness,
  writeKeyFile,
} from '#stores';
import type { CardReach } from '../../../mcp/apps/cards.ts';
import { makeApps } from '../../../mcp/apps/make-apps.ts';
import { createCatalogueClient } from '../../../mcp/catalogue-client.ts';
import { createMcpApp } from '../../../mcp/create-mcp-app.ts';
import type { ChallengeMode } from '../../../mcp/http/challenge.ts';
import { createSettlementClient } from '../../../mcp/settlement-client.ts';
import { listen, type Listening } from './listen.ts';
import { startIdentity, type Identity, type TokenClaims } from './start-identity.ts';
import { startMerchant, type MerchantServer } from './start-merchant.ts';
import { startSettlement, type SettlementServer } from './start-settlement.ts';

export interface RequestSideUnderTest extends Listening {
  readonly mcpUrl: string;
  readonly identity: Identity;
  readonly merchant: MerchantServer;
  readonly settlement: SettlementServer;
  readonly reader: RequestReader;
  readonly clock: Clock & { nowMs: number };
  /** Every request to settlement and the merchant. */
  readonly saidOut: SaidOut[];
  /** Every line that was logged. */
  readonly logs: string[];
  /** A connected MCP client of the customer. */
  readonly connect: (claims?: TokenClaims) => Promise<Client>;
}

export const CALLS_PER_MINUTE = 60;
export const ALLOWED_ORIGIN = 'https://host.example';

export interface RequestSideOptions {
  readonly challengeMode?: ChallengeMode;
  /** Besides its own: for a proxy before it. */
  readonly hosts?: readonly string[];
  readonly allowedOrigins?: readonly string[];
  readonly limits?: Partial<ConnectionLimits>;
  readonly cards?: CardReach;
}

/** Stands for the built document. */
export const WIDGET_HTML = '<!doctype html><title>Cards</title>';

/** What the request side said to another server. */
export interface SaidOut {
  readonly url: string;
  readonly authorization: string | null;
  readonly body: string;
}

export async function startRequestSide(
  options: RequestSideOptions = {},
): Promise<RequestSideUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-mcp-'));
  const pair = generateSigningKeyPair();
  writeKeyFile(join(folder, 'ledger.private.jwk'), pair.privateJwk);
  writeKeyFile(join(folder, 'ledger.public.jwk'), pair.publicJwk);
  writeKeyFile(join(folder, 'request.mac'), generateMacKey());
  const path = join(folder, 'request.sqlite');
  const store = openRequestStore({
    path,
    hash: nodeHash,
    ledgerKey: openSigner(join(folder, 'ledger.private.jwk')),
    ledgerKeys: openVerifier([join(folder, 'ledger.public.jwk')]),
  });
  const reader = openRequestReader({ path });
  let origin = '';
  const identity = await startIdentity(() => `${origin}/mcp`);
  const merchant = await startMerchant();
  const settlement = await startSettlement({
    issuer: identity.origin,
    products: merchant.products,
    reader: () => reader,
  });
  const clock = { nowMs: Date.now(), nowEpochMs: () => clock.nowMs };
  const logs: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });
  const saidOut: SaidOut[] = [];
  const fetchOut: Fetch = (input, init) => {
    saidOut.push({
      url: input instanceof Request ? input.url : String(input),
      authorization: new Headers(init?.headers).get('authorization'),
      body: typeof init?.body === 'string' ? init.body : '',
    });
    return fetch(input, init);
  };
  const server = await listen((port) => {
    origin = `http://127.0.0.1:${String(port)}`;
    return createMcpApp({
      side: {
        store,
        settlement: createSettlementClient({
          url: settlement.origin,
          serviceToken: createServiceToken({
            issuer: identity.origin,
            audience: settlement.origin,
            clientId: 'mcp-service',
            clientSecret: 'secret',
            scope: 'quote redeem cancel status',
            fetch,
            nowEpochMs: () => clock.nowMs,
          }),
          fetch: fetchOut,
          log,
          sentCodes: store,
        }),
        catalogue: createCatalogueClient({ merchantUrl: merchant.origin, fetch: fetchOut }),
        hash: nodeHash,
        requestKey: openMac(join(folder, 'request.mac')),
        clock,
        randomness: systemRandomness,
        log,
        shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
        cardOrigin: 'http://card.hearback.localhost:8010',
        clientNames: { 'alexa-skill': 'Alexa' },
        confirmWithinMs: 600_000,
        redeemWithinMs: 300_000,
        maxWaitingOrders: 5,
        redeemWaitMs: 300,
        callsPerMinute: CALLS_PER_MINUTE,
      },
      checkBearer: createBearerCheck({ issuer: identity.origin, audience: `${origin}/mcp`, fetch }),
      timers: systemTimers,
      hosts: [`127.0.0.1:${String(port)}`, ...(options.hosts ?? [])],
      allowedOrigins: [ALLOWED_ORIGIN, ...(options.allowedOrigins ?? [])],
      resource: `${origin}/mcp`,
      issuer: identity.origin,
      challengeMode: options.challengeMode ?? 'on-bad-token',
      apps: makeApps(WIDGET_HTML, options.cards ?? 'all'),
    });
  }, options.limits);
  const mcpUrl = `${server.origin}/mcp`;
  return {
    ...server,
    mcpUrl,
    identity,
    merchant,
    settlement,
    reader,
    clock,
    saidOut,
    logs,
    async connect(claims = {}) {
      const client = new Client({ name: 'test', version: '1.0.0' });
      const authorization = `Bearer ${await identity.mint(claims)}`;
      await client.connect(
        new StreamableHTTPClientTransport(new URL(mcpUrl), {
          requestInit: { headers: { authorization } },
        }),
      );
      return client;
    },
    async stop() {
      await Promise.all([server.stop(), identity.stop(), merchant.stop(), settlement.stop()]);
      reader.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
