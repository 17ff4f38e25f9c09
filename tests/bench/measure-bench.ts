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
  compareHistories,
  INTERLEAVED_ROUNDS,
  type HistoryFigures,
  type ShopWithHistory,
} from './measure/compare-histories.ts';
import { measurePhases, measureWholeOrders, type PhaseRuns } from './measure/measure-orders.ts';
import type { Run } from './measure/run-callers.ts';
import { measureFirstPaint, type FirstPaint } from './card/measure-first-paint.ts';
import { comparePasts, type PastsCompared } from './past/compare-pasts.ts';
import { startBenchShop, type BenchShop } from './shop/bench-shop.ts';
import { fillLedgers } from './shop/fill-ledgers.ts';
import { measureSentences, type SentenceTimes } from './speech/measure-sentences.ts';

const CALLERS = [1, 8, 64] as const;
const CALLERS_OF_COMPARISONS = 8;
const SHORT_HISTORY = 100;
const MIDDLE_HISTORY = 10_000;
const WARM_UP_ORDERS = 64;

export interface BenchFigures {
  readonly machine: string;
  readonly orders: number;
  readonly history: number;
  readonly byCallers: readonly (PhaseRuns & { readonly callers: number })[];
  readonly wholeOrders: readonly Run[];
  /** Of whole orders, at as many callers as the comparisons have. */
  readonly cpuOfAnOrder: CpuOfAnOrder;
  readonly sentences: readonly SentenceTimes[];
  /** Null where there was no browser. */
  readonly firstPaint: FirstPaint | null;
  readonly commitsPerSecond: number;
  readonly commitsOfAnOrder: CommitsOfAnOrder;
  readonly histories: readonly HistoryFigures[];
  readonly starts: readonly StartFigures[];
  /** Of one customer with one card. */
  readonly pasts: PastsCompared;
  readonly peakMemoryMib: ReturnType<BenchShop['peakMemory']>;
}

/** How long settlement takes from its start until it serves, its ledger being verified by then; and the most memory that it held. */
export interface StartFigures {
  readonly entries: number;
  readonly ms: number | undefined;
  readonly peakMemoryMib: number | undefined;
}

export interface BenchOptions {
  readonly orders: number;
  readonly history: number;
  readonly say: (line: string) => void;
}

export async function measureBench({ orders, history, say }: BenchOptions): Promise<BenchFigures> {
  const shops: ShopWithHistory[] = [];
  try {
    for (const entries of lengthsUpTo(history)) {
      say(`starting a shop with a history of ${String(entries)} entries`);
      shops.push({ entries, shop: await startWith(entries, orders) });
    }
    return await measureShops(shops, { orders, history, say });
  } finally {
    for (const { shop } of shops) await shop.stop();
  }
}

function lengthsUpTo(history: number): readonly number[] {
  return [...new Set([SHORT_HISTORY, Math.min(MIDDLE_HISTORY, history), history])];
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

async function measureShops(
  shops: readonly ShopWithHistory[],
  { orders, history, say }: BenchOptions,
): Promise<BenchFigures> {
  const [{ shop: short }, ...longer] = withFirst(shops);
  say('warming up');
  for (const { shop } of shops) {
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
  say('as many orders on the longer histories, which are compared afterwards');
  for (const { shop } of longer) {
    for (const callers of CALLERS) {
      // A process that has served more is faster, its code being compiled by then: all have served the same when they are compared.
      await measurePhases(shop.takePeople(orders), callers);
      await measureWholeOrders(shop.takePeople(orders), callers);
    }
  }
  say('all histories in turn');
  const histories = await compareHistories(shops, { orders, callers: CALLERS_OF_COMPARISONS });
  const commitsPerSecond = measureCommitRate(short.directory);
  say('sentences of ten lines');
  const sentences = measureSentences();
  say('decisions after pasts of several lengths');
  const pasts = await comparePasts({ orders, say });
  say('first paint of the card');
  const firstPaint = await measureFirstPaint(short.cardOrigin);
  return {
    machine: `${platform()} ${arch()}, ${String(cpus().length)} cores, Node ${process.versions.node}`,
    orders,
    history,
    byCallers,
    wholeOrders,
    cpuOfAnOrder,
    sentences,
    firstPaint,
    commitsPerSecond,
    commitsOfAnOrder,
    histories,
    pasts,
    starts: shops.map(({ entries, shop }) => ({
      entries,
      ms: shop.startedInMs.settlement,
      peakMemoryMib: shop.peakMemory().settlement,
    })),
    peakMemoryMib,
  };
}

function withFirst(
  shops: readonly ShopWithHistory[],
): readonly [ShopWithHistory, ...ShopWithHistory[]] {
  const [first, ...others] = shops;
  if (!first) throw new RangeError('there is no shop to measure');
  return [first, ...others];
}
