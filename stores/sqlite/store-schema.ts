/** Schema of a store: made by migrations, compared as a whole. A view, a trigger or a changed table is never mistaken for ours. */
import type { Side } from '#core';
import { z } from 'zod';
import { openWritingConnection, type Connection } from './connection.ts';
import { integerColumn, parseOwnRow } from './rows.ts';

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
    const version = readVersion(connection);
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

/** Whether version and every table and index are exactly what the migrations make, with nothing added. */
export function isSchemaAsExpected(connection: Connection, schema: StoreSchema): boolean {
  return (
    readVersion(connection) === schema.migrations.length &&
    describeSchema(connection) === describeExpected(schema)
  );
}

/** Grows with every change of the schema; SQLite keeps it in the file. */
export function readSchemaCookie(connection: Connection): () => number {
  const statement = connection.prepare('PRAGMA schema_version');
  return () => parseOwnRow(cookieRow, statement.get()).schema_version;
}

const cookieRow = z.strictObject({ schema_version: integerColumn });
const versionRow = z.strictObject({ user_version: integerColumn });
const schemaRow = z.strictObject({
  type: z.string(),
  name: z.string(),
  tbl_name: z.string(),
  sql: z.string().nullable(),
});

function readVersion(connection: Connection): number {
  return parseOwnRow(versionRow, connection.prepare('PRAGMA user_version').get()).user_version;
}

function describeExpected(schema: StoreSchema): string {
  const blank = openWritingConnection(':memory:');
  try {
    migrate(blank, schema);
    return describeSchema(blank);
  } finally {
    blank.close();
  }
}

function describeSchema(connection: Connection): string {
  const rows = connection.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema').all();
  const parts = rows
    .map((row) => parseOwnRow(schemaRow, row))
    // ANALYZE keeps its statistics in tables of these reserved names; they carry no record of ours.
    .filter(({ name }) => !name.startsWith('sqlite_stat'))
    .map(({ type, name, tbl_name, sql }) => JSON.stringify([type, name, tbl_name, sql]));
  return parts.toSorted().join('\n');
}
