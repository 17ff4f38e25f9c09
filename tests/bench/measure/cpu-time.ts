/** The processor time that a process has used so far, as Linux counts it (proc(5), `stat`: utime and stime, its threads included). */
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program (sysconf(_SC_CLK_TCK)). */
const MS_PER_TICK = 10;

/** In milliseconds; undefined where the system does not tell. */
export function cpuTimeMs(pid: number): number | undefined {
  try {
    // The name, in brackets, may hold spaces; the fields after it do not. utime is the 14th of all and stime the 15th.
    const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ');
    const ticks = Number(fields?.[11]) + Number(fields?.[12]);
    return Number.isFinite(ticks) ? ticks * MS_PER_TICK : undefined;
  } catch {
    return undefined;
  }
}
