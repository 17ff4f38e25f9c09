/** Fifty rounds of the kill rounds that `npm run test:deep` does two thousand of. */
import { describe, expect, it } from 'vitest';
import { runKillRounds } from './kill-rounds.ts';

describe('processes that are killed under load', () => {
  it('invariants 3 and 6 [REQ-KILL-ROUNDS]: fifty rounds leave nothing charged twice, lost, unrecorded or falsely called done', async () => {
    const report = await runKillRounds({ seed: 6, rounds: 50, ordersPerRound: 3, settlements: 2 });
    expect(report.faults).toEqual([]);
    expect(report.rounds).toBe(50);
    expect(report.orders).toBe(150);
    expect(report.charges).toBeGreaterThan(120);
  }, 900_000);
});
