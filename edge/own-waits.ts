/** What was tried in vain waits for its own next try, and keeps nothing else back. */
import type { Timers } from './timers.ts';

export interface OwnWaits {
  /** Whether its next try is still to come. */
  isWaiting(id: string): boolean;
  /** Tries in vain so far. */
  failures(id: string): number;
  wait(id: string, pauseMs: number): void;
  /** Whatever else there was is done, here or by another process. */
  keepOnly(ids: Iterable<string>): void;
  stop(): void;
}

interface Waiting {
  readonly failures: number;
  /** Undefined when its next try is due. */
  readonly cancel: (() => void) | undefined;
}

/** `onDue`: something that waited may be tried now. */
export function createOwnWaits(timers: Timers, onDue: () => void): OwnWaits {
  const waiting = new Map<string, Waiting>();
  let isStopped = false;
  const failures = (id: string): number => waiting.get(id)?.failures ?? 0;
  return {
    isWaiting: (id) => waiting.get(id)?.cancel !== undefined,
    failures,
    wait(id, pauseMs) {
      if (isStopped) return;
      const tried = failures(id) + 1;
      const cancel = timers.after(pauseMs, () => {
        waiting.set(id, { failures: tried, cancel: undefined });
        onDue();
      });
      waiting.set(id, { failures: tried, cancel });
    },
    keepOnly(ids) {
      const kept = new Set(ids);
      for (const [id, { cancel }] of waiting) {
        if (kept.has(id)) continue;
        cancel?.();
        waiting.delete(id);
      }
    },
    stop() {
      isStopped = true;
      for (const { cancel } of waiting.values()) cancel?.();
    },
  };
}
