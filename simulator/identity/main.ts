/** The identity stand-in as a process. */
import './quiet-library.ts';
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { identityConfigSchema } from './config.ts';
import { createCustomers } from './customers.ts';
import { createIdentityApp } from './create-identity-app.ts';
import { createProvider } from './create-provider.ts';
import { openGrantStore } from './grant-store.ts';
import { openIdentityKeys } from './identity-keys.ts';

const log = createLog('identity');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), identityConfigSchema);
const nowEpochMs = (): number => Date.now();
const grants = openGrantStore(config.data, nowEpochMs);
const keys = openIdentityKeys(config.data);
const customers = createCustomers(config.customers, nowEpochMs);
const provider = createProvider({ config, keys, grants, customers });
const app = createIdentityApp({ config, provider, customers, log });
await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    grants.close();
  },
});
