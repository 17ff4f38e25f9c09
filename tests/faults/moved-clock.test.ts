/** Settlement's clock an hour off in the middle of a charge; `npm run test:deep` has hours either way. */
import { describe, expect, it } from 'vitest';
import { runClockMoves } from './moved-clock.ts';

describe('a clock that moves in the middle of a charge', () => {
  it('invariants 3 and 6 [REQ-MOVED-CLOCK]: leaves the order charged once and recorded, by the processor’s own time, while nothing new is bought by the wrong clock', async () => {
    const report = await runClockMoves([1, -1]);
    expect(report.faults).toEqual([]);
    const newOrder = { whileOff: 'unavailable', afterwards: 'ordered' };
    expect(report.moves).toMatchObject([
      { hours: 1, meanwhile: 'charged', chargesWhileOff: 1, newOrder },
      { hours: -1, meanwhile: 'charged', chargesWhileOff: 1, newOrder },
    ]);
    expect(report.alarms.join('\n')).toMatch(/the clock of this machine is wrong/);
    expect(report.charges).toBe(4);
  }, 900_000);
});
