/** The same orders with ledgers of several lengths, in turn: what the machine does meanwhile hits all of them. */
import type { BenchShop } from '../shop/bench-shop.ts';
import { measurePhases, PHASES, type PhaseRuns } from './measure-orders.ts';
import { timesOf } from './percentiles.ts';

/** Each has a round on every history. */
export const INTERLEAVED_ROUNDS = 5;

export interface ShopWithHistory {
  readonly entries: number;
  readonly shop: BenchShop;
}

/** Medians over the rounds. */
export interface TimesWithHistory {
  readonly entries: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** From the shortest history to the longest; `ratio`: the longest one's median over the shortest one's. */
export interface HistoryFigures {
  readonly phase: (typeof PHASES)[number];
  readonly times: readonly TimesWithHistory[];
  readonly ratio: number;
}

export async function compareHistories(
  shops: readonly ShopWithHistory[],
  of: { readonly orders: number; readonly callers: number },
): Promise<readonly HistoryFigures[]> {
  const rounds = new Map<ShopWithHistory, PhaseRuns[]>(shops.map((each) => [each, []]));
  for (let round = 0; round < INTERLEAVED_ROUNDS; round += 1) {
    for (const [{ shop }, runs] of rounds) {
      runs.push(await measurePhases(shop.takePeople(of.orders), of.callers));
    }
  }
  return PHASES.map((phase) => {
    const times = [...rounds].map(([{ entries }, runs]) => ({
      entries,
      p50Ms: timesOf(runs.map((run) => run[phase].p50Ms)).p50Ms,
      p99Ms: timesOf(runs.map((run) => run[phase].p99Ms)).p50Ms,
    }));
    return { phase, times, ratio: (times.at(-1)?.p50Ms ?? 0) / (times[0]?.p50Ms ?? 0) };
  });
}
