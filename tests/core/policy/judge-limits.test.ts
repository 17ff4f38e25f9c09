import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  judgeLimits,
  limitsOf,
  minorUnitsOf,
  referenceAmountOf,
  SPAN_MS,
  spentWindowsOf,
  type CurrencyCode,
  type Limit,
  type LimitedOrder,
  type LimitVerdict,
  type Movement,
  type ShopPolicy,
} from '#core';
import { plainTerms } from './plain-order.ts';
import { policyWith } from './policy-texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const NOW = 1_790_000_000_000;

function order(of: {
  readonly customer?: string;
  readonly client?: string;
  readonly instrument?: string;
  readonly minor: number;
  readonly currency?: CurrencyCode;
}): LimitedOrder {
  return plainTerms(of);
}

let count = 0;
function movement(of: Parameters<typeof order>[0], change: Partial<Movement> = {}): Movement {
  const { customerId, clientId, instrument, totalMinor, currency } = order(of);
  count += 1;
  return {
    digest: String(count),
    customerId,
    clientId,
    instrumentId: instrument.id,
    amountMinor: totalMinor,
    currency,
    redeemedAt: NOW,
    capturedAt: NOW,
    isDeclined: false,
    ...change,
  };
}

function judge(
  next: LimitedOrder,
  movements: readonly Movement[],
  policy: ShopPolicy,
  nowEpochMs = NOW,
): LimitVerdict {
  return judgeLimits(next, spentWindowsOf(movements, { order: next, nowEpochMs }), policy);
}

/** Limits alone; the rest of the policy is the allowed one. */
const allowed = policyWith();
function withLimits(...limits: readonly Limit[]): ShopPolicy {
  return { ...allowed, limits };
}

const usd = (amount: number): Limit['amountMinor'] => ({ USD: amount });

