/** The library's adapter over SQLite: grants, codes, refresh tokens and sign-ins outlive the process. */
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { openStandInStore, type StandInStore } from '../stand-in-store/open-stand-in-store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    grant_id TEXT,
    uid TEXT,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (model, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_grant ON entries (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_by_uid ON entries (model, uid) WHERE uid IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_by_end ON entries (expires_at);
`;

/** For entries that the library stores without an end. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

export interface GrantStore {
  readonly adapter: (model: string) => Adapter;
  close(): void;
}

export function openGrantStore(folder: string, nowEpochMs: () => number): GrantStore {
  const store = openStandInStore(folder, 'identity.sqlite', SCHEMA);
  const nowSeconds = (): number => Math.floor(nowEpochMs() / 1000);
  store.prepare('DELETE FROM entries WHERE expires_at <= ?').run(nowSeconds());
  return {
    adapter: (model) => createAdapter(model, { store, nowSeconds }),
    close: () => {
      store.close();
    },
  };
}

function createAdapter(
  model: string,
  { store, nowSeconds }: { readonly store: StandInStore; readonly nowSeconds: () => number },
): Adapter {
  const put = store.prepare(
    'INSERT OR REPLACE INTO entries (model, id, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const get = store.prepare(
    'SELECT payload FROM entries WHERE model = ? AND id = ? AND expires_at > ?',
  );
  const getByUid = store.prepare(
    'SELECT payload FROM entries WHERE model = ? AND uid = ? AND expires_at > ?',
  );
  const consume = store.prepare(
    "UPDATE entries SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
  );
  const remove = store.prepare('DELETE FROM entries WHERE model = ? AND id = ?');
  const removeGrant = store.prepare('DELETE FROM entries WHERE grant_id = ?');
  const removeEnded = store.prepare('DELETE FROM entries WHERE expires_at <= ?');

  return {
    upsert(id, payload, expiresIn) {
      removeEnded.run(nowSeconds());
      const expiresAt = nowSeconds() + (expiresIn ?? LONGEST_SECONDS);
      // The Session and Interaction models name their grants too, but do not end with them.
      const grantId = model === 'Session' || model === 'Interaction' ? null : payload.grantId;
      put.run(model, id, JSON.stringify(payload), grantId ?? null, payload.uid ?? null, expiresAt);
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(parsePayload(get.get(model, id, nowSeconds()))),
    findByUid: (uid) => Promise.resolve(parsePayload(getByUid.get(model, uid, nowSeconds()))),
    // Of the device flow, which is switched off.
    findByUserCode: () => Promise.resolve(undefined),
    consume(id) {
      consume.run(nowSeconds(), model, id);
      return Promise.resolve();
    },
    destroy(id) {
      remove.run(model, id);
      return Promise.resolve();
    },
    revokeByGrantId(grantId) {
      removeGrant.run(grantId);
      return Promise.resolve();
    },
  };
}

function parsePayload(row: unknown): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  return JSON.parse((row as { readonly payload: string }).payload) as AdapterPayload;
}
