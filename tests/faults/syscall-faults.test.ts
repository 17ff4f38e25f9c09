/** A sample of the system calls that `npm run test:deep` breaks one by one; skipped by name where strace may not be used. */
import { describe, expect, it } from 'vitest';
import { runSyscallFaults, whyNoStrace, type SyscallCase } from './syscall-faults.ts';

const missing = whyNoStrace();
const unless = missing === undefined ? '' : ` (${missing})`;

const SAMPLE: readonly SyscallCase[] = [
  { syscall: 'fsync', injection: 'error=EIO', place: 2 },
  { syscall: 'fsync', injection: 'signal=KILL', place: 3 },
  { syscall: 'pwrite64', injection: 'error=ENOSPC', place: 12 },
  { syscall: 'pwrite64', injection: 'signal=KILL', place: 24 },
];

describe.skipIf(missing !== undefined)(`settlement’s system calls that fail${unless}`, () => {
  it('invariants 3 and 6 [REQ-SYSCALL-FAULTS]: EIO, ENOSPC and SIGKILL in a write or sync charge nothing twice and lose nothing', async () => {
    const report = await runSyscallFaults(() => SAMPLE);
    expect(report.faults).toEqual([]);
    expect(report.injected).toBe(SAMPLE.length);
    expect(report.charges).toBe(SAMPLE.length + 1);
  }, 900_000);
});
