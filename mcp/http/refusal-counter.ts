/** What is refused before anybody is known is counted by the minute (invariant 9); an order is never part of it. */
import type { Clock } from '#core';
import type { Log } from '#edge';

const MINUTE_MS = 60_000;

export interface RefusalCounter {
  count(code: string): void;
  /** Logs the minutes that are over. */
  flush(): void;
}

export function createRefusalCounter({
  clock,
  log,
}: {
  readonly clock: Clock;
  readonly log: Pick<Log, 'info'>;
}): RefusalCounter {
  let minute = 0;
  let counts = new Map<string, number>();
  const flush = (): void => {
    const now = Math.floor(clock.nowEpochMs() / MINUTE_MS);
    if (now === minute) return;
    if (counts.size > 0) {
      const refused = Object.fromEntries(counts);
      log.info({ minuteEpochMs: minute * MINUTE_MS, refused }, 'refused before sign-in');
    }
    minute = now;
    counts = new Map();
  };
  return {
    count(code) {
      flush();
      // The last minute is told as well, when nothing more comes; the timer keeps no process alive.
      if (counts.size === 0) setTimeout(flush, MINUTE_MS).unref();
      counts.set(code, (counts.get(code) ?? 0) + 1);
    },
    flush,
  };
}
