/** Schema of a store: made by migrations, compared as a whole. A view, a trigger or a changed table is never mistaken for ours. */
import type { Side } from '#core';
import { z } from 'zod';
import { openWritingConnection, type Connection, type Statement } from './connection.ts';
import { integerColumn, OWN_ROWS, parseOwnRow } from './rows.ts';

export interface StoreSchema {
  readonly side: Side;
  /** SQL by version: the first makes version 1. Never edited once released; a change is a new one at the end. */
  readonly migrations: readonly string[];
}

/**
 * Brings the own store to the newest version, in one transaction; `fillNewStore` puts in what a store holds from its first moment.
 * @throws when the store was written by a newer program: going on would lose what that one knows.
 */
export function migrate(
  connection: Connection,
  schema: StoreSchema,
  fillNewStore?: (connection: Connection) => void,
): void {
  connection.execute('BEGIN IMMEDIATE');
  try {
    const version = readVersion(connection.prepare(VERSION_SQL));
    if (version > schema.migrations.length) {
      throw new Error(`the ${schema.side} store has version ${String(version)}: too new for this`);
    }
    const missing = schema.migrations.slice(version);
    for (const sql of missing) connection.execute(sql);
    if (missing.length > 0) {
      connection.execute(`PRAGMA user_version = ${String(schema.migrations.length)}`);
    }
    if (version === 0) fillNewStore?.(connection);
    connection.execute('COMMIT');
  } catch (error) {
    connection.execute('ROLLBACK');
    throw error;
  }
}

/**
 * A check, to be run inside a transaction, whether version and every table and index are exactly what the migrations make, with
 * nothing added.
 */
export function prepareSchemaCheck(connection: Connection, schema: StoreSchema): () => boolean {
  const version = connection.prepare(VERSION_SQL);
  const objects = connection.prepare(OBJECTS_SQL);
  const expected = describeExpected(schema);
  return () =>
    readVersion(version) === schema.migrations.length && describeObjects(objects) === expected;
}

/** Grows with every change of the schema; SQLite keeps it in the file. */
export function readSchemaCookie(connection: Connection): () => number {
  const statement = connection.prepare('PRAGMA schema_version');
  return () => parseOwnRow(cookieRow, statement.get()).schema_version;
}

const cookieRow = z.strictObject({ schema_version: integerColumn });
const versionRow = z.strictObject({ user_version: integerColumn });
const objectRow = z.strictObject({
  type: z.string(),
  name: z.string(),
  tbl_name: z.string(),
  sql: z.string().nullable(),
});

const VERSION_SQL = 'PRAGMA user_version';
const OBJECTS_SQL = 'SELECT type, name, tbl_name, sql FROM sqlite_schema';

function readVersion(version: Statement): number {
  return parseOwnRow(versionRow, version.get()).user_version;
}

function describeExpected(schema: StoreSchema): string {
  const blank = openWritingConnection(':memory:');
  try {
    migrate(blank, schema);
    return describeObjects(blank.prepare(OBJECTS_SQL));
  } finally {
    blank.close();
  }
}

function describeObjects(objects: Statement): string {
  const parts = OWN_ROWS.many(objectRow, objects.all())
    // ANALYZE keeps its statistics in tables of these reserved names; they carry no record of ours.
    .filter(({ name }) => !name.startsWith('sqlite_stat'))
    .map(({ type, name, tbl_name, sql }) => JSON.stringify([type, name, tbl_name, sql]));
  return parts.toSorted().join('\n');
}
