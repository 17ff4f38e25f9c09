/** Many callers at once, in sampled sizes: `npm run test:deep` has ten thousand orders and 64 processes. */
import { describe, expect, it } from 'vitest';
import { callWithOneToken, redeemManyAtOnce } from './many-callers.ts';

describe('64 callers with one token', () => {
  it.each([1, 8])(
    'invariant 3 [REQ-ONE-TOKEN]: are answered truly, and it is charged once, with %i settlement processes on one store',
    async (settlements) => {
      const report = await callWithOneToken({ callers: 64, settlements });
      expect(report.faults).toEqual([]);
      expect(report.charges).toBe(1);
      const truths = ['ordered', 'payment_processing', 'payment_unknown'];
      expect(Object.keys(report.answers).filter((answer) => !truths.includes(answer))).toEqual([]);
      expect(Object.values(report.answers).reduce((sum, count) => sum + count, 0)).toBe(64);
    },
    600_000,
  );
});

describe('different orders, all redeemed at once', () => {
  it.each([
    { orders: 100, settlements: 1, withinMs: 60_000 },
    { orders: 64, settlements: 8, withinMs: 60_000 },
  ])(
    'invariant 3 [REQ-MANY-AT-ONCE]: $orders through $settlements processes meet no lock error, and each is charged once',
    async (of) => {
      const report = await redeemManyAtOnce(of);
      expect(report.faults).toEqual([]);
      expect(report.charges).toBe(of.orders);
    },
    900_000,
  );
});
