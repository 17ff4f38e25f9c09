/** A disk that is full; skipped by name where no file system may be mounted. */
import { describe, expect, it } from 'vitest';
import { runFullDisk, whyNoSmallDisk } from './full-disk.ts';

const missing = whyNoSmallDisk();
const unless = missing === undefined ? '' : ` (${missing})`;

describe.skipIf(missing !== undefined)(`a disk of one megabyte${unless}`, () => {
  it('invariants 3 and 6 [REQ-FULL-DISK]: fills up in the middle of orders, and each is bought once when there is room again', async () => {
    const report = await runFullDisk();
    expect(report.faults).toEqual([]);
    expect(report.heardWhenFull).toHaveLength(3);
    expect(report.heardWhenFull).not.toContain('ordered');
  }, 200_000);
});
