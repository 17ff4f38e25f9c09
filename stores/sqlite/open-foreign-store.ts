/**
 * The store of another side, read-only. The connection is held open; while the store cannot be opened or is not as it should be each
 * call says so, and the next call tries again, so that a store that appears later works without a restart.
 */
import { statSync } from 'node:fs';
import { StoreUnavailable } from '#core';
import { z } from 'zod';
import {
  isBusyError,
  isSqliteError,
  openReadingConnection,
  type Connection,
} from './connection.ts';
import { integerColumn, parseOwnRow } from './rows.ts';
import { prepareSchemaCheck, readSchemaCookie, type StoreSchema } from './store-schema.ts';

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

/**
 * A call cannot be interrupted while SQLite waits for a lock, and whoever owns the other store can hold one for ever: the whole process stands
 * still, up to ten seconds at a time. So a store that let us wait is left alone for this many times as long, and is unavailable at once.
 */
const RESTS_PER_WAIT = 4;
const WAITS_FROM_MS = 100;

/** Lies above every number of changes that one connection can count. */
const CHANGES_PER_CONNECTION = 2 ** 33;

export function openForeignStore<Queries>(
  options: ForeignStoreOptions<Queries>,
): ForeignStore<Queries> {
  let held: HeldConnection<Queries> | undefined;
  let timesOpened = 0;
  let isClosed = false;
  let restsUntil = 0;

  function drop(): void {
    held?.connection.close();
    held = undefined;
  }

  function hold(): HeldConnection<Queries> {
    // A store that was put in place of the old one, for example from a backup, is another file.
    if (held && held.fileId !== fileIdOf(options.path)) drop();
    if (!held) {
      held = holdConnection(options);
      timesOpened += 1;
    }
    return held;
  }

  function onSnapshot<Result>(ask: (connection: CheckedConnection<Queries>) => Result): Result {
    if (isClosed) throw new Error(`the reader of the ${options.schema.side} store was closed`);
    const beganAt = performance.now();
    if (beganAt < restsUntil) {
      const cause = new Error('it let us wait just before');
      throw new StoreUnavailable(options.schema.side, { cause });
    }
    try {
      return hold().onSnapshot(ask);
    } catch (error) {
      if (!isUnavailability(error)) throw error;
      // What SQLite keeps of a file that was written over in place, as from a backup, is of the old one: only a new connection reads the new one.
      if (isSqliteError(error) && !isBusyError(error)) drop();
      const endedAt = performance.now();
      const waitedMs = endedAt - beganAt;
      if (waitedMs >= WAITS_FROM_MS) restsUntil = endedAt + waitedMs * RESTS_PER_WAIT;
      throw new StoreUnavailable(options.schema.side, { cause: error });
    }
  }

  return {
    read: (ask) => onSnapshot(({ queries }) => ask(queries)),
    changeCounter: () =>
      onSnapshot(({ dataVersion }) => timesOpened * CHANGES_PER_CONNECTION + dataVersion),
    close() {
      isClosed = true;
      drop();
    },
  };
}

interface CheckedConnection<Queries> {
  readonly queries: Queries;
  readonly dataVersion: number;
}

interface HeldConnection<Queries> {
  readonly connection: Connection;
  readonly fileId: string;
  onSnapshot<Result>(ask: (checked: CheckedConnection<Queries>) => Result): Result;
}

/** The schema is not what this program knows. It may be by the next call, when a migration has gone through. */
class SchemaUnknown extends Error {
  readonly code = 'SCHEMA_UNKNOWN';
}

const dataVersionRow = z.strictObject({ data_version: integerColumn });

function holdConnection<Queries>(options: ForeignStoreOptions<Queries>): HeldConnection<Queries> {
  const connection = openReadingConnection(options);
  try {
    // Fails for what is no database, before any statement is prepared (see `Connection.close`). And SQLite makes its shared memory
    // beside the file at the first read; it stays the same while anybody is connected.
    connection.execute('SELECT name FROM sqlite_schema');
    return prepareConnection(connection, options);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function prepareConnection<Queries>(
  connection: Connection,
  options: ForeignStoreOptions<Queries>,
): HeldConnection<Queries> {
  const fileId = fileIdOf(options.path);
  const readCookie = readSchemaCookie(connection);
  const isSchemaAsExpected = prepareSchemaCheck(connection, options.schema);
  const dataVersion = connection.prepare('PRAGMA data_version');
  const begin = connection.prepare('BEGIN');
  const rollBack = connection.prepare('ROLLBACK');
  let checkedCookie: number | undefined;
  let prepared: { readonly queries: Queries } | undefined;

  function check(): { readonly queries: Queries } {
    const cookie = readCookie();
    if (prepared && cookie === checkedCookie) return prepared;
    if (!isSchemaAsExpected()) throw new SchemaUnknown();
    prepared ??= { queries: options.prepareQueries(connection) };
    checkedCookie = cookie;
    return prepared;
  }

  return {
    connection,
    fileId,
    onSnapshot(ask) {
      begin.run();
      try {
        const { queries } = check();
        const version = parseOwnRow(dataVersionRow, dataVersion.get()).data_version;
        return ask({ queries, dataVersion: version });
      } finally {
        rollBack.run();
      }
    },
  };
}

/** The file and the shared memory beside it: a reader that still maps an old one would never see a change again. */
function fileIdOf(path: string): string {
  const file = statSync(path, { bigint: true });
  const shared = statSync(`${path}-shm`, { bigint: true, throwIfNoEntry: false });
  return [file.dev, file.ino, shared?.ino ?? 0n].join(':');
}

/** What the file or its owner did, as opposed to a fault of this program. */
function isUnavailability(error: unknown): boolean {
  return (
    error instanceof SchemaUnknown ||
    isSqliteError(error) ||
    (error instanceof Error && 'syscall' in error)
  );
}
