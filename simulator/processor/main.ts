/** The processor stand-in as a process. */
import { randomBytes } from 'node:crypto';
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { processorConfigSchema } from './config.ts';
import { createProcessorApp } from './create-processor-app.ts';
import { openProcessorStore } from './processor-store.ts';
import { openRefundStore } from './refund-store.ts';
import { openVaultStore } from './vault-store.ts';

const log = createLog('processor');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), processorConfigSchema);
const store = openProcessorStore(config.data);
const vault = openVaultStore(config.data);
const refunds = openRefundStore(config.data);
const app = createProcessorApp({
  config,
  store,
  vault,
  refunds,
  nowEpochMs: () => Date.now(),
  randomBytes,
  log,
});
await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    store.close();
    vault.close();
    refunds.close();
  },
});
