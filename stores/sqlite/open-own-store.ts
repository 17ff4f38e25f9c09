/** The own store of a side: created private, durable on every commit, written in immediate transactions only. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { StoreUnavailable, type Side } from '#core';
import { z } from 'zod';
import { asPromise } from './as-promise.ts';
import { openWritingConnection, WRITER_WAITS_MS, type Connection } from './connection.ts';
import { createGroupCommit } from './group-commit.ts';
import { SYSTEM_LOCK_MEANS } from './lock-pauses.ts';
import { watchOwnFile } from './own-file.ts';
import { repeatWhileBusy } from './repeat-while-busy.ts';
import { parseOwnRow } from './rows.ts';
import { migrate, prepareSchemaCheck, readSchemaCookie, type StoreSchema } from './store-schema.ts';

export interface OwnStore {
  readonly connection: Connection;
  /** Runs `work` in one `BEGIN IMMEDIATE` transaction; what it throws undoes all of it. */
  write<Result>(work: () => Result): Result;
  /** As `write`, and where commits are grouped, in one transaction with what else is written meanwhile. Keeps its promise after the commit. */
  writeSoon<Result>(work: () => Result): Promise<Result>;
  /** Runs `work` on one snapshot. */
  read<Result>(work: () => Result): Result;
  /** Call it inside a transaction: `run` follows when that has ended well, and never where it was undone. */
  afterwards(run: () => void): void;
  readonly close: () => void;
}

/** @throws when the file is no store of this side, or a newer program wrote it. */
export function openOwnStore(of: {
  readonly path: string;
  readonly schema: StoreSchema;
  /** Puts in what a store holds from its first moment, in the transaction that makes its tables. */
  readonly fillNewStore: (connection: Connection) => void;
  /** Given: commits are grouped by it. Else each write is committed for itself, at once. */
  readonly atTurnEnd?: ((run: () => void) => void) | undefined;
  /** Told once, when another file is found in the place of ours: nothing is written or verified from then on. */
  readonly onReplaced?: (() => void) | undefined;
}): OwnStore {
  createPrivately(of.path);
  const connection = openWritingConnection(of.path);
  try {
    repeatWhileBusy(() => {
      makeDurable(connection);
      migrate(connection, of.schema, of.fillNewStore);
    });
    if (!prepareSchemaCheck(connection, of.schema)()) {
      throw new Error(
        `the file is not a store of the ${of.schema.side} side as this program made it`,
      );
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  const { atTurnEnd, onReplaced, path, schema } = of;
  return createOwnStore(connection, { atTurnEnd, onReplaced, path, side: schema.side });
}

interface OwnStoreMeans {
  readonly path: string;
  readonly side: Side;
  readonly atTurnEnd: ((run: () => void) => void) | undefined;
  readonly onReplaced: (() => void) | undefined;
}

function createOwnStore(connection: Connection, means: OwnStoreMeans): OwnStore {
  const { atTurnEnd, side } = means;
  const readCookie = readSchemaCookie(connection);
  const cookie = readCookie();
  const mustBeOurs = prepareOwnFileCheck(means);
  const begin = prepareBegins(connection);
  const commit = connection.prepare('COMMIT');
  let isClosed = false;
  let following: (() => void)[] = [];

  function transact<Result>(beginning: () => void, work: () => Result): Result {
    following = [];
    beginning();
    try {
      mustBeOurs();
      // A trigger or view that someone adds while we run could change what our statements do.
      if (readCookie() !== cookie) throw new Error('the schema of the own store was changed');
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      following = [];
      rollBack(connection);
      throw error;
    }
  }

  /** What follows is no part of the transaction: it has ended well whatever that throws. */
  function transactAndFollow<Result>(beginning: () => void, work: () => Result): Result {
    const result = transact(beginning, work);
    for (const run of following.splice(0)) run();
    return result;
  }

  const write = <Result>(work: () => Result): Result => transactAndFollow(begin.writing, work);
  const groups =
    atTurnEnd &&
    createGroupCommit({
      ...{ connection, side, atTurnEnd, means: SYSTEM_LOCK_MEANS, transactPatiently: write },
      transact: (work) => {
        transactAndFollow(begin.writingIfFree, work);
      },
    });
  return {
    connection,
    write,
    writeSoon: (work) => (groups ? groups.write(work) : asPromise(() => write(work))),
    read: (work) => transactAndFollow(begin.reading, work),
    afterwards(run) {
      following.push(run);
    },
    close() {
      if (isClosed) return;
      groups?.flush();
      isClosed = true;
      // What is in the write-ahead log goes into the file, so that the file alone is whole while nobody has it open.
      connection.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}

/** Longer than an instant, for who asks again in a loop hardly ever meets the moment in which the lock is free; during it the whole process stands still. */
const INSTANT_MS = 4;

/** While a group asks for the lock only to come back later, nothing else of the process waits so briefly: a sibling that starts or stops holds other locks. */
function prepareBegins(connection: Connection): {
  readonly [Kind in 'writing' | 'reading' | 'writingIfFree']: () => void;
} {
  const writing = connection.prepare('BEGIN IMMEDIATE');
  const reading = connection.prepare('BEGIN');
  /** SQLite follows this pragma when it is prepared, and not when it is run. */
  const waitAtMost = (waitMs: number): void => {
    connection.execute(`PRAGMA busy_timeout = ${String(waitMs)}`);
  };
  return {
    writing: () => {
      writing.run();
    },
    reading: () => {
      reading.run();
    },
    writingIfFree() {
      waitAtMost(INSTANT_MS);
      try {
        writing.run();
      } finally {
        waitAtMost(WRITER_WAITS_MS);
      }
    },
  };
}

/** @throws {StoreUnavailable} when another file was put in the place of ours. */
function prepareOwnFileCheck({ path, side, onReplaced }: OwnStoreMeans): () => void {
  const isOurs = watchOwnFile(path);
  let isTold = false;
  return () => {
    if (isOurs()) return;
    if (!isTold) onReplaced?.();
    isTold = true;
    const cause = new Error('another file was put in its place while it was open');
    throw new StoreUnavailable(side, { cause });
  };
}

function rollBack(connection: Connection): void {
  try {
    connection.execute('ROLLBACK');
  } catch {
    // SQLite has already rolled back, as it does on some errors; the first error is the one to tell.
  }
}

/** An existing file keeps its mode: a deployment may have given a group the right to read it. */
function createPrivately(path: string): void {
  if (existsSync(path)) return;
  const file = openSync(path, 'a', 0o600);
  closeSync(file);
  chmodSync(path, 0o600);
}

const journalRow = z.strictObject({ journal_mode: z.literal('wal') });

/**
 * `fullfsync` is what makes a commit durable on macOS; elsewhere it changes nothing. `cache_size` is in KiB where it is negative: the index over the hashes
 * of a long ledger is hit at a random place with each entry, and does not fit into the 2 MB that SQLite keeps by itself.
 */
function makeDurable(connection: Connection): void {
  parseOwnRow(journalRow, connection.prepare('PRAGMA journal_mode = WAL').get());
  connection.execute(`
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA cache_size = -16384;
  `);
}