describe('a limit', () => {
  const hour = withLimits({
    operation: 'charge_order',
    scope: 'customer',
    per: 'hour',
    amountMinor: usd(1000),
  });

  it('invariant 7: lets through exactly what it names, and not one minor unit more [REQ-LIMIT-EXACT]', () => {
    const before = [movement({ minor: 400 })];
    expect(judge(order({ minor: 600 }), before, hour)).toEqual({ outcome: 'within' });
    expect(judge(order({ minor: 601 }), before, hour)).toEqual({
      outcome: 'limit_reached',
      scope: 'customer',
      per: 'hour',
      kind: 'amount',
      leftMinor: 600,
      currency: 'USD',
    });
  });

  it('of one call counts nothing before it', () => {
    const call = withLimits({
      operation: 'charge_order',
      scope: 'customer',
      per: 'call',
      amountMinor: usd(500),
    });
    const before = [movement({ minor: 9000 })];
    expect(judge(order({ minor: 500 }), before, call).outcome).toBe('within');
    expect(judge(order({ minor: 501 }), before, call)).toMatchObject({
      outcome: 'limit_reached',
      per: 'call',
      leftMinor: 500,
    });
  });

  it('slides: what left exactly an hour ago counts no more, a millisecond later it still did', () => {
    const at = (capturedAt: number) => [movement({ minor: 1000 }, { capturedAt })];
    expect(judge(order({ minor: 1 }), at(NOW - HOUR_MS), hour).outcome).toBe('within');
    expect(judge(order({ minor: 1 }), at(NOW - HOUR_MS + 1), hour).outcome).toBe('limit_reached');
  });

  it('counts what is reserved however long ago, for it may leave at any moment', () => {
    const old = { redeemedAt: NOW - 9 * DAY_MS, capturedAt: null };
    expect(judge(order({ minor: 1 }), [movement({ minor: 1000 }, old)], hour).outcome).toBe(
      'limit_reached',
    );
  });

  it('counts from the capture on, not from the order: what is captured on the next day is of that day', () => {
    const day = withLimits({
      operation: 'charge_order',
      scope: 'customer',
      per: 'day',
      amountMinor: usd(1000),
    });
    const late = movement(
      { minor: 1000 },
      { redeemedAt: NOW - DAY_MS - HOUR_MS, capturedAt: NOW - 1 },
    );
    expect(judge(order({ minor: 1 }), [late], day).outcome).toBe('limit_reached');
  });

  it('is free again of what the processor declined', () => {
    const declined = movement({ minor: 1000 }, { capturedAt: null, isDeclined: true });
    expect(judge(order({ minor: 1000 }), [declined], hour).outcome).toBe('within');
  });

  it('still counts what a clock that was set back puts into the future', () => {
    const later = movement({ minor: 1000 }, { capturedAt: NOW + DAY_MS });
    expect(judge(order({ minor: 1 }), [later], hour).outcome).toBe('limit_reached');
  });

  const scopes = ['instrument', 'customer', 'client', 'shop'] as const;
  it.each(scopes)(
    'of the scope %s counts together whatever shares it, and nothing else',
    (scope) => {
      const policy = withLimits({
        operation: 'charge_order',
        scope,
        per: 'day',
        amountMinor: usd(100),
      });
      const mine = { customer: 'ann', client: 'speaker', instrument: 'card-1', minor: 100 };
      const next = order({ ...mine, minor: 1 });
      const others = {
        instrument: { ...mine, instrument: 'card-2' },
        customer: { ...mine, customer: 'bob' },
        client: { ...mine, client: 'phone' },
        shop: undefined,
      };
      expect(judge(next, [movement(mine)], policy).outcome).toBe('limit_reached');
      const other = others[scope];
      if (other) expect(judge(next, [movement(other)], policy).outcome).toBe('within');
      const stranger = { customer: 'bob', client: 'phone', instrument: 'card-2', minor: 100 };
      expect(judge(next, [movement(stranger)], policy).outcome).toBe(
        scope === 'shop' ? 'limit_reached' : 'within',
      );
    },
  );

  it('over all currencies counts each by the table, rounded up', () => {
    const policy = withLimits({
      operation: 'charge_order',
      scope: 'customer',
      per: 'day',
      referenceAmountMinor: 1000,
    });
    // 500 EUR cents are worth 550 US cents; 450 more reach 1,000 exactly.
    const before = [movement({ minor: 500, currency: 'EUR' })];
    expect(judge(order({ minor: 450 }), before, policy).outcome).toBe('within');
    expect(judge(order({ minor: 451 }), before, policy)).toMatchObject({
      outcome: 'limit_reached',
      kind: 'amount',
      leftMinor: 450,
      currency: 'USD',
    });
    // 1 JPY is worth 0.666 of a cent: it counts as one.
    expect(
      judge(order({ minor: 1, currency: 'JPY' }), [movement({ minor: 1000 })], policy).outcome,
    ).toBe('limit_reached');
  });

  it('counts calls', () => {
    const policy = withLimits({
      operation: 'charge_order',
      scope: 'customer',
      per: 'hour',
      calls: 2,
    });
    const before = [movement({ minor: 1 }), movement({ minor: 1 }, { capturedAt: null })];
    expect(judge(order({ minor: 1 }), before.slice(1), policy).outcome).toBe('within');
    expect(judge(order({ minor: 1 }), before, policy)).toEqual({
      outcome: 'limit_reached',
      scope: 'customer',
      per: 'hour',
      kind: 'calls',
      leftMinor: 0,
    });
  });

  it('of refunds holds refunds and no order', () => {
    const policy = withLimits({
      operation: 'refund_capture',
      scope: 'shop',
      per: 'day',
      amountMinor: usd(10),
    });
    const next = order({ minor: 11 });
    const spent = spentWindowsOf([], { order: next, nowEpochMs: NOW });
    expect(judgeLimits(next, spent, policy).outcome).toBe('within');
    expect(judgeLimits(next, spent, policy, 'refund_capture').outcome).toBe('limit_reached');
  });

  it('is told of the narrowest that is reached, so that a shop’s own sum is not', () => {
    const policy = withLimits(
      { operation: 'charge_order', scope: 'shop', per: 'day', amountMinor: usd(100) },
      { operation: 'charge_order', scope: 'customer', per: 'day', amountMinor: usd(100) },
    );
    expect(judge(order({ minor: 101 }), [], policy)).toMatchObject({ scope: 'customer' });
  });
});

