/** Whether an order goes over a spending limit now, and from when on it would not. No amounts: what others have spent is not this customer's to know. */
import {
  judgeLimits,
  SPAN_MS,
  type HistoryOf,
  type LimitReached,
  type OrderTerms,
  type SettlementReader,
  type ShopPolicy,
  type SpentWindows,
} from '#core';
import type { ReachedLimit } from './order-judgement.ts';

const MINUTE_MS = 60_000;
const NOTHING = { hour: { amountMinor: {}, calls: 0 }, day: { amountMinor: {}, calls: 0 } };
const NOTHING_SPENT: SpentWindows = {
  instrument: NOTHING,
  customer: NOTHING,
  client: NOTHING,
  shop: NOTHING,
};

/** It would go over a limit even if nothing else had been bought: it is never taken. */
export function isAboveEveryDay(terms: OrderTerms, policy: ShopPolicy): boolean {
  return judgeLimits(terms, NOTHING_SPENT, policy).outcome !== 'within';
}

export async function findReachedLimit(
  of: {
    readonly terms: OrderTerms;
    readonly past: HistoryOf;
    readonly policy: ShopPolicy;
    /** Others have a card of this customer's: when it is free again would tell when they bought. */
    readonly isShared: boolean;
  },
  settlement: Pick<SettlementReader, 'readSpentWindows'>,
): Promise<ReachedLimit | null> {
  const { terms, past, policy } = of;
  const judgeAt = async (nowEpochMs: number): Promise<LimitReached | null> => {
    const verdict = judgeLimits(
      terms,
      await settlement.readSpentWindows({ ...past, nowEpochMs }),
      policy,
    );
    return verdict.outcome === 'within' ? null : verdict;
  };
  const reached = await judgeAt(past.nowEpochMs);
  if (!reached || reached.per === 'call') return null;
  const freeFrom = of.isShared ? null : await findFreeFrom(past.nowEpochMs, judgeAt);
  return { per: reached.per, freeFrom };
}

/**
 * The first whole minute at which it is within every limit. What counts at a later moment only grows less, so the search halves; what is on its way
 * counts at every moment, and gives no time.
 */
async function findFreeFrom(
  nowEpochMs: number,
  judgeAt: (epochMs: number) => Promise<LimitReached | null>,
): Promise<number | null> {
  let within = Math.ceil((nowEpochMs + SPAN_MS.day) / MINUTE_MS);
  if (await judgeAt(within * MINUTE_MS)) return null;
  let reachedAt = Math.floor(nowEpochMs / MINUTE_MS);
  while (within - reachedAt > 1) {
    const middle = (within + reachedAt) >> 1;
    if (await judgeAt(middle * MINUTE_MS)) reachedAt = middle;
    else within = middle;
  }
  return within * MINUTE_MS;
}
