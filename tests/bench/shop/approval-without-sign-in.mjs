// The approval process with everything real but the sign-in, which believes what it is told: user verification is timed apart.
// Only the bench starts it. The product has no switch for it: this entry joins the parts by itself.
import { join } from 'node:path';
import { createAskForVoid } from '../../../dist/approval/decline/ask-for-void.js';
import { createVoidWork } from '../../../dist/approval/decline/void-work.js';
import { approvalConfigSchema } from '../../../dist/approval/config.js';
import { createApprovalApp } from '../../../dist/approval/http/create-approval-app.js';
import { createReadings } from '../../../dist/approval/live/readings.js';
import { createUntrueOrderNotes } from '../../../dist/approval/orders/note-untrue-orders.js';
import { createLedgerBooks } from '../../../dist/approval/trace/ledger-books.js';
import {
  configPathFromArguments,
  createDial,
  createLog,
  readConfig,
  serve,
  systemTimers,
} from '../../../dist/edge/index.js';
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
} from '../../../dist/stores/index.js';

const log = createLog('approval');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), approvalConfigSchema);
const keyFile = (name) => join(config.keys, name);
const { issuer, dialAddress } = config.identity;
const fetch = createDial({ [new URL(issuer).hostname]: dialAddress, '127.0.0.1': '127.0.0.1' });
const store = openApprovalStore({
  path: config.store,
  ledgerKey: openSigner(keyFile('ledger.private.jwk')),
  ledgerKeys: openVerifier([keyFile('approval-ledger.public.jwk')]),
  hash: nodeHash,
});
const approvalKey = openSigner(keyFile('approval.private.jwk'));
const approvalKeys = verifierOf(approvalKey);
const { url, ...serviceClient } = config.settlement;
const voidWork = createVoidWork({
  store,
  approvalKeys,
  askForVoid: createAskForVoid({
    settlementUrl: url,
    token: { ...serviceClient, issuer, fetch, nowEpochMs: () => Date.now() },
    fetch,
  }),
  timers: systemTimers,
  log,
});
const requests = openRequestReader({ path: config.requestStore });
const settlement = openSettlementReader({ path: config.settlementStore });
const app = createApprovalApp(
  {
    origin: config.origin,
    pageOrigin: null,
    store,
    requests,
    settlement,
    identity: {
      issuer,
      authorizationUrl: ({ state }) => Promise.resolve(`${issuer}/auth?state=${state}`),
      // The "code" is the customer's own name.
      exchangeCode: ({ code }) =>
        Promise.resolve({
          outcome: 'verified',
          subject: code,
          authTimeSeconds: Math.floor(Date.now() / 1000),
        }),
    },
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
  },
  { screens: config.screens, port: config.port },
);
await serve(app, { port: config.port, log, onStop: () => store.close() });
