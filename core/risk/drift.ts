/**
 * Slow drift: whether the customer's orders have grown, or come faster, in steps that are each too small to be seen.
 *
 * Two one-sided charts over the same standardised values: a tabular CUSUM (E. S. Page, "Continuous inspection schemes", 1954) and an
 * EWMA (S. W. Roberts, "Control chart tests based on geometric moving averages", 1959). The usual is the mean and spread of the
 * baseline; both charts begin anew after an alarm, which the customer has been told of. Logarithms, since habits differ by factors.
 * Whole numbers throughout, so that three sides and a browser agree.
 */
import { log2In1024ths, wholeRoot } from './fixed-point.ts';
import { inReference } from './reference-amount.ts';
import type { OrderHistory, PastOrder, RiskFacts } from './risk-facts.ts';
import { BASELINE_ORDERS_READ, RECENT_ORDERS_READ } from './risk-facts.ts';
import type { DriftChart, RiskPolicy } from './risk-policy.ts';

export interface ChartAlarms {
  readonly cusum: boolean;
  readonly ewma: boolean;
}

export interface DriftSigns {
  readonly amount: ChartAlarms;
  readonly pace: ChartAlarms;
}

const SILENT: ChartAlarms = { cusum: false, ewma: false };

/** What the charts say of this order. With fewer orders than the policy's baseline they say nothing. */
export function driftOf({ order, history, nowEpochMs }: RiskFacts, policy: RiskPolicy): DriftSigns {
  const { baseline, later } = splitPast(history, policy.drift.baselineOrders);
  if (baseline.length < policy.drift.baselineOrders) return { amount: SILENT, pace: SILENT };
  const amountOf = (past: Pick<PastOrder, 'totalMinor' | 'currency'>) =>
    log2In1024ths(inReference(past, policy));
  const orders = [...later, { ...order, at: nowEpochMs }];
  return {
    amount: chartAlarms(baseline.map(amountOf), orders.map(amountOf), policy.drift.amount),
    pace: chartAlarms(
      pacesOf(baseline, policy.drift.leastGapMs),
      pacesOf(orders, policy.drift.leastGapMs),
      policy.drift.pace,
    ),
  };
}

export function hasDrifted({ amount, pace }: DriftSigns): boolean {
  return amount.cusum || amount.ewma || pace.cusum || pace.ewma;
}

/** Whether the last of `values` is an alarm, after the charts have gone through all of them. */
export function chartAlarms(
  baseline: readonly number[],
  values: readonly number[],
  chart: DriftChart,
): ChartAlarms {
  if (baseline.length < 2) return SILENT;
  const { mean, sigma } = usualOf(baseline, chart.leastSigma);
  let sum = 0;
  let average = 0;
  let alarms = SILENT;
  for (const value of values) {
    // New sums after an alarm: the next one says that it went on.
    if (alarms.cusum || alarms.ewma) sum = average = 0;
    const above = Math.floor(((value - mean) * 1000) / sigma);
    const counted = Math.max(-chart.mostPerOrder, Math.min(chart.mostPerOrder, above));
    sum = Math.max(0, sum + counted - chart.cusumSlack);
    // In thousandths of a thousandth, so that rounding never holds it down.
    average += Math.trunc((chart.ewmaWeight * (counted * 1000 - average)) / 1000);
    alarms = {
      cusum: sum > chart.cusumAlarm,
      ewma: average > chart.ewmaAlarm * spreadOfAverage(chart.ewmaWeight),
    };
  }
  return alarms;
}

/** The lasting spread of an EWMA of weight w is the root of w / (2 - w) of that of its values; thousandths. */
function spreadOfAverage(weight: number): number {
  return wholeRoot(Math.floor((1_000_000 * weight) / (2000 - weight)));
}

function usualOf(
  values: readonly number[],
  leastSigma: number,
): { readonly mean: number; readonly sigma: number } {
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sigma = wholeRoot(Math.floor(squares / (values.length - 1)));
  return { mean, sigma: Math.max(leastSigma, sigma) };
}

/** How fast each order came after the one before it: a higher number is a shorter gap. */
function pacesOf(
  orders: readonly { readonly at: number }[],
  leastGapMs: number,
): readonly number[] {
  return orders.flatMap(({ at }, index) => {
    const before = orders[index - 1];
    return before ? [-log2In1024ths(Math.max(leastGapMs, at - before.at, 1))] : [];
  });
}

function splitPast(
  { baseline, recent }: OrderHistory,
  baselineOrders: number,
): { readonly baseline: readonly PastOrder[]; readonly later: readonly PastOrder[] } {
  const known = byTime(recent).slice(-RECENT_ORDERS_READ);
  const oldest = byTime(baseline).slice(0, BASELINE_ORDERS_READ);
  const first = (oldest[0]?.at ?? Infinity) < (known[0]?.at ?? Infinity) ? oldest : known;
  const learned = first.slice(0, baselineOrders);
  const end = learned.at(-1)?.at ?? 0;
  return { baseline: learned, later: known.filter(({ at }) => at > end) };
}

function byTime(orders: readonly PastOrder[]): readonly PastOrder[] {
  return [...orders].sort((one, other) => one.at - other.at);
}
