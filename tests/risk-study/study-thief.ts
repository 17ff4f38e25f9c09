/**
 * How long a patient thief stays unseen: one who buys in the customer's name from a known seller, with known means, at the usual hours,
 * in the usual category, each order a little more (or a little sooner) than the one before, and each confirmed by a customer who looks
 * at nothing. Everything that could give the thief away but the drift itself is left out.
 */
import { driftOf, judgeRisk, type RiskPolicy } from '#core';
import type { Habit } from './habits.ts';
import { honestOrders, type TimedOrder } from './honest-customer.ts';
import { createOrderPast } from './order-past.ts';
import { createSeededRandom } from './seeded-random.ts';

const DAY_MS = 86_400_000;
const HONEST_BEFORE = 40;
export const MOST_THEFTS = 150;

export const SIGNS = ['cusum', 'ewma', 'drift', 'unusual', 'halted'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Thief {
  readonly name: string;
  /** Each order is so many times the one before. */
  readonly amountStep: number;
  /** Each gap is so many times the one before. */
  readonly gapStep: number;
}

/** For each sign the order that it was first seen at (from 1), and what was taken above the usual until then. */
export type Found = Readonly<
  Record<Sign, { readonly order: number; readonly takenMinor: number } | undefined>
>;

export function studyThief(
  habit: Habit,
  thief: Thief,
  { seed, policy }: { readonly seed: number; readonly policy: RiskPolicy },
): Found {
  const past = createOrderPast(policy);
  const orders = honestOrders(habit, createSeededRandom(seed));
  let last: TimedOrder = orders.next().value;
  for (let number = 0; number < HONEST_BEFORE; number += 1) {
    last = orders.next().value;
    past.add(last.order, last.at);
  }
  const found: Partial<Record<Sign, { order: number; takenMinor: number }>> = {};
  let takenMinor = 0;
  let at = last.at;
  let day = last.at;
  let honestBefore = last.at;
  for (let number = 1; number <= MOST_THEFTS; number += 1) {
    // The orders of the habit go on; the thief has the assistant make each of them larger and sooner.
    const { order: honest, at: honestAt } = orders.next().value;
    day += Math.max(0, honestAt - honestBefore) * thief.gapStep ** number;
    honestBefore = honestAt;
    // At the usual hour of the day, and after the order before.
    at = Math.max(at + 10 * 60_000, Math.floor(day / DAY_MS) * DAY_MS + (honestAt % DAY_MS));
    const order = thieveOn(honest, thief.amountStep ** number);
    const facts = past.factsOf(order, at);
    const verdict = judgeRisk(facts, policy);
    const { amount, pace } = driftOf(facts, policy);
    takenMinor +=
      order.totalMinor -
      (thief.gapStep < 1 ? honest.totalMinor * thief.gapStep ** number : honest.totalMinor);
    const seen: Readonly<Record<Sign, boolean>> = {
      cusum: amount.cusum || pace.cusum,
      ewma: amount.ewma || pace.ewma,
      drift: verdict.anomalies.includes('slow_drift'),
      unusual: verdict.anomalies.length > 0,
      halted: verdict.outcome === 'halted',
    };
    for (const sign of SIGNS) {
      if (seen[sign]) found[sign] ??= { order: number, takenMinor: Math.round(takenMinor) };
    }
    if (SIGNS.every((sign) => found[sign])) break;
    past.add(order, at);
  }
  return {
    cusum: found.cusum,
    ewma: found.ewma,
    drift: found.drift,
    unusual: found.unusual,
    halted: found.halted,
  };
}

function thieveOn(order: TimedOrder['order'], times: number): TimedOrder['order'] {
  const totalMinor = Math.round(order.totalMinor * times);
  const known = {
    merchantId: 'seller-1',
    clientId: 'client-1',
    addressId: 'address-1',
    instrumentId: 'instrument-1',
  };
  return {
    ...order,
    ...known,
    totalMinor,
    lines: order.lines.map((line) => ({ ...line, lineTotalMinor: totalMinor })),
  };
}
