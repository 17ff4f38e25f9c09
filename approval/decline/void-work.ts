/** Tells settlement of each decline until it answers, with growing pauses, and again after a restart. */
import {
  verifyDecline,
  type ApprovalStore,
  type OrderDigest,
  type SignedDecline,
  type Verifier,
} from '#core';
import { doubledPause, type Log, type Timers } from '#edge';
import type { AskForVoid } from './ask-for-void.ts';

export const FIRST_PAUSE_MS = 250;
export const LONGEST_PAUSE_MS = 30_000;
const PAUSES = { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS };

export interface VoidWork {
  /** There may be something to do, or this: begin now. What is given here is told even if its row is deleted meanwhile. */
  wake(declined?: SignedDecline): void;
  stop(): void;
}

interface VoidWorkParts {
  readonly store: Pick<ApprovalStore, 'listUnansweredDeclines' | 'answerDecline'>;
  /** For what the store gives: a row is nobody's word, and only what this side signed is sent. */
  readonly approvalKeys: Verifier;
  readonly askForVoid: AskForVoid;
  readonly timers: Timers;
  readonly log: Log;
}

export function createVoidWork(parts: VoidWorkParts): VoidWork {
  const state = { isRunning: false, isStopped: false, wakes: 0 };
  const given = new Map<OrderDigest, SignedDecline>();
  let failures = 0;
  let takeBack: (() => void) | undefined;

  const run = async (): Promise<void> => {
    state.isRunning = true;
    const wakesBefore = state.wakes;
    const isAllAnswered = await answerAll(parts, given);
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
    wake: (declined) => {
      if (declined) given.set(declined.digest, declined);
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
async function answerAll(
  parts: VoidWorkParts,
  given: Map<OrderDigest, SignedDecline>,
): Promise<boolean> {
  let isAllAnswered = true;
  try {
    for (const declined of await parts.store.listUnansweredDeclines()) {
      if (!given.has(declined.digest)) keepIfSigned(declined, given, parts);
    }
  } catch (fault) {
    parts.log.error({ err: fault }, 'declines could not be read');
    isAllAnswered = false;
  }
  for (const declined of [...given.values()]) {
    if (await answerOne(declined, parts)) given.delete(declined.digest);
    else isAllAnswered = false;
  }
  return isAllAnswered;
}

/** A row that says something else than its signed decline is left alone; asking settlement about it could never end. */
function keepIfSigned(
  declined: SignedDecline,
  given: Map<OrderDigest, SignedDecline>,
  { approvalKeys, log }: VoidWorkParts,
): void {
  const { digest, customerId, jws } = declined;
  const decline = verifyDecline(jws, approvalKeys);
  if (decline?.digest === digest && decline.customerId === customerId) given.set(digest, declined);
  else log.error({ digest }, 'a stored decline is not signed by this side; it is not sent');
}

/** One decline that cannot be answered now does not hold up the others. */
async function answerOne(
  { digest, customerId, jws }: SignedDecline,
  parts: VoidWorkParts,
): Promise<boolean> {
  try {
    const answer = await parts.askForVoid({ digest, customerId, declineJws: jws });
    if (answer.outcome === 'refused') {
      parts.log.warn({ digest }, 'settlement does not take this decline');
      return false;
    }
    await parts.store.answerDecline({ digest, ending: answer.ending });
    return true;
  } catch (fault) {
    parts.log.warn({ err: fault, digest }, 'a decline is not answered yet');
    return false;
  }
}
