/** The fault matrix: every write of every side, found in one run of each job, fails once before and once after it is stored. */
import { openMint } from '../bench/shop/mint-tokens.ts';
import { breakFirstStarts } from './first-starts.ts';
import { JOBS, type Job } from './jobs.ts';
import { createCustomer, type Customer } from './shop/customer.ts';
import {
  customerName,
  SIDE_NAMES,
  startFaultShop,
  type FaultShop,
  type SideName,
} from './shop/fault-shop.ts';
import { reconcile, type Reckoning, type ToldOrder } from './shop/reconcile.ts';
import { PATIENCE } from './shop/until-answered.ts';
import {
  findWrites,
  hasFailed,
  orderWriteFault,
  withdrawOrder,
  WITH_WRITE_FAULTS,
  type FoundWrite,
  type WriteFault,
} from './write-order.ts';

export interface MatrixCase extends WriteFault {
  readonly job: Job;
  readonly side: SideName;
  readonly what: string;
}

export interface MatrixReport extends Reckoning {
  /** Each write that was found: the side, and what it changes. */
  readonly writes: readonly string[];
  readonly cases: number;
  /** Cases whose write did not come again at its number; those of a background job may not. */
  readonly notReached: readonly string[];
}

const WAYS: readonly Pick<WriteFault, 'when' | 'how'>[] = [
  { when: 'before', how: 'die' },
  { when: 'after', how: 'die' },
  { when: 'before', how: 'throw' },
  { when: 'after', how: 'throw' },
];
const MOST_CUSTOMERS = 120;

/** @param choose which of all cases are done, by their place. */
export async function runWriteMatrix(choose: (place: number) => boolean): Promise<MatrixReport> {
  const shop = await startFaultShop({ customers: MOST_CUSTOMERS, ...WITH_WRITE_FAULTS });
  try {
    const mint = await openMint(shop.demo);
    let next = 0;
    const newcomer = (): Promise<Customer> => {
      const caller = next;
      next += 1;
      const who = { customerId: customerName(caller), caller, patience: PATIENCE };
      return createCustomer(shop, mint, who);
    };
    const told: ToldOrder[] = [];
    const faults: string[] = [];
    const notReached: string[] = [];
    const firstStarts = await breakFirstStarts(shop);
    const { cases, writes } = await findCases(shop, newcomer, told);
    const chosen = cases.filter((_case, place) => choose(place));
    for (const each of chosen) {
      const name = nameOf(each);
      try {
        const { order, isReached } = await playCase(shop, await newcomer(), each);
        told.push(order);
        if (!isReached) notReached.push(name);
        if (order.outcome !== each.job.ends) faults.push(`${name}: told ${order.outcome}`);
      } catch (fault) {
        faults.push(`${name}: ${String(fault)}`);
      }
    }
    const reckoning = await reconcile(shop, told);
    return {
      ...reckoning,
      faults: [...firstStarts.faults, ...faults, ...reckoning.faults],
      writes: [...firstStarts.writes, ...writes],
      cases: chosen.length + firstStarts.cases,
      notReached,
    };
  } finally {
    await shop.stop();
  }
}

function nameOf({ job, side, place, what, when, how }: MatrixCase): string {
  return `${job.name}: ${side} write ${String(place)} (${what}), ${how === 'die' ? 'killed' : 'thrown'} ${when} it is stored`;
}

/** Each kind of write once, in the first job that makes it. */
async function findCases(
  shop: FaultShop,
  newcomer: () => Promise<Customer>,
  told: ToldOrder[],
): Promise<{ readonly cases: readonly MatrixCase[]; readonly writes: readonly string[] }> {
  const cases: MatrixCase[] = [];
  const writes = new Set<string>();
  for (const job of JOBS) {
    const found = await findWritesOf(shop, job, await newcomer(), told);
    for (const { side, place, what } of found) {
      const write = `${side}: ${what}`;
      if (writes.has(write)) continue;
      writes.add(write);
      for (const way of WAYS) cases.push({ job, side, place, what, ...way });
    }
  }
  return { cases, writes: [...writes] };
}

async function findWritesOf(
  { demo, ...shop }: FaultShop,
  job: Job,
  customer: Customer,
  told: ToldOrder[],
): Promise<readonly (FoundWrite & { readonly side: SideName })[]> {
  const only = { place: 0, when: 'before', how: 'throw' } as const;
  const ids = SIDE_NAMES.map((side) => ({ side, id: orderWriteFault(demo, side, only) }));
  told.push(await job.run({ demo, ...shop }, customer));
  for (const side of SIDE_NAMES) withdrawOrder(demo, side);
  return ids.flatMap(({ side, id }) =>
    findWrites(demo, side, id).map((write) => ({ ...write, side })),
  );
}

async function playCase(
  shop: FaultShop,
  customer: Customer,
  { job, side, place, when, how }: MatrixCase,
): Promise<{ readonly order: ToldOrder; readonly isReached: boolean }> {
  const process = shop.processes[side];
  let isOver = false;
  orderWriteFault(shop.demo, side, { place, when, how });
  const restarted = process.ended().then(() => (isOver ? undefined : process.start()));
  try {
    const order = await job.run(shop, customer);
    const isReached = hasFailed(shop.demo, side);
    if (isReached && how === 'die') await restarted;
    return { order, isReached };
  } finally {
    isOver = true;
    withdrawOrder(shop.demo, side);
    if (!process.isRunning()) await process.start();
  }
}