describe('silence refuses', () => {
  const limit = { operation: 'charge_order', scope: 'shop', per: 'day' } as const;
  const next = order({ minor: 1, currency: 'EUR' });
  const nothing = spentWindowsOf([], { order: next, nowEpochMs: NOW });

  it('invariant 13: a currency that a limit does not name has nothing left', () => {
    const policy = withLimits({ ...limit, amountMinor: usd(100) });
    expect(judgeLimits(next, nothing, policy)).toMatchObject({
      outcome: 'limit_reached',
      leftMinor: 0,
    });
  });

  it('invariant 13: a currency without a rate, or a sum that is no whole number, is above every limit', () => {
    const policy = withLimits({ ...limit, referenceAmountMinor: 1_000_000 });
    const { currency, rates } = policy.referenceRates;
    const without = { USD: rates.USD ?? 0, JPY: rates.JPY ?? 0 };
    const unrated = { ...policy, referenceRates: { currency, rates: without } };
    expect(judgeLimits(next, nothing, policy).outcome).toBe('within');
    expect(judgeLimits(next, nothing, unrated).outcome).toBe('limit_reached');
    for (const spent of [Number.NaN, -1, 0.5, 2 ** 53]) {
      const day = { amountMinor: { EUR: spent }, calls: 0 };
      const spentWindows = { ...nothing, shop: { hour: day, day } };
      expect(judgeLimits(next, spentWindows, policy).outcome).toBe('limit_reached');
    }
    const named = withLimits({ ...limit, amountMinor: { EUR: 1000 } });
    for (const spent of [Number.NaN, -1, 0.5, 2 ** 53]) {
      const day = { amountMinor: { EUR: spent }, calls: 0 };
      expect(judgeLimits(next, { ...nothing, shop: { hour: day, day } }, named).outcome).toBe(
        'limit_reached',
      );
    }
    const counted = withLimits({ ...limit, calls: 5 });
    for (const calls of [Number.NaN, -1, 0.5]) {
      const day = { amountMinor: {}, calls };
      expect(judgeLimits(next, { ...nothing, shop: { hour: day, day } }, counted).outcome).toBe(
        'limit_reached',
      );
    }
  });
});

describe('amounts of several currencies', () => {
  it('are never counted for less than they are worth, nor for a minor unit more in each', () => {
    const rates = allowed.referenceRates;
    fc.assert(
      fc.property(
        fc.record({
          USD: fc.nat({ max: 10 ** 12 }),
          EUR: fc.nat({ max: 10 ** 12 }),
          JPY: fc.nat({ max: 10 ** 12 }),
        }),
        (amounts) => {
          const millionths =
            BigInt(amounts.USD) * 1_000_000n +
            BigInt(amounts.EUR) * 1_100_000n +
            BigInt(amounts.JPY) * 666_000n;
          const counted = (referenceAmountOf(amounts, rates) ?? -1n) * 1_000_000n;
          expect(counted).toBeGreaterThanOrEqual(millionths);
          expect(counted).toBeLessThan(millionths + 2_000_000n);
        },
      ),
    );
  });
});

