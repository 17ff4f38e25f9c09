/** The settlement process: reads its configuration, opens its stores and keys, takes up unfinished work, and serves. */
import { join } from 'node:path';
import {
  configPathFromArguments,
  createBearerCheck,
  createDial,
  createHttpApp,
  createLog,
  readConfig,
  serve,
  systemTimers,
  type Log,
} from '#edge';
import {
  nodeHash,
  openApprovalReader,
  openMac,
  openRequestReader,
  openSettlementStore,
  openSigner,
  openVerifier,
  systemClock,
} from '#stores';
import { settlementConfigSchema, type SettlementConfig } from './config.ts';
import { createSettlement } from './create-settlement.ts';
import { createHttpMerchant } from './http-merchant.ts';
import { addRoutes } from './http/routes.ts';
import { createHttpProcessor } from './processor/http-processor.ts';
import { readMailCredentials } from './receipt/read-mail-credentials.ts';
import { createSmtpOutbox } from './receipt/smtp-outbox.ts';
import type { SettlementPorts } from './settlement-context.ts';
import { readDemoBooks } from './vault/read-demo-books.ts';

const log = createLog('settlement');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), settlementConfigSchema);
const ports = openPorts(config, log);
if (config.demoBooks !== null) {
  for (const book of readDemoBooks(config.demoBooks)) await ports.store.insertBook(book);
}

const settlement = createSettlement(ports);
const checkBearer = createBearerCheck({
  issuer: config.identity.issuer,
  audience: config.audience,
  fetch: createDial({ [new URL(config.identity.issuer).hostname]: config.identity.dialAddress }),
});
const app = createHttpApp({
  hosts: config.hosts,
  log,
  routes: (express) => {
    addRoutes(express, { settlement, checkBearer, timers: systemTimers, log });
  },
});
await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    settlement.stop();
    ports.store.close();
    ports.requests.close();
    ports.approvals.close();
  },
});
void settlement.recover();

function openPorts(settings: SettlementConfig, processLog: Log): SettlementPorts {
  const keyFile = (name: string): string => join(settings.keys, name);
  // Merchant and processor are dialed by address; no answer of theirs can send this process elsewhere.
  const fetch = createDial({});
  return {
    store: openSettlementStore({
      path: settings.store,
      requestStorePath: settings.requestStore,
      approvalStorePath: settings.approvalStore,
      ledgerKey: openSigner(keyFile('ledger.private.jwk')),
      ledgerKeys: openVerifier([keyFile('settlement-ledger.public.jwk')]),
      hash: nodeHash,
    }),
    requests: openRequestReader({ path: settings.requestStore }),
    approvals: openApprovalReader({ path: settings.approvalStore }),
    merchant: createHttpMerchant({ url: settings.merchantUrl, fetch }),
    processor: createHttpProcessor(settings.processor, {
      fetch,
      clock: systemClock,
      log: processLog,
    }),
    outbox: createSmtpOutbox(settings.mail, {
      credentials: readMailCredentials(settings.mail.credentials),
      shopName: settings.shop.name,
      clock: systemClock,
      hash: nodeHash,
    }),
    keys: {
      hash: nodeHash,
      codeKey: openMac(keyFile('code.mac')),
      approvalKeys: openVerifier([keyFile('approval.public.jwk')]),
      settlementKey: openSigner(keyFile('settlement.private.jwk')),
      settlementKeys: openVerifier([keyFile('settlement.public.jwk')]),
    },
    shop: settings.shop,
    clock: systemClock,
    timers: systemTimers,
    log: processLog,
  };
}
