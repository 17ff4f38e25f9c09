/** The approval process: reads its configuration, opens its store and keys, repeats unanswered declines, and serves people. */
import { join } from 'node:path';
import {
  configPathFromArguments,
  createDial,
  createLog,
  readConfig,
  serve,
  systemTimers,
} from '#edge';
import {
  nodeHash,
  openApprovalStore,
  openMac,
  openRequestReader,
  openSettlementReader,
  openSigner,
  openVerifier,
  systemClock,
  systemRandomness,
  verifierOf,
} from '#stores';
import type { ApprovalParts } from './approval-parts.ts';
import { approvalConfigSchema } from './config.ts';
import { createAskForVoid } from './decline/ask-for-void.ts';
import { createVoidWork, type VoidWork } from './decline/void-work.ts';
import { createApprovalApp } from './http/create-approval-app.ts';
import { createIdentityProvider } from './identity/create-identity-provider.ts';
import { openLiveDoor } from './live/live-door.ts';
import { createReadings } from './live/readings.ts';
import { createUntrueOrderNotes } from './orders/note-untrue-orders.ts';
import { createLedgerBooks } from './trace/ledger-books.ts';

const log = createLog('approval');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), approvalConfigSchema);
const settlementHost = new URL(config.settlement.url).hostname;
const fetch = createDial({
  [new URL(config.identity.issuer).hostname]: config.identity.dialAddress,
  [settlementHost]: settlementHost,
});
const store = openApprovalStore({
  path: config.store,
  ledgerKey: openSigner(keyFile('ledger.private.jwk')),
  ledgerKeys: openVerifier([keyFile('approval-ledger.public.jwk')]),
  hash: nodeHash,
});
const requests = openRequestReader({ path: config.requestStore });
const settlement = openSettlementReader({ path: config.settlementStore });
const approvalKey = openSigner(keyFile('approval.private.jwk'));
const approvalKeys = verifierOf(approvalKey);
const voidWork = joinVoidWork();
const parts = joinParts();
const liveDoor = openLiveDoor(parts);
const app = createApprovalApp(parts, { screens: config.screens, port: config.port });
const server = await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    liveDoor.close();
    voidWork.stop();
    store.close();
    requests.close();
    settlement.close();
  },
});
server.on('upgrade', liveDoor.upgrade);
voidWork.wake();

function keyFile(name: string): string {
  return join(config.keys, name);
}

function joinVoidWork(): VoidWork {
  const { url, ...serviceClient } = config.settlement;
  const { issuer } = config.identity;
  const nowEpochMs = (): number => systemClock.nowEpochMs();
  return createVoidWork({
    store,
    approvalKeys,
    askForVoid: createAskForVoid({
      settlementUrl: url,
      token: { ...serviceClient, issuer, fetch, nowEpochMs },
      fetch,
    }),
    timers: systemTimers,
    log,
  });
}

function joinParts(): ApprovalParts {
  const { issuer, clientId, clientSecret } = config.identity;
  return {
    origin: config.origin,
    pageOrigin: config.simulator?.pageOrigin ?? null,
    store,
    requests,
    settlement,
    identity: createIdentityProvider({
      issuer,
      clientId,
      clientSecret,
      audience: config.audience,
      redirectUri: `${config.origin}/callback`,
      fetch,
      clock: systemClock,
      hash: nodeHash,
    }),
    hash: nodeHash,
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
    approvalKey,
    approvalKeys,
    settlementKeys: openVerifier([keyFile('settlement.public.jwk')]),
    codeKey: openMac(keyFile('code.mac')),
    noteUntrueOrder: createUntrueOrderNotes({ store, clock: systemClock, log }),
    shop: config.shop,
    readings: createReadings(systemRandomness),
    ledgers: createLedgerBooks({
      stores: { request: requests, approval: store, settlement },
      keys: {
        request: openVerifier([keyFile('request-ledger.public.jwk')]),
        approval: openVerifier([keyFile('approval-ledger.public.jwk')]),
        settlement: openVerifier([keyFile('settlement-ledger.public.jwk')]),
      },
      hash: nodeHash,
    }),
    tellSettlement: (declined) => {
      voidWork.wake(declined);
    },
    log,
  };
}
