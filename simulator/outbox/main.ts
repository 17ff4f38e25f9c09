/** The outbox stand-in as a process: a mail server, the mailboxes behind it, and a push service. */
import { randomBytes } from 'node:crypto';
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { outboxConfigSchema } from './config.ts';
import { createMailServer } from './create-mail-server.ts';
import { createOutboxApp } from './create-outbox-app.ts';
import { openPushStore } from '../push/push-store.ts';
import { openMailboxStore } from './mailbox-store.ts';

const log = createLog('outbox');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), outboxConfigSchema);
const store = openMailboxStore(config.data);
const push = {
  store: openPushStore(config.data),
  origin: `http://127.0.0.1:${String(config.port)}`,
  nowEpochMs: () => Date.now(),
  newId: () => randomBytes(24).toString('base64url'),
};
const mailServer = createMailServer({ ...config, store, log });
// It says that it serves, over HTTP, only once it takes mail.
await mailServer.listen(config.smtp.port);
await serve(createOutboxApp({ hosts: config.hosts, store, push, log }), {
  port: config.port,
  log,
  onStop: () => {
    mailServer.close();
    store.close();
    push.store.close();
  },
});
