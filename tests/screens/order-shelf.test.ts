/** Views that arrive in any order: what is shown is never older than anything that was shown before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderView, Reading } from '#core';
import { OrderShelf } from '../../screens/surfaces/card/order-shelf.ts';
import { ReadingOrder } from '../../screens/surfaces/connection/reading-order.ts';
import { listOf, orderIn } from './order-fixture.ts';

const RUN = 'first-run-of-the-process';
const NEXT_RUN = 'second-run-of-the-process';
const WAITING = orderIn('to_confirm');

function at(version: number, run = RUN): Reading {
  return { run, version };
}

/** The order as it was read at that version: its tries tell which. */
function viewOf(version: number): OrderView {
  return { ...WAITING, createdAt: version };
}

describe('the shelf of orders [REQ-LIVE-ORDER]', () => {
  it('shows the newest of all that came, in whatever order lists and single orders come, and never goes back', () => {
    const arrival = fc.record({ version: fc.integer({ min: 1, max: 60 }), isList: fc.boolean() });
    fc.assert(
      fc.property(fc.uniqueArray(arrival, { selector: ({ version }) => version }), (arrivals) => {
        const shelf = new OrderShelf();
        let shown = 0;
        for (const { version, isList } of arrivals) {
          const list = isList ? shelf.takeList(listOf(viewOf(version)), at(version)) : undefined;
          const isTaken = !isList && shelf.takeOrder(viewOf(version), at(version));
          const now = list?.orders[0]?.createdAt ?? (isTaken ? version : shown);
          expect(now).toBeGreaterThanOrEqual(shown);
          shown = now;
        }
        const newest = Math.max(0, ...arrivals.map(({ version }) => version));
        expect(shown).toBe(newest);
      }),
    );
  });

  it('keeps the answer to an action over a list that was read before it, and takes the list that was read after it', () => {
    const shelf = new OrderShelf();
    shelf.takeList(listOf(WAITING), at(1));
    const stopping = orderIn('stopping');
    expect(shelf.takeOrder(stopping, at(5))).toBe(true);
    expect(shelf.takeList(listOf(WAITING), at(4))?.orders[0]?.state).toBe('stopping');
    expect(shelf.takeList(listOf(orderIn('stopped')), at(6))?.orders[0]?.state).toBe('stopped');
    expect(shelf.takeOrder(stopping, at(5))).toBe(false);
  });

  it('after a restart takes the new run however low its numbers, and the old one never again', () => {
    const shelf = new OrderShelf();
    shelf.takeList(listOf(WAITING), at(90));
    const anew = shelf.takeList(listOf(orderIn('cancelled')), at(1, NEXT_RUN));
    expect(anew?.orders[0]?.state).toBe('cancelled');
    expect(shelf.takeList(listOf(WAITING), at(91))).toBeUndefined();
    expect(shelf.takeOrder(WAITING, at(92))).toBe(false);
    expect(shelf.takeList(listOf(WAITING), undefined)).toBeUndefined();
  });
});

describe('the order of readings', () => {
  it('takes no earlier version of a run, and no run that another has followed', () => {
    const order = new ReadingOrder();
    const takes = [at(3), at(2), at(3), at(1, NEXT_RUN), at(9), at(2, NEXT_RUN)].map((reading) =>
      order.takes(reading),
    );
    expect(takes).toEqual([true, false, true, true, false, true]);
  });
});
