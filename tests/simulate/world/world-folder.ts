/** The stores of one world: real SQLite files in a folder of their own, in memory where the system has a place for that. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Side } from '#core';

const SHARED_MEMORY = '/dev/shm';

export interface WorldFolder {
  readonly pathOf: (side: Side) => string;
  /** Beside settlement's keys, and so in no backup of its store. */
  readonly anchorPath: string;
  /** A copy of settlement's store. */
  readonly copyPath: string;
  readonly remove: () => void;
}

export function makeWorldFolder(): WorldFolder {
  const parent = existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, 'hearback-simulate-'));
  return {
    pathOf: (side) => join(folder, `${side}.sqlite`),
    anchorPath: join(folder, 'ledger.anchor'),
    copyPath: join(folder, 'settlement.copy'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
