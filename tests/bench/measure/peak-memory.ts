/** The most memory that a process ever held, as Linux counts it (proc(5), VmHWM). */
import { readFileSync } from 'node:fs';

/** In MiB; undefined where the system does not tell. */
export function peakMemoryMib(pid: number): number | undefined {
  try {
    const kib = /^VmHWM:\s+(\d+) kB$/m.exec(
      readFileSync(`/proc/${String(pid)}/status`, 'utf8'),
    )?.[1];
    return kib === undefined ? undefined : Math.round(Number(kib) / 1024);
  } catch {
    return undefined;
  }
}
