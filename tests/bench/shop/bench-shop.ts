/** A shop to measure: its folder, its processes and its customers, each signed in on a phone. */
import { randomInt } from 'node:crypto';
import { findFreePorts } from '../../../simulator/launch/free-ports.ts';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import { storesOf } from '../../../simulator/launch/write-configs.ts';
import { runCallers } from '../measure/run-callers.ts';
import { cpuTimeMs } from '../measure/cpu-time.ts';
import { peakMemoryMib } from '../measure/peak-memory.ts';
import { makeBenchFolder } from './bench-folder.ts';
import { untilReceiptsAreSent } from './until-receipts-are-sent.ts';
import { openPerson, type Person } from './person.ts';
import { openMint } from './mint-tokens.ts';
import { startProcesses, type BenchProcess } from './start-processes.ts';

export interface BenchShop {
  readonly directory: string;
  /** Where a browser finds the card. */
  readonly cardOrigin: string;
  readonly stores: ReturnType<typeof storesOf>;
  /** From the start of each process until it served. */
  readonly startedInMs: Readonly<Partial<Record<BenchProcess, number>>>;
  /** Customers who have not ordered yet. */
  takePeople(count: number): readonly Person[];
  /** The most memory of each process so far, in MiB. */
  peakMemory(): Readonly<Partial<Record<BenchProcess, number>>>;
  /** The processor time of each process so far, in milliseconds. */
  cpuTime(): Readonly<Partial<Record<BenchProcess, number>>>;
  /** What follows an order in the background is done. */
  untilReceiptsAreSent(): Promise<void>;
  stop(): Promise<void>;
}

export interface BenchShopOptions {
  readonly customers: number;
  /** As many ways in as there will be callers. */
  readonly callers: number;
  /** Puts a history into the stores before anybody opens them. */
  readonly fill: (demo: Demo) => Promise<void>;
  /** So many products more than the shop's own. */
  readonly madeProducts?: number;
}

export async function startBenchShop(options: BenchShopOptions): Promise<BenchShop> {
  const customers = Array.from(
    { length: options.customers },
    (_each, index) => `bench-customer-${String(index)}`,
  );
  const demo = makeBenchFolder(await findFreePorts(randomInt), customers, options.madeProducts);
  await options.fill(demo);
  const stores = storesOf(demo.plan);
  const processes = await startProcesses(demo);
  const mint = await openMint(demo);
  const people: Person[] = [];
  const newcomers = [...customers.entries()];
  await runCallers(8, newcomers, async ([index, customerId]) => {
    people.push(await openPerson(demo, mint, { customerId, caller: index % options.callers }));
  });
  return {
    directory: demo.plan.directory,
    cardOrigin: demo.plan.addresses.approval,
    stores,
    startedInMs: processes.startedInMs,
    takePeople: (count) => {
      const taken = people.splice(0, count);
      if (taken.length < count) throw new Error('there are too few customers');
      return taken;
    },
    peakMemory: () =>
      Object.fromEntries(
        Object.entries(processes.pids).map(([name, pid]) => [name, peakMemoryMib(pid)]),
      ),
    cpuTime: () =>
      Object.fromEntries(
        Object.entries(processes.pids).map(([name, pid]) => [name, cpuTimeMs(pid)]),
      ),
    untilReceiptsAreSent: () => untilReceiptsAreSent(stores.settlement),
    stop: async () => {
      await processes.stop();
      demo.remove();
    },
  };
}
