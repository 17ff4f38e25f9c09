/** What the push service remembers: browsers that subscribed, and the messages that it has taken for them. */
import { z } from 'zod';
import { inTransaction, openStandInStore } from '../stand-in-store/open-stand-in-store.ts';

const messageSchema = z.strictObject({
  subscriptionId: z.string(),
  /** Null where the sender named none. */
  topic: z.string().nullable(),
  ttlSeconds: z.number(),
  urgency: z.string(),
  /** As it came, base64url: only the browser can read it. */
  body: z.string(),
  receivedAt: z.number(),
});
/** A message that was taken. */
export type PushMessage = z.output<typeof messageSchema>;

export interface KeptMessage extends PushMessage {
  readonly id: string;
}

export interface KnownSubscription {
  /** The only key that may send to it (RFC 8292, section 4), base64url. */
  readonly applicationServerKey: string;
  readonly isGone: boolean;
}

export interface PushStore {
  subscribe(id: string, applicationServerKey: string): void;
  unsubscribe(id: string): void;
  find(id: string): KnownSubscription | undefined;
  /** In place of the message of the same topic that the browser has not got yet (RFC 8030, section 5.4). */
  keep(message: PushMessage): string;
  /** Oldest first. */
  list(): readonly KeptMessage[];
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS subscriptions (
    id TEXT PRIMARY KEY, application_server_key TEXT NOT NULL, is_gone INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    subscription_id TEXT NOT NULL,
    topic TEXT,
    message TEXT NOT NULL
  ) STRICT;
`;

const subscriptionRow = z
  .object({ application_server_key: z.string(), is_gone: z.number() })
  .transform((row): KnownSubscription => ({
    applicationServerKey: row.application_server_key,
    isGone: row.is_gone === 1,
  }));
const messageRow = z
  .object({ position: z.number(), message: z.string() })
  .transform((row): KeptMessage => ({
    id: String(row.position),
    ...messageSchema.parse(JSON.parse(row.message)),
  }));

export function openPushStore(folder: string): PushStore {
  const store = openStandInStore(folder, 'push.sqlite', SCHEMA);
  const put = store.prepare('INSERT INTO subscriptions (id, application_server_key) VALUES (?, ?)');
  const end = store.prepare('UPDATE subscriptions SET is_gone = 1 WHERE id = ?');
  const get = store.prepare(
    'SELECT application_server_key, is_gone FROM subscriptions WHERE id = ?',
  );
  const dropTopic = store.prepare('DELETE FROM messages WHERE subscription_id = ? AND topic = ?');
  const putMessage = store.prepare(
    'INSERT INTO messages (subscription_id, topic, message) VALUES (?, ?, ?)',
  );
  const all = store.prepare('SELECT position, message FROM messages ORDER BY position');
  return {
    subscribe: (id, applicationServerKey) => {
      put.run(id, applicationServerKey);
    },
    unsubscribe: (id) => {
      end.run(id);
    },
    find: (id) => subscriptionRow.optional().parse(get.get(id)),
    keep: (message) =>
      inTransaction(store, () => {
        const { subscriptionId, topic } = message;
        if (topic !== null) dropTopic.run(subscriptionId, topic);
        const kept = putMessage.run(subscriptionId, topic, JSON.stringify(message));
        return String(kept.lastInsertRowid);
      }),
    list: () => z.array(messageRow).parse(all.all()),
    close: () => {
      store.close();
    },
  };
}
