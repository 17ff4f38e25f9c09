/** Yesterday's copy of each store in turn, put back while the others go on. */
import { describe, expect, it } from 'vitest';
import { runRestoredStore } from './restored-stores.ts';

const CHARGED_ONCE = {
  'bought before the copy': 1,
  'bought after the copy': 1,
  'cancelled after the copy': 0,
  'declined after the copy': 0,
  'proposed and bought after the copy': 1,
};

describe('a store put back from a backup', () => {
  it('invariants 3 and 10 [REQ-RESTORED-SETTLEMENT]: settlement’s is noticed and stops spending; a cancelled order cannot come alive, and what was charged is recorded when a person lets it go on', async () => {
    const report = await runRestoredStore('settlement');
    expect(report.captures).toEqual({ ...CHARGED_ONCE, 'confirmed before the copy': 0 });
    // Nobody can say that nothing was bought: what was bought after the copy is not in it.
    expect(report.told).toMatchObject({
      'confirmed before the copy': 'payment_unknown',
      'bought after the copy': 'payment_unknown',
      'cancelled after the copy': 'payment_unknown',
      'proposed and bought after the copy': 'payment_unknown',
    });
    // The phone shows no code of it either.
    expect(report.newOrder).toMatch(/^(payment_unknown|Error: confirm: no answer)/);
    expect(report.alarms.join(' ')).toMatch(/store from a backup/);
    expect(report.alarmsAfterwards.join(' ')).toMatch(/goes on without its anchor/);
    expect(report.toldAfterwards).toEqual({
      'bought before the copy': 'ordered',
      'bought after the copy': 'ordered',
      'declined after the copy': 'declined',
      'confirmed before the copy': 'ordered',
      'proposed and bought after the copy': 'ordered',
    });
    expect(report.capturesAfterwards).toEqual({ ...CHARGED_ONCE, 'confirmed before the copy': 1 });
    expect(report.areLedgersWhole).toBe(true);
  }, 120_000);

  it('invariant 3 [REQ-RESTORED-REQUEST]: the request side’s loses its newer proposals and nothing else', async () => {
    const report = await runRestoredStore('mcp');
    expect(report.captures).toEqual({ ...CHARGED_ONCE, 'confirmed before the copy': 1 });
    expect(report.told).toEqual({
      'bought before the copy': 'ordered',
      'bought after the copy': 'ordered',
      'cancelled after the copy': 'cancelled',
      'declined after the copy': 'declined',
      'confirmed before the copy': 'ordered',
      // Bought it is; without its proposal this side cannot match the receipt, and says no more than it knows.
      'proposed and bought after the copy': 'payment_unknown',
    });
    expect(report.newOrder).toBe('ordered');
  }, 120_000);

  it('invariant 3 [REQ-RESTORED-APPROVAL]: approval’s loses its newer confirmations and nothing else', async () => {
    const report = await runRestoredStore('approval');
    expect(report.captures).toEqual({ ...CHARGED_ONCE, 'confirmed before the copy': 1 });
    expect(report.told).toEqual({
      'bought before the copy': 'ordered',
      'bought after the copy': 'ordered',
      'cancelled after the copy': 'cancelled',
      'declined after the copy': 'declined',
      'confirmed before the copy': 'ordered',
      'proposed and bought after the copy': 'ordered',
    });
    expect(report.newOrder).toBe('ordered');
  }, 120_000);
});
