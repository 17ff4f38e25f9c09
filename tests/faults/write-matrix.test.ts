/** Every third case of the fault matrix that `npm run test:deep` does whole. */
import { describe, expect, it } from 'vitest';
import { runWriteMatrix } from './write-matrix.ts';

describe('writes that fail, found by the harness itself', () => {
  it('invariants 3, 6 and 9 [REQ-WRITE-FAULTS]: each ends with the order finished or cleanly not, charged once at most, and the ledgers whole', async () => {
    const report = await runWriteMatrix((place) => place % 3 === 0);
    expect(report.faults).toEqual([]);
    // What an order writes at the very least; a new write is found without a line here.
    expect(report.writes).toEqual(
      expect.arrayContaining([
        'mcp: dry_runs ledger:order_proposed ledger_head',
        'approval: confirmations ledger:order_confirmed ledger_head',
        'settlement: charges endings ledger:order_redeemed ledger_head',
        'settlement: charges ledger:charge_started ledger_head',
        'settlement: charges ledger:charge_recorded ledger_head',
      ]),
    );
    expect(report.cases - report.notReached.length).toBeGreaterThan(20);
  }, 900_000);
});
