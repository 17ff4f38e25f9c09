/** The file by which the clocks of one demo are moved, all of them at once: how many milliseconds they are ahead of the machine. */
import { readFileSync } from 'node:fs';
import { writePrivateFile } from './private-file.ts';

/** A clock that has been looked at is not looked at again for this long. */
const LOOKED_AT_EVERY_MS = 20;

export function writeClockFile(path: string, aheadMs: number): void {
  writePrivateFile(path, String(aheadMs));
}

/** Forward only; a file that is not there moves nothing. */
export function followClockFile(path: string, monotonicMs: () => number): () => number {
  let aheadMs = 0;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (monotonicMs() - lookedAtMs >= LOOKED_AT_EVERY_MS) {
      lookedAtMs = monotonicMs();
      aheadMs = Math.max(aheadMs, readAhead(path));
    }
    return aheadMs;
  };
}

function readAhead(path: string): number {
  try {
    const ms = Number(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(ms) ? ms : 0;
  } catch {
    return 0;
  }
}
