/** Every fifth case of the fault matrix that `npm run test:deep` does whole. */
import { describe, expect, it } from 'vitest';
import { runWriteMatrix } from './write-matrix.ts';

describe('writes that fail, found by the harness itself', () => {
  it('invariants 3, 6 and 9 [REQ-WRITE-FAULTS]: each ends with the order finished or cleanly not, charged once at most, and the ledgers whole', async () => {
    const report = await runWriteMatrix((place) => place % 5 === 0);
    expect(report.faults).toEqual([]);
    // What an order writes at the very least, each with its line in the ledger; a new write is found without a line here.
    for (const [side, table, entry] of [
      ['mcp', 'dry_runs', 'order_proposed'],
      ['approval', 'confirmations', 'order_confirmed'],
      ['settlement', 'endings', 'order_redeemed'],
      ['settlement', 'charges', 'charge_started'],
      ['settlement', 'charges', 'charge_recorded'],
    ] as const) {
      const found = report.writes.map((write) => write.split(/[ :]+/));
      expect(
        found.filter((words) => [side, table, entry].every((word) => words.includes(word))),
      ).not.toEqual([]);
    }
    expect(report.cases - report.notReached.length).toBeGreaterThan(12);
  }, 900_000);
});
