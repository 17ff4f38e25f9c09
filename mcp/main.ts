/** The request side's process. It alone reads the configuration, opens the store and holds the request key. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configPathFromArguments,
  createBearerCheck,
  createDial,
  createLog,
  createServiceToken,
  readConfig,
  serve,
  systemTimers,
} from '#edge';
import {
  nodeHash,
  openMac,
  openRequestStore,
  openSigner,
  systemClock,
  systemRandomness,
} from '#stores';
import { makeApps } from './apps/make-apps.ts';
import { createCatalogueClient } from './catalogue-client.ts';
import { mcpConfigSchema } from './config.ts';
import { createMcpApp } from './create-mcp-app.ts';
import { createSettlementClient } from './settlement-client.ts';

/** A body of 64 KiB on each is all the memory that strangers can take. */
const MOST_CONNECTIONS = 1000;

const log = createLog('mcp');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), mcpConfigSchema);
const { identity, settlement } = config;

const { issuer, jwksUri, tokenEndpoint, dialAddress } = identity;
const identityHosts = [issuer, jwksUri, tokenEndpoint].flatMap((address) =>
  address === undefined ? [] : [new URL(address).hostname],
);
const dialIdentity = createDial(
  Object.fromEntries(identityHosts.map((host) => [host, dialAddress])),
);
/** The neighbours are named by address, which needs no look-up; any other name is refused. */
const dialNeighbours = createDial({ localhost: '127.0.0.1' });

const store = openRequestStore({
  path: config.store,
  hash: nodeHash,
  ledgerKey: openSigner(join(config.keys, 'ledger.private.jwk')),
  atTurnEnd: setImmediate,
});

const app = createMcpApp({
  side: {
    store,
    settlement: createSettlementClient({
      url: settlement.url,
      serviceToken: createServiceToken({
        issuer,
        tokenEndpoint,
        audience: settlement.audience,
        clientId: settlement.clientId,
        clientSecret: settlement.clientSecret,
        scope: 'quote redeem cancel status',
        fetch: dialIdentity,
        nowEpochMs: () => systemClock.nowEpochMs(),
      }),
      fetch: dialNeighbours,
      log,
      sentCodes: store,
    }),
    catalogue: createCatalogueClient({ merchantUrl: config.merchantUrl, fetch: dialNeighbours }),
    hash: nodeHash,
    requestKey: openMac(join(config.keys, 'request.mac')),
    clock: systemClock,
    randomness: systemRandomness,
    log,
    shop: config.shop,
    cardOrigin: config.cardOrigin,
    clientNames: config.clientNames,
    confirmWithinMs: config.confirmWithinSeconds * 1000,
    redeemWithinMs: config.redeemWithinSeconds * 1000,
    maxWaitingOrders: config.maxWaitingOrders,
    redeemWaitMs: config.redeemWaitMs,
    callsPerMinute: config.callsPerMinute,
  },
  checkBearer: createBearerCheck({
    issuer,
    audience: identity.audience ?? config.resource,
    jwksUri,
    algorithms: identity.algorithms,
    fetch: dialIdentity,
  }),
  timers: systemTimers,
  hosts: config.hosts,
  allowedOrigins: config.allowedOrigins,
  resource: config.resource,
  issuer,
  challengeMode: config.challengeMode,
  apps: config.apps && makeApps(readFileSync(config.apps.widget, 'utf8'), config.apps.cards),
});

await serve(app, {
  port: config.port,
  log,
  limits: { mostConnections: MOST_CONNECTIONS },
  onStop: () => {
    store.close();
  },
});
