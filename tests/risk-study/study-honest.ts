/** How often honest customers are told of something, and how often they are halted. */
import { driftOf, judgeRisk, type DriftSigns, type RiskPolicy, type RiskReason } from '#core';
import type { Habit } from './habits.ts';
import { honestOrders } from './honest-customer.ts';
import { createOrderPast } from './order-past.ts';
import { createSeededRandom } from './seeded-random.ts';

interface AlarmCounts {
  judged: number;
  amountCusum: number;
  amountEwma: number;
  paceCusum: number;
  paceEwma: number;
}

export interface HonestCounts {
  readonly orders: number;
  readonly halted: number;
  /** Halted by the engine, of those below the spending policy's own threshold, which halts anyway. */
  readonly haltedBelow: number;
  readonly told: number;
  readonly reasons: ReadonlyMap<RiskReason, number>;
  readonly drift: Readonly<AlarmCounts>;
}

export function studyHonest(
  habit: Habit,
  of: {
    readonly customers: number;
    readonly orders: number;
    readonly seed: number;
    readonly policy: RiskPolicy;
    readonly spendingHaltMinor: number;
  },
): HonestCounts {
  const reasons = new Map<RiskReason, number>();
  const counts = { orders: 0, halted: 0, haltedBelow: 0, told: 0 };
  const drift: AlarmCounts = {
    judged: 0,
    amountCusum: 0,
    amountEwma: 0,
    paceCusum: 0,
    paceEwma: 0,
  };
  for (let customer = 0; customer < of.customers; customer += 1) {
    const past = createOrderPast(of.policy);
    const orders = honestOrders(habit, createSeededRandom(of.seed * 100_003 + customer));
    for (let number = 0; number < of.orders; number += 1) {
      const { order, at } = orders.next().value;
      const facts = past.factsOf(order, at);
      const verdict = judgeRisk(facts, of.policy);
      counts.orders += 1;
      if (verdict.outcome === 'halted') counts.halted += 1;
      if (verdict.outcome === 'halted' && order.totalMinor < of.spendingHaltMinor) {
        counts.haltedBelow += 1;
      }
      if (verdict.reasons.length > 0) counts.told += 1;
      for (const reason of verdict.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (number >= of.policy.drift.baselineOrders) {
        countAlarms(drift, driftOf(facts, of.policy));
      }
      // An honest customer confirms, with the passkey where it is wanted.
      past.add(order, at);
    }
  }
  return { ...counts, reasons, drift };
}

function countAlarms(counts: AlarmCounts, { amount, pace }: DriftSigns): void {
  counts.judged += 1;
  counts.amountCusum += Number(amount.cusum);
  counts.amountEwma += Number(amount.ewma);
  counts.paceCusum += Number(pace.cusum);
  counts.paceEwma += Number(pace.ewma);
}
