/** Everything that the bench measures, in one run: figures of different runs are never compared. */
import { arch, cpus, platform } from 'node:os';
import {
  countCommitsOfAnOrder,
  MOST_COUNTED_ORDERS,
  type CommitsOfAnOrder,
} from './measure/commits-of-an-order.ts';
import { measureWithCpu, type CpuOfAnOrder } from './measure/cpu-of-orders.ts';
import { measureCommitRate } from './measure/commit-rate.ts';
import {
  measurePhases,
  measureWholeOrders,
  PHASES,
  type PhaseRuns,
} from './measure/measure-orders.ts';
import { timesOf } from './measure/percentiles.ts';
import type { Run } from './measure/run-callers.ts';
import { startBenchShop, type BenchShop } from './shop/bench-shop.ts';
import { fillLedgers } from './shop/fill-ledgers.ts';
import { measureSentences, type SentenceTimes } from './speech/measure-sentences.ts';

const CALLERS = [1, 8, 64] as const;
const CALLERS_OF_COMPARISONS = 8;
const SHORT_HISTORY = 100;
const WARM_UP_ORDERS = 64;
/** Each a round on the short history and one on the long: what the machine does meanwhile hits both. */
const INTERLEAVED_ROUNDS = 5;

export interface BenchFigures {
  readonly machine: string;
  readonly orders: number;
  readonly history: number;
  readonly byCallers: readonly (PhaseRuns & { readonly callers: number })[];
  readonly wholeOrders: readonly Run[];
  /** Of whole orders, at as many callers as the comparisons have. */
  readonly cpuOfAnOrder: CpuOfAnOrder;
  readonly sentences: readonly SentenceTimes[];
  readonly commitsPerSecond: number;
  readonly commitsOfAnOrder: CommitsOfAnOrder;
  readonly histories: readonly HistoryFigures[];
  readonly peakMemoryMib: ReturnType<BenchShop['peakMemory']>;
}

/** `ratio`: the median of the medians with the long history over that with the short one. */
export interface HistoryFigures {
  readonly phase: (typeof PHASES)[number];
  readonly shortP50Ms: number;
  readonly longP50Ms: number;
  readonly ratio: number;
}

export interface BenchOptions {
  readonly orders: number;
  readonly history: number;
  readonly say: (line: string) => void;
}

export async function measureBench({ orders, history, say }: BenchOptions): Promise<BenchFigures> {
  say('starting a shop with a short history, and one with a long history');
  const short = await startWith(SHORT_HISTORY, orders);
  try {
    const long = await startWith(history, orders);
    try {
      return await measureBoth({ short, long, orders, history, say });
    } finally {
      await long.stop();
    }
  } finally {
    await short.stop();
  }
}

/** A customer orders once: a shop has many customers, and few of them order twice within a quarter of an hour. */
const ROUNDS = 2 * CALLERS.length + INTERLEAVED_ROUNDS;

async function startWith(entries: number, orders: number): Promise<BenchShop> {
  return startBenchShop({
    customers: WARM_UP_ORDERS + MOST_COUNTED_ORDERS + ROUNDS * orders,
    callers: Math.max(...CALLERS),
    fill: (demo) => fillLedgers(demo, entries),
  });
}

async function measureBoth(of: {
  readonly short: BenchShop;
  readonly long: BenchShop;
  readonly orders: number;
  readonly history: number;
  readonly say: BenchOptions['say'];
}): Promise<BenchFigures> {
  const { short, long, orders, history, say } = of;
  say('warming up');
  for (const shop of [short, long]) {
    await measureWholeOrders(shop.takePeople(WARM_UP_ORDERS), CALLERS_OF_COMPARISONS);
  }
  const commitsOfAnOrder = await countCommitsOfAnOrder(short);
  const byCallers: (PhaseRuns & { readonly callers: number })[] = [];
  const wholeOrders: Run[] = [];
  let cpuOfAnOrder: CpuOfAnOrder = { byProcess: {}, total: 0 };
  for (const callers of CALLERS) {
    say(`${String(callers)} at once`);
    byCallers.push({ callers, ...(await measurePhases(short.takePeople(orders), callers)) });
    const { run, cpu } = await measureWithCpu(short, { orders, callers });
    wholeOrders.push(run);
    if (callers === CALLERS_OF_COMPARISONS) cpuOfAnOrder = cpu;
  }
  const peakMemoryMib = short.peakMemory();
  say('as many orders on the long history, which is compared afterwards');
  for (const callers of CALLERS) {
    // A process that has served more is faster, its code being compiled by then: both have served the same when they are compared.
    await measurePhases(long.takePeople(orders), callers);
    await measureWholeOrders(long.takePeople(orders), callers);
  }
  say('short and long history in turn');
  const histories = await compareHistories(short, long, orders);
  const commitsPerSecond = measureCommitRate(short.directory);
  say('sentences of ten lines');
  const sentences = measureSentences();
  return {
    machine: `${platform()} ${arch()}, ${String(cpus().length)} cores, Node ${process.versions.node}`,
    orders,
    history,
    byCallers,
    wholeOrders,
    cpuOfAnOrder,
    sentences,
    commitsPerSecond,
    commitsOfAnOrder,
    histories,
    peakMemoryMib,
  };
}

async function compareHistories(
  short: BenchShop,
  long: BenchShop,
  orders: number,
): Promise<readonly HistoryFigures[]> {
  const rounds: { readonly short: PhaseRuns; readonly long: PhaseRuns }[] = [];
  for (let round = 0; round < INTERLEAVED_ROUNDS; round += 1) {
    rounds.push({
      short: await measurePhases(short.takePeople(orders), CALLERS_OF_COMPARISONS),
      long: await measurePhases(long.takePeople(orders), CALLERS_OF_COMPARISONS),
    });
  }
  return PHASES.map((phase) => {
    const median = (which: 'short' | 'long'): number =>
      timesOf(rounds.map((round) => round[which][phase].p50Ms)).p50Ms;
    const shortP50Ms = median('short');
    const longP50Ms = median('long');
    return { phase, shortP50Ms, longP50Ms, ratio: longP50Ms / shortP50Ms };
  });
}
