/** How long a process pauses before it asks for the write lock, so that among many none waits for long and none stands still meanwhile. */

/** What a pause is made with; the processes use the system's own. */
export interface LockMeans {
  readonly after: (delayMs: number, run: () => void) => void;
  readonly monotonicMs: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

export const SYSTEM_LOCK_MEANS: LockMeans = {
  after: (delayMs, run) => {
    setTimeout(run, delayMs);
  },
  monotonicMs: () => performance.now(),
  random: Math.random,
};

export interface LockPauses {
  /** Before the lock is asked for the next time; 0 for at once. */
  nextMs(): number;
  taken(): void;
  /** It was had, and given back after that time. */
  had(heldMs: number): void;
}

/** A pause is at most that long while we have not waited, and shorter the longer we have: SQLite knows no queue. */
const LONGEST_PAUSE_MS = 9;
const SHORTER_AFTER_MS = 40;
/** Who finds the lock taken lets others before it for so long. */
const OTHERS_ARE_NEAR_MS = 1000;
const SHARE_OF_HELD = 0.3;

export function createLockPauses({ monotonicMs, random }: LockMeans): LockPauses {
  let takenSince: number | undefined;
  let lastTakenAt = -Infinity;
  let heldMs = 0;
  return {
    nextMs() {
      const now = monotonicMs();
      if (takenSince !== undefined) {
        const spread = LONGEST_PAUSE_MS - 1 - (now - takenSince) / SHORTER_AFTER_MS;
        return 1 + random() * Math.max(1, spread);
      }
      return now - lastTakenAt < OTHERS_ARE_NEAR_MS ? heldMs * random() * SHARE_OF_HELD : 0;
    },
    taken() {
      lastTakenAt = monotonicMs();
      takenSince ??= lastTakenAt;
    },
    had(ms) {
      takenSince = undefined;
      heldMs = ms;
    },
  };
}
