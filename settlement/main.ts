/** The settlement process: reads its configuration, opens its stores and keys, takes up unfinished work, and serves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fulfilment, Refunds } from '#core';
import {
  configPathFromArguments,
  createBearerCheck,
  createDial,
  createHttpApp,
  createLog,
  pollFile,
  readConfig,
  serve,
  systemTimers,
  type Log,
} from '#edge';
import {
  knowOwnSignatures,
  nodeHash,
  openApprovalReader,
  openMac,
  openRequestReader,
  openSettlementStore,
  openSigner,
  openVerifier,
  systemClock,
  systemRandomness,
} from '#stores';
import { createAfterSale } from './after-sale/create-after-sale.ts';
import { createBookKeeper } from './book/create-book-keeper.ts';
import { createHttpCardVault } from './book/http-card-vault.ts';
import { readBookKey } from './book/read-book-key.ts';
import type { BookPorts } from './book/take-record.ts';
import { settlementConfigSchema, type SettlementConfig } from './config.ts';
import { createSettlement } from './create-settlement.ts';
import { createHttpMerchant, type MerchantAccount } from './http-merchant.ts';
import { createHttpFulfilment } from './http-fulfilment.ts';
import { addRoutes } from './http/routes.ts';
import { lookAround } from './left-behind.ts';
import { openPolicy } from './policy/open-policy.ts';
import { createHttpProcessor } from './processor/http-processor.ts';
import { createHttpRefunds } from './processor/http-refunds.ts';
import { readMailCredentials } from './receipt/read-mail-credentials.ts';
import { createSmtpOutbox } from './receipt/smtp-outbox.ts';
import type { PolicySource, SettlementPorts } from './settlement-context.ts';
import { readDemoBooks } from './vault/read-demo-books.ts';

const log = createLog('settlement');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), settlementConfigSchema);
const policy = openPolicy({
  path: config.policyFile,
  liveOptIn: config.policyLiveOptIn,
  processorUrl: config.processor.url,
  read: (path) => readFileSync(path, 'utf8'),
  hash: nodeHash,
  log,
});
const ports = openPorts(config, log, policy);
if (config.demoBooks !== null) {
  for (const book of readDemoBooks(config.demoBooks)) await ports.store.insertBook(book);
}

const afterSale = createAfterSale({ ...ports, ...openAfterSalePorts(config, log, policy) }, () => {
  bookKeeper.deliverLetters();
});
const settlement = createSettlement(ports, afterSale);
const stopPolling = pollFile(policy, { timers: systemTimers, signals: process });
const bookKeeper = createBookKeeper({
  ...ports,
  ...(await openBookPorts(config, log)),
  takeReturn: (request) => afterSale.takeReturn(request),
});
const stopLooking = lookAround(
  { store: ports.store, timers: systemTimers, randomness: systemRandomness, log },
  {
    settlement,
    afterSale,
    deliverLetters: () => {
      bookKeeper.deliverLetters();
    },
  },
);
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
    stopPolling();
    stopLooking();
    bookKeeper.stop();
    ports.store.close();
    ports.requests.close();
    ports.approvals.close();
  },
});
if (!(await ports.store.isLedgerVerified())) {
  log.fatal(
    'the ledger does not verify, or ends before where it was known to be, as a store from a backup does; nothing is spent until a person has looked',
  );
}
// Before anybody waits for it: the first order needs the processor's time, and the access that is asked for with it.
void ports.processor.tellTime({ isFresh: false });
void settlement.recover();
bookKeeper.start();

function openPorts(
  settings: SettlementConfig,
  processLog: Log,
  policyInForce: PolicySource,
): SettlementPorts {
  const keyFile = (name: string): string => join(settings.keys, name);
  // Merchant and processor are dialed by address; no answer of theirs can send this process elsewhere.
  const fetch = createDial({});
  const { signer, verifier } = knowOwnSignatures(
    openSigner(keyFile('settlement.private.jwk')),
    openVerifier([keyFile('settlement.public.jwk')]),
  );
  return {
    store: openStore(settings, keyFile, processLog),
    requests: openRequestReader({ path: settings.requestStore }),
    approvals: openApprovalReader({ path: settings.approvalStore }),
    merchant: createHttpMerchant({ ...merchantAccount(settings), fetch }),
    processor: createHttpProcessor(settings.processor, {
      fetch,
      clock: systemClock,
      monotonicMs: () => performance.now(),
      log: processLog,
      fieldPolicy: () => policyInForce.current().policy,
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
      settlementKey: signer,
      settlementKeys: verifier,
    },
    shop: settings.shop,
    policy: policyInForce,
    clock: systemClock,
    timers: systemTimers,
    log: processLog,
  };
}

function openStore(
  settings: SettlementConfig,
  keyFile: (name: string) => string,
  processLog: Log,
): SettlementPorts['store'] {
  return openSettlementStore({
    path: settings.store,
    requestStorePath: settings.requestStore,
    approvalStorePath: settings.approvalStore,
    // Beside the keys: they are not put back with a store from its backup.
    ledgerAnchor: keyFile('ledger.anchor'),
    timers: systemTimers,
    clock: systemClock,
    onAccepted: () => {
      processLog.fatal(
        'the store goes on without its anchor, as after a backup: orders from before now that have not ended stay unknown, whatever their time',
      );
    },
    onReplaced: () => {
      processLog.fatal(
        'another file was put in the place of the store while it was open: nothing is done until settlement is started again',
      );
    },
    atTurnEnd: setImmediate,
    ledgerKey: openSigner(keyFile('ledger.private.jwk')),
    ledgerKeys: openVerifier([keyFile('settlement-ledger.public.jwk')]),
    hash: nodeHash,
  });
}

async function openBookPorts(
  settings: SettlementConfig,
  processLog: Log,
): Promise<Omit<BookPorts, 'takeReturn'>> {
  return {
    cardVault: createHttpCardVault(settings.processor, {
      fetch: createDial({}),
      clock: systemClock,
      log: processLog,
    }),
    bookKey: await readBookKey(join(settings.keys, 'book.private.jwk')),
    randomness: systemRandomness,
  };
}

function openAfterSalePorts(
  settings: SettlementConfig,
  processLog: Log,
  policyInForce: PolicySource,
): { readonly fulfilment: Fulfilment; readonly refunds: Refunds } {
  const fetch = createDial({});
  return {
    fulfilment: createHttpFulfilment({ ...merchantAccount(settings), fetch }),
    refunds: createHttpRefunds(settings.processor, {
      fetch,
      clock: systemClock,
      log: processLog,
      fieldPolicy: () => policyInForce.current().policy,
    }),
  };
}

function merchantAccount({ merchantUrl, merchantSecret }: SettlementConfig): MerchantAccount {
  return { url: merchantUrl, secret: merchantSecret };
}
