/**
 * The store of another side, read-only. The connection is held open; while the store cannot be opened each call says so, and the next
 * call tries again, so that a store that appears later works without a restart.
 */
import { statSync } from 'node:fs';
import { StoreUnavailable } from '#core';
import { z } from 'zod';
import { isSqliteError, openReadingConnection, type Connection } from './connection.ts';
import { integerColumn, parseOwnRow } from './rows.ts';
import { isSchemaAsExpected, readSchemaCookie, type StoreSchema } from './store-schema.ts';

export interface ForeignStore<Queries> {
  /** Asks on one snapshot. @throws {StoreUnavailable} while the store cannot be opened or read. */
  read<Result>(ask: (queries: Queries) => Result): Result;
  /** Differs whenever the store has changed since the last call. @throws {StoreUnavailable} as `read`. */
  changeCounter(): number;
  readonly close: () => void;
}

export interface ForeignStoreOptions<Queries> {
  readonly path: string;
  readonly schema: StoreSchema;
  /** The tables that this reader may see; the rest of the file is none of its business. */
  readonly tables: readonly string[];
  readonly prepareQueries: (connection: Connection) => Queries;
}

interface OpenForeignStore<Queries> {
  readonly connection: Connection;
  readonly queries: Queries;
  readonly fileId: string;
  readonly readCookie: () => number;
  readonly cookie: number;
  readonly readDataVersion: () => number;
}

export function openForeignStore<Queries>(
  options: ForeignStoreOptions<Queries>,
): ForeignStore<Queries> {
  let open: OpenForeignStore<Queries> | undefined;
  let timesOpened = 0;
  let isClosed = false;

  function drop(): void {
    open?.connection.close();
    open = undefined;
  }

  function ensureOpen(): OpenForeignStore<Queries> {
    if (isClosed) throw new Error(`the reader of the ${options.schema.side} store was closed`);
    try {
      // A store that was put in place of the old one, for example from a backup, is another file.
      if (open && open.fileId !== fileIdOf(options.path)) drop();
      if (!open) {
        open = openAndCheck(options);
        timesOpened += 1;
      }
      return open;
    } catch (error) {
      drop();
      throw unavailable(error);
    }
  }

  function onSnapshot<Result>(
    ask: (store: OpenForeignStore<Queries>) => Result,
    isSecondAttempt = false,
  ): Result {
    const store = ensureOpen();
    try {
      store.connection.execute('BEGIN');
      if (store.readCookie() !== store.cookie) throw new SchemaChanged();
      const result = ask(store);
      store.connection.execute('COMMIT');
      return result;
    } catch (error) {
      drop();
      // The change may be harmless, as the owner's ANALYZE is: opening again looks at the whole schema.
      if (error instanceof SchemaChanged && !isSecondAttempt) return onSnapshot(ask, true);
      if (error instanceof SchemaChanged || isSqliteError(error)) throw unavailable(error);
      throw error;
    }
  }

  function unavailable(cause: unknown): StoreUnavailable {
    return new StoreUnavailable(options.schema.side, { cause });
  }

  return {
    read: (ask) => onSnapshot(({ queries }) => ask(queries)),
    changeCounter: () =>
      onSnapshot(({ readDataVersion }) => timesOpened * 2 ** 33 + readDataVersion()),
    close() {
      isClosed = true;
      drop();
    },
  };
}

/** The schema is not what this program knows. It may be by the next call, when a migration has gone through. */
class SchemaChanged extends Error {
  readonly code = 'SCHEMA_CHANGED';
}

function openAndCheck<Queries>(options: ForeignStoreOptions<Queries>): OpenForeignStore<Queries> {
  const fileId = fileIdOf(options.path);
  const connection = openReadingConnection(options);
  try {
    connection.execute('BEGIN');
    const readCookie = readSchemaCookie(connection);
    const cookie = readCookie();
    if (!isSchemaAsExpected(connection, options.schema)) throw new SchemaChanged();
    const dataVersion = connection.prepare('PRAGMA data_version');
    const store = {
      connection,
      queries: options.prepareQueries(connection),
      fileId,
      readCookie,
      cookie,
      readDataVersion: () => parseOwnRow(dataVersionRow, dataVersion.get()).data_version,
    };
    connection.execute('COMMIT');
    return store;
  } catch (error) {
    connection.close();
    throw error;
  }
}

const dataVersionRow = z.strictObject({ data_version: integerColumn });

function fileIdOf(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${String(dev)}:${String(ino)}`;
}
