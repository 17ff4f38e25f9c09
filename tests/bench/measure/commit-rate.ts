/** How often a second this machine commits one row, durably, with the settings that the sides' own stores have. */
import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MEASURE_MS = 3000;
/** About as long as a ledger entry. */
const ROW = 'x'.repeat(700);

/** @param beside the folder whose disk is meant. */
export function measureCommitRate(beside: string): number {
  const folder = mkdtempSync(join(beside, 'commits-'));
  const store = new DatabaseSync(join(folder, 'commits.sqlite'));
  try {
    store.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT) STRICT;',
    );
    const insert = store.prepare('INSERT INTO rows (text) VALUES (?)');
    const begunAt = performance.now();
    let commits = 0;
    while (performance.now() - begunAt < MEASURE_MS) {
      insert.run(ROW);
      commits += 1;
    }
    return commits / ((performance.now() - begunAt) / 1000);
  } finally {
    store.close();
    rmSync(folder, { recursive: true });
  }
}
