/** The writes of a side's first start: its tables, and in settlement the vault. Each fails with the process; the next start makes a whole store. */
import { rmSync } from 'node:fs';
import { SIDE_NAMES, type FaultShop, type SideName } from './shop/fault-shop.ts';
import { findWrites, hasFailed, orderWriteFault, withdrawOrder } from './write-order.ts';

export interface FirstStarts {
  readonly cases: number;
  readonly writes: readonly string[];
  readonly faults: readonly string[];
}

/** The first customer's part of the vault is written as every other's. */
const PLACES: Readonly<Record<SideName, readonly number[]>> = {
  mcp: [1],
  approval: [1],
  settlement: [1, 2],
};
const STORE_OF = { mcp: 'request', approval: 'approval', settlement: 'settlement' } as const;

/** Ends all sides, and leaves them running on new stores. */
export async function breakFirstStarts(shop: FaultShop): Promise<FirstStarts> {
  const faults: string[] = [];
  const writes: string[] = [];
  let cases = 0;
  // No side may hold on to a store that is taken away.
  for (const side of SIDE_NAMES) await shop.processes[side].kill();
  for (const side of SIDE_NAMES) {
    for (const place of PLACES[side]) {
      for (const when of ['before', 'after'] as const) {
        removeStore(shop, side);
        const id = orderWriteFault(shop.demo, side, { place, when, how: 'die' });
        shop.processes[side].launch();
        await Promise.race([shop.processes[side].ended(), shop.processes[side].isReady()]);
        if (!hasFailed(shop.demo, side)) faults.push(`${side} made no write ${String(place)}`);
        withdrawOrder(shop.demo, side);
        await shop.processes[side].kill();
        await shop.processes[side].start();
        await shop.processes[side].kill();
        const what = findWrites(shop.demo, side, id).find((write) => write.place === place)?.what;
        if (when === 'before') writes.push(`${side}, first start: ${what ?? 'not found'}`);
        cases += 1;
      }
    }
  }
  for (const side of SIDE_NAMES) await shop.processes[side].start();
  return { cases, writes, faults };
}

function removeStore({ stores }: FaultShop, side: SideName): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${stores[STORE_OF[side]]}${suffix}`, { force: true });
  }
}
