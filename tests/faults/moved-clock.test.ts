/** Settlement's clock an hour off in the middle of a charge; `npm run test:deep` has hours either way. */
import { describe, expect, it } from 'vitest';
import { runClockMoves } from './moved-clock.ts';

describe('a clock that moves in the middle of a charge', () => {
  it('invariants 3 and 6 [REQ-MOVED-CLOCK]: leaves the order charged once and recorded, however wrong the clock was meanwhile', async () => {
    const report = await runClockMoves([1, -1]);
    expect(report.faults).toEqual([]);
    // The redemption lies ahead of a clock that was set back: nobody knows how long the processor will remember its key.
    expect(report.moves).toMatchObject([{ hours: 1 }, { hours: -1, chargesWhileOff: 0 }]);
    expect(report.charges).toBe(2);
  }, 900_000);
});
