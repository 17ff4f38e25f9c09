/** A number that differs whenever the own store has changed: by this connection, or by any other. */
import { z } from 'zod';
import type { Connection } from './connection.ts';
import { integerColumn, parseOwnRow } from './rows.ts';

const dataVersionRow = z.strictObject({ data_version: integerColumn });
const totalChangesRow = z.strictObject({ changes: integerColumn });

/** `data_version` moves with others' commits alone, `total_changes()` with our own alone (https://sqlite.org/pragma.html#pragma_data_version). */
export function prepareOwnChangeCounter(connection: Connection): () => number {
  const dataVersion = connection.prepare('PRAGMA data_version');
  const totalChanges = connection.prepare('SELECT total_changes() AS changes');
  let last = '';
  let count = 0;
  return () => {
    const now = [
      parseOwnRow(dataVersionRow, dataVersion.get()).data_version,
      parseOwnRow(totalChangesRow, totalChanges.get()).changes,
    ].join(' ');
    if (now !== last) count += 1;
    last = now;
    return count;
  };
}
