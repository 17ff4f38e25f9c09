/** The outbox stand-in as a process: a mail server, and the mailboxes behind it. */
import { configPathFromArguments, createLog, readConfig, serve } from '#edge';
import { outboxConfigSchema } from './config.ts';
import { createMailServer } from './create-mail-server.ts';
import { createOutboxApp } from './create-outbox-app.ts';
import { openMailboxStore } from './mailbox-store.ts';

const log = createLog('outbox');
const config = readConfig(configPathFromArguments(process.argv.slice(2)), outboxConfigSchema);
const store = openMailboxStore(config.data);
const mailServer = createMailServer({ ...config, store, log });
// It says that it serves, over HTTP, only once it takes mail.
await mailServer.listen(config.smtp.port);
await serve(createOutboxApp({ hosts: config.hosts, store, log }), {
  port: config.port,
  log,
  onStop: () => {
    mailServer.close();
    store.close();
  },
});