/** What any number of agents may try, in any order, with time going on between. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('redeem' as const),
      customer: fc.constantFrom('ann', 'bob'),
      client: fc.constantFrom('speaker', 'phone', 'agent'),
      instrument: fc.constantFrom('card-1', 'card-2'),
      minor: fc.integer({ min: 1, max: 12_000 }),
      currency: fc.constantFrom('USD' as const, 'EUR' as const, 'JPY' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('capture' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 0, max: 2 * HOUR_MS }), fc.constantFrom(HOUR_MS, DAY_MS)),
    }),
  },
);

/** The captured amounts of every window that ends at a capture, straight from what left; nothing of the judging is used. */
function assertNothingMoreGotOut(captured: readonly Movement[], policy: ShopPolicy): void {
  const key = { shop: () => 'shop', customer: customerOf, client: clientOf, instrument: cardOf };
  for (const { scope, per, amountMinor, referenceAmountMinor, calls } of limitsOf(
    policy,
    'charge_order',
  )) {
    if (per === 'call') continue;
    for (const last of captured) {
      const end = last.capturedAt ?? 0;
      const inWindow = captured.filter(
        (each) =>
          key[scope](each) === key[scope](last) &&
          (each.capturedAt ?? 0) <= end &&
          (each.capturedAt ?? 0) > end - SPAN_MS[per],
      );
      const sum = (currency: CurrencyCode): number =>
        inWindow.reduce(
          (all, each) => all + (each.currency === currency ? each.amountMinor : 0),
          0,
        );
      for (const currency of ['USD', 'EUR', 'JPY'] as const) {
        expect(sum(currency)).toBeLessThanOrEqual(amountMinor?.[currency] ?? Infinity);
      }
      const worth = sum('USD') * 1000 + sum('EUR') * 1100 + sum('JPY') * 666;
      expect(worth).toBeLessThanOrEqual((referenceAmountMinor ?? Infinity) * 1000);
      expect(inWindow.length).toBeLessThanOrEqual(calls ?? Infinity);
    }
  }
}
const customerOf = (each: Movement): string => each.customerId;
const clientOf = (each: Movement): string => each.clientId;
const cardOf = (each: Movement): string => each.instrumentId;

describe('any sequence of calls', () => {
  const policy = allowed;

  it('invariant 7: by any number of agents gets no more out than the policy allows, in any hour or day [REQ-LIMIT-MODEL]', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        let now = NOW;
        const movements: Movement[] = [];
        for (const each of steps) {
          if (each.do === 'wait') {
            now += each.ms;
          } else if (each.do === 'redeem') {
            const next = order(each);
            const verdict = judge(next, movements, policy, now);
            if (verdict.outcome === 'within') {
              movements.push(movement(each, { redeemedAt: now, capturedAt: null }));
            }
          } else {
            const reserved = movements.flatMap((one, index) =>
              one.capturedAt === null && !one.isDeclined ? [index] : [],
            );
            const index = reserved[each.which % Math.max(1, reserved.length)];
            const one = index === undefined ? undefined : movements[index];
            if (index === undefined || !one) continue;
            movements[index] =
              each.do === 'capture' ? { ...one, capturedAt: now } : { ...one, isDeclined: true };
          }
        }
        // Whatever is still reserved may leave now.
        const captured = movements
          .filter(({ isDeclined }) => !isDeclined)
          .map((one) => ({ ...one, capturedAt: one.capturedAt ?? now }));
        assertNothingMoreGotOut(captured, policy);
      }),
      { numRuns: 200 },
    );
  });

  it('is let through as far as the policy allows: what is refused would have passed a limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 }),
        (amounts) => {
          const hour = withLimits({
            operation: 'charge_order',
            scope: 'customer',
            per: 'hour',
            amountMinor: usd(2500),
          });
          let spent = 0;
          const movements: Movement[] = [];
          for (const minor of amounts) {
            const { outcome } = judge(order({ minor }), movements, hour);
            expect(outcome).toBe(spent + minor <= 2500 ? 'within' : 'limit_reached');
            if (outcome !== 'within') continue;
            spent += minor;
            movements.push(movement({ minor }, { capturedAt: null }));
          }
        },
      ),
    );
  });

  it('can fail: without the check more gets out', () => {
    const all = [movement({ minor: 30_000 }), movement({ minor: 1 })];
    expect(() => {
      assertNothingMoreGotOut(all, policy);
    }).toThrow();
    expect(minorUnitsOf(30_000)).toBe(policy.limits[1]?.amountMinor?.USD);
  });
});
