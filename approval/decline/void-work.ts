/** Tells settlement of each decline until it answers, with growing pauses, and again after a restart. */
import type { ApprovalStore } from '#core';
import { doubledPause, type Log, type Timers } from '#edge';
import type { AskForVoid } from './ask-for-void.ts';

export const FIRST_PAUSE_MS = 250;
export const LONGEST_PAUSE_MS = 30_000;
const PAUSES = { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS };

export interface VoidWork {
  /** There may be something to do: begin now. */
  wake(): void;
  stop(): void;
}

type Declined = Awaited<ReturnType<ApprovalStore['listUnansweredDeclines']>>[number];

interface VoidWorkParts {
  readonly store: Pick<ApprovalStore, 'listUnansweredDeclines' | 'answerDecline'>;
  readonly askForVoid: AskForVoid;
  readonly timers: Timers;
  readonly log: Log;
}

export function createVoidWork(parts: VoidWorkParts): VoidWork {
  const state = { isRunning: false, isStopped: false, wakes: 0 };
  let failures = 0;
  let takeBack: (() => void) | undefined;

  const run = async (): Promise<void> => {
    state.isRunning = true;
    const wakesBefore = state.wakes;
    const isAllAnswered = await answerAll(parts);
    state.isRunning = false;
    if (state.isStopped) return;
    // Woken meanwhile: the list that was just worked through may lack the newest decline.
    if (state.wakes !== wakesBefore) start();
    else if (!isAllAnswered) {
      takeBack = parts.timers.after(doubledPause(failures, PAUSES), start);
      failures += 1;
    }
  };
  const start = (): void => {
    takeBack?.();
    takeBack = undefined;
    void run();
  };
  return {
    wake: () => {
      failures = 0;
      state.wakes += 1;
      if (!state.isRunning && !state.isStopped) start();
    },
    stop: () => {
      state.isStopped = true;
      takeBack?.();
    },
  };
}

/** True when nothing is left to ask. */
async function answerAll(parts: VoidWorkParts): Promise<boolean> {
  try {
    let isAllAnswered = true;
    for (const declined of await parts.store.listUnansweredDeclines()) {
      if (!(await answerOne(declined, parts))) isAllAnswered = false;
    }
    return isAllAnswered;
  } catch (fault) {
    parts.log.error({ err: fault }, 'declines could not be read');
    return false;
  }
}

/** One decline that cannot be answered now does not hold up the others. */
async function answerOne({ digest, customerId }: Declined, parts: VoidWorkParts): Promise<boolean> {
  try {
    const answer = await parts.askForVoid({ digest, customerId });
    if (answer.outcome === 'refused') {
      parts.log.warn({ digest }, 'settlement does not know this decline yet');
      return false;
    }
    await parts.store.answerDecline({ digest, ending: answer.ending });
    return true;
  } catch (fault) {
    parts.log.warn({ err: fault, digest }, 'a decline is not answered yet');
    return false;
  }
}
