/**
 * Looking at a ledger again, page by page and in rounds, after a sibling's write was believed: a hand's change to an old row can have come with it.
 * Decision 0019 has the argument and the bounds.
 */

/** A round that was not finished by then is finished by the next look, before its answer. */
export const LONGEST_ROUND_MS = 30_000;
/** In the background a round is meant to take this long: whatever the length, the same share of the time that there is. */
const ROUND_MEANT_MS = 20_000;
const PAUSE_MS = 25;

export interface LedgerSweep {
  /** From now on there is something to look at again. */
  owe(): void;
  /** Everything has just been looked at. */
  clear(): void;
  /** One page, and the rest of the round where its time is over. False when a page is not what it was; call it inside a transaction. */
  look(): boolean;
  stop(): void;
}

interface Round {
  readonly startedAt: number;
  readonly pages: number;
  page: number;
}

export interface SweepOptions {
  readonly pageCount: () => number;
  readonly isPageSame: (page: number) => boolean;
  /** Runs `work` on one snapshot, apart from any look. */
  readonly inBackground: (work: () => void) => void;
  readonly monotonicMs: () => number;
  /** False leaves all of the work to the looks. */
  readonly isTimed: boolean;
}

export function openLedgerSweep(options: SweepOptions): LedgerSweep {
  let round: Round | undefined;
  /** Something came up that a round which has begun may have gone past. */
  let isAnotherOwed = false;
  let isDoubted = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    round = { startedAt: options.monotonicMs(), pages: options.pageCount(), page: 0 };
    isAnotherOwed = false;
    if (options.isTimed) timer ??= setTimeout(tick, PAUSE_MS).unref();
  }

  function go(pages: number): void {
    for (let left = pages; round && left > 0 && !isDoubted; left -= 1) {
      if (round.page < round.pages && !options.isPageSame(round.page)) isDoubted = true;
      round.page += 1;
      if (round.page < round.pages) continue;
      round = undefined;
      if (isAnotherOwed) begin();
    }
  }

  function tick(): void {
    timer = undefined;
    if (!round || isDoubted) return;
    const { pages } = round;
    try {
      options.inBackground(() => {
        go(Math.ceil((pages * PAUSE_MS) / ROUND_MEANT_MS));
      });
    } catch {
      // Whatever keeps us from looking: the next look verifies the whole, and has the same fault to tell.
      isDoubted = true;
    }
    timer ??= setTimeout(tick, PAUSE_MS).unref();
  }

  return {
    owe() {
      if (round) isAnotherOwed = true;
      else begin();
    },
    clear() {
      round = undefined;
      isAnotherOwed = false;
      isDoubted = false;
    },
    look() {
      if (!round) return !isDoubted;
      const isLate = options.monotonicMs() - round.startedAt > LONGEST_ROUND_MS;
      go(isLate ? round.pages - round.page : 1);
      return !isDoubted;
    },
    stop() {
      clearTimeout(timer);
      round = undefined;
    },
  };
}
