/** Every number that the risk engine judges by. Scores and shares are whole thousandths, money is minor units, times are milliseconds. */
import { z } from 'zod';
import type { CurrencyCode } from '../money/currency.ts';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import type { DeepReadonly } from '../order/order-terms.ts';
import { RISK_CATEGORIES, RISK_SEVERITIES } from './risk-category.ts';

const thousandths = z.number().int().min(0).max(1000);
const count = z.number().int().min(1).max(64);
const durationMs = z
  .number()
  .int()
  .min(0)
  .max(366 * 86_400_000);
/** Every currency is named: one that is left out would be an amount that nobody judges (invariant 13). */
const amountsSchema = z.record(currencySchema, minorUnitsSchema);

const driftChartSchema = z.strictObject({
  /** The least spread that is believed of a customer, in 1,024ths of a doubling: whoever always pays the same may pay a little more. */
  leastSigma: z.number().int().min(1).max(8192),
  /** CUSUM: what each order may be above the usual without counting, and from which sum on it is an alarm; thousandths of the spread. */
  cusumSlack: z.number().int().min(0).max(5000),
  cusumAlarm: z.number().int().min(1).max(50_000),
  /** EWMA: the weight of the newest order, and from how many of its own spreads on it is an alarm; thousandths. */
  ewmaWeight: z.number().int().min(1).max(1000),
  ewmaAlarm: z.number().int().min(1).max(20_000),
  /** What one order counts at most, in thousandths of the spread: a single large order is another detector's matter. */
  mostPerOrder: z.number().int().min(1).max(20_000),
});

export const riskPolicySchema = z.strictObject({
  severities: z
    .strictObject({ low: thousandths, medium: thousandths, high: thousandths })
    .refine(({ low, medium, high }) => low <= medium && medium <= high, {
      error: 'a worse severity must not weigh less',
    }),
  /** What is `high` here always halts. */
  categories: z.record(z.enum(RISK_CATEGORIES), z.enum(RISK_SEVERITIES)),
  unknownCategory: z.enum(['medium', 'high']),
  /** An order from a seller who is new to the customer is at least this. */
  newSellerSeverity: z.enum(['low', 'medium']),
  anomalyWeight: thousandths,
  anomaliesCap: thousandths,
  distrustWeight: thousandths,
  haltFromScore: thousandths,
  trust: z.strictObject({ start: thousandths, confirmed: thousandths, declined: thousandths }),
  /** Above: an amount that is exactly this is allowed. */
  haltAboveOnceMinor: amountsSchema,
  haltAboveHourMinor: amountsSchema,
  haltAboveDayMinor: amountsSchema,
  haltAboveNewSellerMinor: amountsSchema,
  /** From when on after the first purchase a seller is no longer new: a small order does not open the way for a large one at once. */
  sellerKnownAfterMs: durationMs,
  /** Millionths of a minor unit of the reference currency for each minor unit: the policy's own fixed table, no market's. */
  reference: z.strictObject({
    currency: currencySchema,
    rates: z.record(currencySchema, z.number().int().min(1).max(1_000_000_000)),
  }),
  retry: z.strictObject({
    withinMs: durationMs,
    /** An order at the same seller for at least this share of the halted total is the halted one again. */
    amountShare: thousandths,
    /** So is one with products that made at least this share of the halted total. */
    productShare: thousandths,
  }),
  repeat: z.strictObject({
    /** The same instruction again so soon was said once: its first answer is given again. */
    replayWithinMs: durationMs,
    /** The same products again so soon are asked about. */
    askWithinMs: durationMs,
    productShare: thousandths,
  }),
  unusualAmount: z.strictObject({
    leastOrders: count,
    /** Thousandths of the median of the customer's recent orders, and of the largest of them. */
    aboveMedian: z.number().int().min(1000).max(100_000),
    aboveLargest: z.number().int().min(1000).max(100_000),
  }),
  frequency: z.strictObject({
    /** Proposals of the customer in ten minutes, by whatever client or session, from which on it is unusual. */
    proposalsInTenMinutes: count,
    /** Orders in a day from which on it may be unusual, and is whatever the history. */
    leastInDay: count,
    mostInDay: count,
    leastOrders: count,
    /** Thousandths of the customer's own orders a day. */
    aboveOwn: z.number().int().min(1000).max(100_000),
  }),
  unusualHour: z.strictObject({ leastOrders: count, withinMs: durationMs }),
  drift: z.strictObject({
    /** How many orders the usual is learned from; with fewer, the charts say nothing. */
    baselineOrders: z.number().int().min(8).max(24),
    amount: driftChartSchema,
    pace: driftChartSchema,
    /** Whether drift takes a stronger confirmation by itself, or is told and counted like any other anomaly. */
    doesHalt: z.boolean(),
    /** Gaps below this are taken for this: what is sent in two parcels is one purchase. */
    leastGapMs: durationMs,
  }),
});

export type RiskPolicy = DeepReadonly<z.output<typeof riskPolicySchema>>;
export type RiskPolicyInput = z.input<typeof riskPolicySchema>;
export type DriftChart = RiskPolicy['drift']['amount'];
export type AmountsByCurrency = { readonly [Currency in CurrencyCode]: number };
