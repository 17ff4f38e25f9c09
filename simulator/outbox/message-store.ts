/** The messages, each kept once under its key. */
import { z } from 'zod';
import { openStandInStore } from '../stand-in-store/open-stand-in-store.ts';

export const messageSchema = z.strictObject({
  idempotencyKey: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  to: z.email().max(254),
  subject: z.string().min(1).max(300),
  text: z.string().min(1).max(50_000),
});
export type Message = z.output<typeof messageSchema>;

export interface MessageStore {
  /** The first message of a key stays; `isNew` says whether this one is it. */
  keep(message: Message): { readonly message: Message; readonly isNew: boolean };
  /** Oldest first. */
  list(): readonly Message[];
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    idempotency_key TEXT NOT NULL UNIQUE,
    message TEXT NOT NULL
  ) STRICT;
`;

const rowSchema = z
  .object({ message: z.string() })
  .transform((row) => messageSchema.parse(JSON.parse(row.message)));

export function openMessageStore(folder: string): MessageStore {
  const store = openStandInStore(folder, 'outbox.sqlite', SCHEMA);
  const put = store.prepare(
    'INSERT INTO messages (idempotency_key, message) VALUES (?, ?) ON CONFLICT (idempotency_key) DO NOTHING',
  );
  const get = store.prepare('SELECT message FROM messages WHERE idempotency_key = ?');
  const all = store.prepare('SELECT message FROM messages ORDER BY position');
  return {
    keep(message) {
      const { changes } = put.run(message.idempotencyKey, JSON.stringify(message));
      return { message: rowSchema.parse(get.get(message.idempotencyKey)), isNew: changes === 1 };
    },
    list: () => z.array(rowSchema).parse(all.all()),
    close: () => {
      store.close();
    },
  };
}
