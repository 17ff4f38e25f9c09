import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RISK_POLICY,
  findReplayed,
  isRetryOf,
  type EarlierInstruction,
  type HaltedOrder,
  type PastOrder,
  type RiskOrder,
} from '#core';
import { digestOf, haltedOf, lineOf, NOW, orderOf } from './risk-fixture.ts';

const policy = DEFAULT_RISK_POLICY;

/** A halted order of three things: 300 + 100 + 20. */
const HALTED = haltedOf({
  totalMinor: 42_000,
  lines: [
    lineOf({ productId: 'laptop', lineTotalMinor: 30_000 }),
    lineOf({ productId: 'bag', lineTotalMinor: 10_000 }),
    lineOf({ productId: 'tea', lineTotalMinor: 2000 }),
  ],
});

function isRetry(
  order: Partial<RiskOrder>,
  halted: HaltedOrder = HALTED,
  recent: readonly PastOrder[] = [],
): boolean {
  const history = { recent, boughtLately: [], boughtByOthers: [] };
  return isRetryOf(orderOf(order), halted, { history, policy });
}

const laptop = (totalMinor: number, quantity = 1): Partial<RiskOrder> => ({
  totalMinor,
  merchantId: 'another-seller',
  lines: [lineOf({ productId: 'laptop', quantity, lineTotalMinor: totalMinor })],
});

describe('[REQ-RISK-RETRY] a halted order in other clothes is the halted order', () => {
  it.each([
    ['a cent less', laptop(29_999)],
    ['another quantity', laptop(90_000, 3)],
    ['another client', { ...laptop(30_000), clientId: 'another' }],
    ['another address and instrument', { ...laptop(30_000), addressId: 'b', instrumentId: 'b' }],
    [
      'among other things',
      { ...laptop(1), lines: [lineOf({ productId: 'laptop' }), lineOf({ productId: 'soap' })] },
    ],
    ['as much of something else there', { totalMinor: 37_800 }],
    ['as much in another currency there', { totalMinor: 34_400, currency: 'EUR' as const }],
  ])('%s', (_, order) => {
    expect(isRetry(order)).toBe(true);
  });

  it.each([
    ['a small thing of it', { lines: [lineOf({ productId: 'tea' })] }],
    ['a little less of something else there', { totalMinor: 37_799 }],
    ['as much of something else from another seller', { totalMinor: 42_000, merchantId: 'b' }],
  ])('and not %s', (_, order) => {
    expect(isRetry(order)).toBe(false);
  });

  it('in parts: what was bought there since the halt counts', () => {
    const part = (at: number): PastOrder => ({
      at,
      totalMinor: 20_000,
      currency: 'USD',
      merchantId: 'harbor',
    });
    const order = { totalMinor: 17_800 };
    expect(isRetry(order, HALTED, [part(HALTED.at - 1)])).toBe(false);
    expect(isRetry(order, HALTED, [part(HALTED.at)])).toBe(true);
    expect(isRetry({ totalMinor: 17_799 }, HALTED, [part(HALTED.at)])).toBe(false);
    expect(isRetry(order, HALTED, [{ ...part(NOW), merchantId: 'another' }])).toBe(false);
  });

  it('whatever is added to it', () => {
    const products = fc.constantFrom('laptop', 'bag', 'tea', 'soap', 'book');
    const lines = fc.array(
      products.map((productId) => lineOf({ productId, lineTotalMinor: 1000 })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 1, max: 90_000 }), (some, more, totalMinor) => {
        if (!isRetry({ lines: some, totalMinor })) return;
        expect(isRetry({ lines: [...some, ...more], totalMinor: totalMinor + 1 })).toBe(true);
      }),
    );
  });
});

describe('[REQ-RISK-REPLAY] the same instruction within a minute is one', () => {
  const instruction = {
    clientId: 'alexa',
    addressId: 'home',
    instrumentId: 'visa',
    lines: [
      { productId: 'tea', quantity: 2 },
      { productId: 'soap', quantity: 1 },
    ],
  };
  const said = (over: Partial<EarlierInstruction> = {}): EarlierInstruction => ({
    ...instruction,
    at: NOW - 1000,
    digest: digestOf('b'),
    ...over,
  });
  const find = (...earlier: readonly EarlierInstruction[]) =>
    findReplayed(instruction, earlier, { nowEpochMs: NOW, policy })?.digest;

  it('finds the newest of them, in whatever order its lines came', () => {
    const turned = said({ lines: [...instruction.lines].reverse(), digest: digestOf('c') });
    expect(find(said({ at: NOW - 2000 }), turned)).toBe(digestOf('c'));
  });

  it.each([
    ['a minute ago', { at: NOW - 60_000 }],
    ['in the future', { at: NOW + 1 }],
    ['from another client', { clientId: 'other' }],
    ['to another address', { addressId: 'work' }],
    ['with another instrument', { instrumentId: 'amex' }],
    ['of another quantity', { lines: [{ productId: 'tea', quantity: 3 }] }],
    ['of more', { lines: [...instruction.lines, { productId: 'book', quantity: 1 }] }],
  ])('finds none %s', (_, over) => {
    expect(find(said({ at: NOW - 59_999 }))).toBe(digestOf('b'));
    expect(find(said(over))).toBeUndefined();
  });
});
