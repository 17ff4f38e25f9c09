/** The SQLite file of a stand-in: what it said must still be true after it was killed, as it would be of the real service. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export type StandInStore = DatabaseSyncInstance;

/** Makes the folder (0700) and the file when they are missing, and the tables of `schema`. */
export function openStandInStore(folder: string, fileName: string, schema: string): StandInStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = new DatabaseSync(join(folder, fileName));
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;');
  store.exec(schema);
  return store;
}

/** Runs `work`, which must not wait for anything, in one transaction. */
export function inTransaction<Result>(store: StandInStore, work: () => Result): Result {
  store.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec('COMMIT');
    return result;
  } catch (fault) {
    store.exec('ROLLBACK');
    throw fault;
  }
}
