/** The outbox stand-in as a process. */
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { outboxConfigSchema } from './config.ts';
import { createOutboxApp } from './create-outbox-app.ts';
import { openMessageStore } from './message-store.ts';

const log = createLog('outbox');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), outboxConfigSchema);
const messages = openMessageStore(config.data);
const app = createOutboxApp({ hosts: config.hosts, messages, log });
await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    messages.close();
  },
});
