/** Sums over the last hour or day, at any moment: as quick after a million payments as after one. */
import type { CurrencyCode, SpentInWindow } from '#core';

export interface SlidingSums {
  /** Counts at every moment, until it is taken back. */
  reserve(currency: CurrencyCode, amountMinor: number): void;
  release(currency: CurrencyCode, amountMinor: number): void;
  capture(currency: CurrencyCode, amountMinor: number, at: number): void;
  since(epochMs: number): SpentInWindow;
  /** What was captured until then is asked for no more. */
  forgetUntil(epochMs: number): void;
  isEmpty(): boolean;
}

/** Of one currency: when, and all that came until then, this one included. */
interface Captured {
  times: number[];
  totals: number[];
  /** Of what was forgotten. */
  before: number;
  reserved: number;
  reservedCalls: number;
}

export function createSlidingSums(): SlidingSums {
  const currencies = new Map<CurrencyCode, Captured>();

  function of(currency: CurrencyCode): Captured {
    const known = currencies.get(currency);
    if (known) return known;
    const made = { times: [], totals: [], before: 0, reserved: 0, reservedCalls: 0 };
    currencies.set(currency, made);
    return made;
  }

  return {
    reserve(currency, amountMinor) {
      const sums = of(currency);
      sums.reserved += amountMinor;
      sums.reservedCalls += 1;
    },
    release(currency, amountMinor) {
      const sums = of(currency);
      sums.reserved -= amountMinor;
      sums.reservedCalls -= 1;
    },
    capture(currency, amountMinor, at) {
      const { times, totals, before } = of(currency);
      const place = firstAfter(times, at);
      times.splice(place, 0, at);
      totals.splice(place, 0, (totals[place - 1] ?? before) + amountMinor);
      // Nearly always it is the last one.
      for (let later = place + 1; later < totals.length; later += 1) {
        totals[later] = (totals[later] ?? 0) + amountMinor;
      }
    },
    since(epochMs) {
      const amountMinor: { [Currency in CurrencyCode]?: number } = {};
      let calls = 0;
      for (const [currency, sums] of currencies) {
        const { times, totals, before, reserved, reservedCalls } = sums;
        const place = firstAfter(times, epochMs);
        const captured = (totals.at(-1) ?? before) - (totals[place - 1] ?? before);
        const count = times.length - place + reservedCalls;
        if (count === 0) continue;
        amountMinor[currency] = captured + reserved;
        calls += count;
      }
      return { amountMinor, calls };
    },
    forgetUntil(epochMs) {
      for (const sums of currencies.values()) {
        const place = firstAfter(sums.times, epochMs);
        if (place === 0) continue;
        sums.before = sums.totals[place - 1] ?? sums.before;
        sums.times.splice(0, place);
        sums.totals.splice(0, place);
      }
    },
    isEmpty: () =>
      [...currencies.values()].every(
        ({ times, reservedCalls }) => times.length === 0 && reservedCalls === 0,
      ),
  };
}

/** Where the first that is later than `at` stands, in times from the earliest to the latest. */
function firstAfter(times: readonly number[], at: number): number {
  if ((times.at(-1) ?? -1) <= at) return times.length;
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
