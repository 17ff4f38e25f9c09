/**
 * The customers' mailbox: one message of each Message-ID, as large mail providers keep it, and how often it came. The first one stays.
 */
import { z } from 'zod';
import { inTransaction, openStandInStore } from '../stand-in-store/open-stand-in-store.ts';

const mailSchema = z.strictObject({
  messageId: z.string().min(3).max(998),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** As the message says it, in ISO 8601. */
  date: z.string(),
  /** Every header as it came, unfolded by nobody: for tests. */
  headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
/** A message that came. */
export type Mail = z.output<typeof mailSchema>;

export interface KeptMail extends Mail {
  readonly id: string;
  readonly timesReceived: number;
}

export interface MailboxStore {
  /** It is on disk afterwards, or it throws. */
  receive(mail: Mail): void;
  /** Oldest first. */
  list(): readonly KeptMail[];
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mailbox (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL,
    recipient TEXT NOT NULL,
    mail TEXT NOT NULL,
    times_received INTEGER NOT NULL,
    UNIQUE (message_id, recipient)
  ) STRICT;
`;

const rowSchema = z
  .object({ position: z.number(), times_received: z.number(), mail: z.string() })
  .transform((row): KeptMail => ({
    id: String(row.position),
    ...mailSchema.parse(JSON.parse(row.mail)),
    timesReceived: row.times_received,
  }));

export function openMailboxStore(folder: string): MailboxStore {
  const store = openStandInStore(folder, 'outbox.sqlite', SCHEMA);
  const put = store.prepare(`
    INSERT INTO mailbox (message_id, recipient, mail, times_received) VALUES (?, ?, ?, 1)
    ON CONFLICT (message_id, recipient) DO UPDATE SET times_received = times_received + 1
  `);
  const all = store.prepare('SELECT position, times_received, mail FROM mailbox ORDER BY position');
  return {
    receive: (mail) => {
      inTransaction(store, () => put.run(mail.messageId, mail.to, JSON.stringify(mail)));
    },
    list: () => z.array(rowSchema).parse(all.all()),
    close: () => {
      store.close();
    },
  };
}
