/**
 * The one file that touches the SQLite package. Numbers go in and come out as whole 64-bit integers, never as floating point, and a
 * row is `unknown` until a strict schema has parsed it.
 */
import {
  constants,
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';

export type StatementParameters = Readonly<Record<string, string | number | null>>;

export interface Statement {
  /** The number of rows that were changed. */
  run(parameters?: StatementParameters): number;
  get(parameters?: StatementParameters): unknown;
  all(parameters?: StatementParameters): readonly unknown[];
}

export interface Connection {
  execute(sql: string): void;
  prepare(sql: string): Statement;
  /**
   * The package cannot finalize a statement: files and locks are let go when the garbage collector has taken the last statement. So
   * leave no transaction open, and do not open and close connections in a loop.
   */
  close(): void;
}

/** How long a writer waits for another writer, standing still; a reader of a WAL database hardly ever waits. */
export const WRITER_WAITS_MS = 5000;
const READER_WAITS_MS = 1000;

/** A connection that may write. The file must be there already, unless the path is `:memory:`. */
export function openWritingConnection(path: string): Connection {
  const database = new DatabaseSync(path, {
    timeout: WRITER_WAITS_MS,
    defensive: true,
    readBigInts: true,
    enableForeignKeyConstraints: true,
    limits: { attach: 0 },
  });
  return wrap(database);
}

/**
 * A connection that can only select from the named base tables, whatever SQL it is given: the file is opened read-only, nothing can be
 * attached, and an authorizer refuses every other action, every other table and every read that comes through a view or trigger.
 * @throws when the file is not there or is no database.
 */
export function openReadingConnection(of: {
  readonly path: string;
  readonly tables: readonly string[];
}): Connection {
  const database = new DatabaseSync(of.path, {
    readOnly: true,
    timeout: READER_WAITS_MS,
    defensive: true,
    readBigInts: true,
    limits: { attach: 0 },
  });
  try {
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA query_only = ON;');
    database.setAuthorizer((action, first, second, _database, through) =>
      isReadingAction({ action, first, second, through }, of.tables)
        ? constants.SQLITE_OK
        : constants.SQLITE_DENY,
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return wrap(database);
}

/** True for an error that SQLite itself reported, for example a locked, missing or damaged file. */
export function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}

/** True when another connection held the lock for longer than we waited (SQLITE_BUSY and its extended codes). */
export function isBusyError(error: unknown): boolean {
  return (
    isSqliteError(error) &&
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === 5
  );
}

const READ_PRAGMAS: readonly (string | null)[] = ['data_version', 'schema_version', 'user_version'];
const READ_FUNCTIONS: readonly (string | null)[] = ['count', 'ifnull', 'octet_length'];

/** `first` and `second` mean what https://sqlite.org/c3ref/c_alter_table.html says for each action. */
function isReadingAction(
  asked: {
    readonly action: number;
    readonly first: string | null;
    readonly second: string | null;
    readonly through: string | null;
  },
  tables: readonly string[],
): boolean {
  switch (asked.action) {
    case constants.SQLITE_SELECT:
    case constants.SQLITE_TRANSACTION:
      return true;
    case constants.SQLITE_READ:
      return (
        asked.through === null &&
        asked.first !== null &&
        (asked.first === 'sqlite_master' || tables.includes(asked.first))
      );
    case constants.SQLITE_FUNCTION:
      return READ_FUNCTIONS.includes(asked.second);
    case constants.SQLITE_PRAGMA:
      return READ_PRAGMAS.includes(asked.first) && asked.second === null;
    default:
      return false;
  }
}

function wrap(database: DatabaseSyncInstance): Connection {
  return {
    execute(sql) {
      database.exec(sql);
    },
    prepare: (sql) => wrapStatement(database.prepare(sql)),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function wrapStatement(statement: StatementSyncInstance): Statement {
  return {
    run: (parameters = {}) => {
      // The package's types call it a number; with `readBigInts` it is none.
      const changes: unknown = statement.run(bindable(parameters)).changes;
      return Number(changes);
    },
    get: (parameters = {}): unknown => statement.get(bindable(parameters)),
    all: (parameters = {}): readonly unknown[] => statement.all(bindable(parameters)),
  };
}

/** The package binds a number as floating point; a whole number is handed over as BigInt, and anything else is refused. */
function bindable(parameters: StatementParameters): Record<string, string | bigint | null> {
  const bound: Record<string, string | bigint | null> = {};
  for (const [name, value] of Object.entries(parameters)) {
    bound[name] = typeof value === 'number' ? BigInt(value) : value;
  }
  return bound;
}
