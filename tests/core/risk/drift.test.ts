import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartAlarms, DEFAULT_RISK_POLICY, driftOf, type PastOrder } from '#core';
import { log2In1024ths, wholeRoot } from '../../../core/risk/fixed-point.ts';
import { DAY_MS, factsOf, NOW, pastOrders } from './risk-fixture.ts';

const POLICY = DEFAULT_RISK_POLICY;
const CHART = POLICY.drift.amount;
const SILENT = { cusum: false, ewma: false };

/** Mean 0, spread 1,000. */
const USUAL = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 979 : -979));

describe('[REQ-RISK-DRIFT] the charts of slow drift', () => {
  it('CUSUM adds what is above the slack, and is an alarm above its limit', () => {
    // 2 spreads each, less 0.75: 1.25 an order, above 5 with the fifth and at 5 with the fourth.
    const ewmaOff = { ...CHART, ewmaAlarm: 20_000 };
    const run = (count: number) =>
      chartAlarms(USUAL, Array<number>(count).fill(2000), ewmaOff).cusum;
    expect([1, 2, 3, 4, 5].map(run)).toEqual([false, false, false, false, true]);
  });

  it('CUSUM forgets what lies below', () => {
    const ewmaOff = { ...CHART, ewmaAlarm: 20_000 };
    const values = [2000, 2000, 2000, 2000, -9000, -9000, 2000];
    expect(chartAlarms(USUAL, values, ewmaOff).cusum).toBe(false);
  });

  it('EWMA is an alarm above its limit of its own spread', () => {
    // The average of a lasting 2 is 2 (1 - 0.8^n); its limit 3.5 / 3 = 1.167 is passed with n = 4.
    const cusumOff = { ...CHART, cusumAlarm: 50_000 };
    const run = (count: number) =>
      chartAlarms(USUAL, Array<number>(count).fill(2000), cusumOff).ewma;
    expect([1, 2, 3, 4, 5].map(run)).toEqual([false, false, false, true, false]);
  });

  it('begins anew after an alarm, and says so again when it goes on', () => {
    const alarms = Array.from({ length: 16 }, (_, index) => {
      const { cusum, ewma } = chartAlarms(USUAL, Array<number>(index + 1).fill(2000), CHART);
      return cusum || ewma ? index + 1 : 0;
    }).filter((order) => order > 0);
    expect(alarms).toEqual([4, 8, 12, 16]);
  });

  it('is not moved far by a single order, however large', () => {
    expect(chartAlarms(USUAL, [1_000_000], CHART)).toEqual(SILENT);
  });

  it('is silent at the usual, and about everything below it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9000, max: 0 }), { maxLength: 64 }), (values) => {
        expect(chartAlarms(USUAL, values, CHART)).toEqual(SILENT);
      }),
    );
  });

  it('never falls silent because the last order is larger', () => {
    const values = fc.array(fc.integer({ min: -4000, max: 4000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 9000 }), (before, more) => {
        const last = before.at(-1) ?? 0;
        const { cusum, ewma } = chartAlarms(USUAL, before, CHART);
        const larger = chartAlarms(USUAL, [...before.slice(0, -1), last + more], CHART);
        expect(!cusum || larger.cusum).toBe(true);
        expect(!ewma || larger.ewma).toBe(true);
      }),
    );
  });
});

describe('[REQ-RISK-DRIFT] what the charts are drawn from', () => {
  const growing = (orders: readonly PastOrder[], from: number) =>
    orders.map((order, index) => ({
      ...order,
      totalMinor: Math.round(5000 * 1.05 ** Math.max(0, index - from)),
    }));
  /** The orders, up to the last, at which the amount gave an alarm. */
  const alarmsOf = (past: readonly PastOrder[], baseline: readonly PastOrder[] = []) =>
    past.slice(24).filter((last, index) => {
      const recent = past.slice(Math.max(0, index + 24 - 64), index + 24);
      const facts = factsOf({ order: last, history: { recent, baseline } });
      const { amount } = driftOf({ ...facts, nowEpochMs: last.at }, POLICY);
      return amount.cusum || amount.ewma;
    }).length;

  it('says nothing before it has learned from 24 orders', () => {
    const past = growing(pastOrders(23), 0);
    expect(
      driftOf(factsOf({ order: { totalMinor: 900_000 }, history: { recent: past } }), POLICY),
    ).toEqual({
      amount: SILENT,
      pace: SILENT,
    });
  });

  it('measures by the oldest orders of the year, so that a patient climb over more orders than are read is seen', () => {
    // A tenth of a per cent an order over 300 orders: a third more.
    const past = pastOrders(324).map((order, index) => ({
      ...order,
      totalMinor: Math.round(5000 * 1.0015 ** Math.max(0, index - 23)),
    }));
    expect(alarmsOf(past)).toBe(0);
    expect(alarmsOf(past, past.slice(0, 24))).toBeGreaterThan(0);
  });

  it('measures a customer who buys seldom by the oldest of the orders that are read', () => {
    const seldom = growing(pastOrders(50), 24).map((order, index) => ({
      ...order,
      at: NOW - (50 - index) * 20 * DAY_MS,
    }));
    const ofTheYear = seldom.filter(({ at }) => at > NOW - 365 * DAY_MS);
    expect(ofTheYear.length).toBeLessThan(24);
    expect(alarmsOf(seldom, ofTheYear)).toBeGreaterThan(0);
  });

  it('sees orders that come sooner and sooner, and not those that come later and later', () => {
    const paced = (step: number) => {
      let at = NOW - 900 * DAY_MS;
      return pastOrders(60).map((order, index) => {
        at += 7 * DAY_MS * step ** Math.max(0, index - 24);
        return { ...order, at: Math.round(at) };
      });
    };
    const alarms = (past: readonly PastOrder[]) =>
      past.slice(24).filter((last, index) => {
        const facts = factsOf({ history: { recent: past.slice(0, index + 24) } });
        const { pace } = driftOf({ ...facts, nowEpochMs: last.at }, POLICY);
        return pace.cusum || pace.ewma;
      }).length;
    expect(alarms(paced(0.95))).toBeGreaterThan(0);
    expect(alarms(paced(1.05))).toBe(0);
    expect(alarms(paced(1))).toBe(0);
  });

  it('counts orders of all currencies in one', () => {
    const past = growing(pastOrders(40), 24);
    const inPounds = past.map((order) => ({
      ...order,
      currency: 'GBP' as const,
      totalMinor: Math.round(order.totalMinor / 1.25),
    }));
    const mixed = past.map((order, index) =>
      index % 2 === 0 ? order : (inPounds[index] ?? order),
    );
    expect(alarmsOf(past)).toBeGreaterThan(0);
    expect(alarmsOf(mixed)).toBe(alarmsOf(past));
  });
});

describe('whole logarithms and roots', () => {
  it('are at most one unit below the true ones, and never fall', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (value) => {
        const off = Math.log2(value) * 1024 - log2In1024ths(value);
        expect(off).toBeGreaterThan(-1e-6);
        expect(off).toBeLessThan(1.1);
        expect(log2In1024ths(value + 1)).toBeGreaterThanOrEqual(log2In1024ths(value));
      }),
    );
    expect([0, 1, 2, 3, 1024, Number.NaN].map(log2In1024ths)).toEqual([
      0, 0, 1024, 1623, 10_240, 0,
    ]);
  });

  it('are exact at squares', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000_000 }), (root) => {
        expect(wholeRoot(root * root)).toBe(root);
        expect(wholeRoot(root * root - 1)).toBe(root - 1);
      }),
    );
  });
});
