/** The mail server stand-in on a free port with its mailbox on disk, and the adapter that sends to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Outbox } from '#core';
import { nodeHash } from '#stores';
import { createMailServer, type MailServer } from '../../../simulator/outbox/create-mail-server.ts';
import { openMailboxStore, type MailboxStore } from '../../../simulator/outbox/mailbox-store.ts';
import { mailConfigSchema } from '../../../settlement/receipt/mail-config.ts';
import { createSmtpOutbox } from '../../../settlement/receipt/smtp-outbox.ts';

export const SENDER = 'receipts@harbor-roasters.example';
export const ACCOUNT = { user: 'settlement', password: 'a-password-of-the-test' };
export const MAILBOXES = ['customer-1@example.test', 'customer-2@example.test'];
export const SENT_AT = 1_790_000_000_000;

export interface MailStage {
  readonly store: MailboxStore;
  readonly port: () => number;
  start(port?: number): Promise<void>;
  stop(): void;
  end(): void;
}

export async function startMailStage(): Promise<MailStage> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-mail-'));
  const store = openMailboxStore(folder);
  let server: MailServer | undefined;
  let port = 0;
  const stage: MailStage = {
    store,
    port: () => port,
    start: async (at = 0) => {
      const smtp = { ...ACCOUNT, sender: SENDER };
      server = createMailServer({
        smtp,
        mailboxes: MAILBOXES,
        store,
        log: pino({ level: 'silent' }),
      });
      port = await server.listen(at);
    },
    stop: () => {
      server?.close();
    },
    end: () => {
      server?.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await stage.start();
  return stage;
}

export function outboxTo(
  port: number,
  change: { readonly password?: string; readonly shopName?: string } = {},
): Outbox {
  return createSmtpOutbox(
    mailConfigSchema.parse({
      host: '127.0.0.1',
      port,
      tls: 'off',
      credentials: 'not read here',
      from: SENDER,
      timeoutMs: 2000,
    }),
    {
      credentials: { ...ACCOUNT, password: change.password ?? ACCOUNT.password },
      shopName: change.shopName ?? 'Harbor Roasters',
      clock: { nowEpochMs: () => SENT_AT },
      hash: nodeHash,
    },
  );
}
