/** Orders one write of one side to fail, and reads which writes there were (tests/faults/preload/write-faults.mjs). */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Demo } from '../../simulator/launch/make-demo.ts';
import type { SideName } from './shop/fault-shop.ts';

export interface WriteFault {
  /** Which write from now on, from 1; 0 only counts. */
  readonly place: number;
  /** `before`: not stored. `after`: stored, and the answer lost. */
  readonly when: 'before' | 'after';
  /** The process ends by SIGKILL, or the write throws as a disk does. */
  readonly how: 'die' | 'throw';
}

export interface FoundWrite {
  readonly place: number;
  /** What it changes, for example `endings charges ledger:order_redeemed`. */
  readonly what: string;
}

const PRELOAD = fileURLToPath(new URL('preload/write-faults.mjs', import.meta.url));
const writeSchema = z.object({ id: z.number(), place: z.number(), tables: z.array(z.string()) });
let lastId = 0;

export const WITH_WRITE_FAULTS = {
  wrap: () => ({ before: [], node: ['--import', PRELOAD] }),
  environment: (side: SideName, demo: Demo) => ({ HEARBACK_FAULTS: fileOf(side, demo) }),
};

function fileOf(side: SideName, { plan }: Demo): string {
  return join(plan.directory, `faults-${side}`);
}

/** The order's id, by which its writes are found again. */
export function orderWriteFault(demo: Demo, side: SideName, fault: WriteFault): number {
  lastId += 1;
  writeFileSync(`${fileOf(side, demo)}.order.json`, JSON.stringify({ id: lastId, ...fault }));
  return lastId;
}

/** True when the write came, and failed as ordered. */
export function hasFailed(demo: Demo, side: SideName): boolean {
  return !existsSync(`${fileOf(side, demo)}.order.json`);
}

export function withdrawOrder(demo: Demo, side: SideName): void {
  rmSync(`${fileOf(side, demo)}.order.json`, { force: true });
}

export function findWrites(demo: Demo, side: SideName, id: number): readonly FoundWrite[] {
  const path = `${fileOf(side, demo)}.writes`;
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => writeSchema.parse(JSON.parse(line)))
    .filter((write) => write.id === id)
    .map(({ place, tables }) => ({ place, what: tables.toSorted().join(' ') }));
}
