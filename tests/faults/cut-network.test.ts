/** The line to the processor, cut in the middle of charges. */
import { describe, expect, it } from 'vitest';
import { runNetworkCuts } from './cut-network.ts';

describe('a line to the processor that is cut', () => {
  it('invariants 3 and 6 [REQ-CUT-NETWORK]: before or after the charge was heard, the order is called unknown meanwhile, and is charged once', async () => {
    const report = await runNetworkCuts([
      ['cut_before'],
      ['cut_after'],
      ['cut_before', 'cut_after'],
      ['cut_after', 'cut_before'],
    ]);
    expect(report.faults).toEqual([]);
    expect(report.cuts).toBe(6);
    expect(new Set(report.toldMeanwhile)).toEqual(new Set(['payment_unknown']));
    expect(report.charges).toBe(4);
  }, 120_000);
});
