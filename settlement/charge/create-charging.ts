/** Keeps every redeemed order's charge going until the processor's answer is known: at once, again after a wait, after a restart, and where another process left it. */
import type { OrderDigest } from '#core';
import { doubledPause } from '#edge';
import { inLanes } from '../in-lanes.ts';
import type { SettlementPorts } from '../settlement-context.ts';
import { attemptCharge, type AttemptOutcome } from './attempt-charge.ts';

export interface Charging {
  /**
   * Works on the charge of this order unless that is being done already; kept when the attempt now running has ended. Never rejects.
   */
  settle(digest: OrderDigest): Promise<void>;
  /** Takes up all unfinished charges, as after a start. Never rejects. */
  recover(): Promise<void>;
  /**
   * One attempt at each that nobody here works on, as at what another process left; it is not asked again from here before the next look. Never rejects.
   */
  takeUp(digests: readonly OrderDigest[]): Promise<void>;
  stop(): void;
}

/** Waits between attempts: doubling from the first to the longest. */
export const FIRST_RETRY_MS = 1000;
export const LONGEST_RETRY_MS = 60_000;
/** So many questions to the processor at once about charges for which nobody waits. */
const LANES = 4;

/** `onKnown`: a charge was made or declined, so that there may be work after it and somebody to tell. */
export function createCharging(ports: SettlementPorts, onKnown: () => void): Charging {
  const running = new Map<OrderDigest, Promise<void>>();
  const waiting = new Map<OrderDigest, () => void>();
  let isStopped = false;
  let cancelRecovery: (() => void) | undefined;

  const attemptOnce = async (digest: OrderDigest): Promise<AttemptOutcome | 'failed'> => {
    const outcome = await attemptSafely(ports, digest);
    if (outcome === 'charged' || outcome === 'declined_by_processor') onKnown();
    return outcome;
  };
  const attempt = async (digest: OrderDigest, failures: number): Promise<void> => {
    const outcome = await attemptOnce(digest);
    if (!mustAskAgain(outcome) || isStopped) return;
    const pauses = { firstMs: FIRST_RETRY_MS, longestMs: LONGEST_RETRY_MS };
    const delayMs = doubledPause(failures, pauses);
    const cancel = ports.timers.after(delayMs, () => {
      waiting.delete(digest);
      void run(digest, failures + 1);
    });
    waiting.set(digest, cancel);
  };
  const work = (digest: OrderDigest, attempted: Promise<unknown>): Promise<void> => {
    const worked = attempted.then(() => {
      running.delete(digest);
    });
    running.set(digest, worked);
    return worked;
  };
  const run = (digest: OrderDigest, failures: number): Promise<void> =>
    work(digest, attempt(digest, failures));
  const settle = (digest: OrderDigest): Promise<void> => {
    if (isStopped || waiting.has(digest)) return Promise.resolve();
    return running.get(digest) ?? run(digest, 0);
  };

  const recover = async (): Promise<void> => {
    try {
      const unfinished = await ports.store.listUnfinishedCharges();
      await inLanes(unfinished, LANES, ({ digest }) => settle(digest));
    } catch (fault) {
      ports.log.fatal({ err: fault }, 'unfinished charges cannot be read; a person must look');
      if (!isStopped) cancelRecovery = ports.timers.after(LONGEST_RETRY_MS, () => void recover());
    }
  };

  return {
    settle,
    recover,
    takeUp: (digests) =>
      inLanes(digests, LANES, async (digest) => {
        if (isStopped || waiting.has(digest) || running.has(digest)) return;
        await work(digest, attemptOnce(digest));
      }),
    stop() {
      isStopped = true;
      cancelRecovery?.();
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}

function mustAskAgain(outcome: AttemptOutcome | 'failed'): boolean {
  return outcome !== 'charged' && outcome !== 'declined_by_processor' && outcome !== 'refused';
}

async function attemptSafely(
  ports: SettlementPorts,
  digest: OrderDigest,
): Promise<AttemptOutcome | 'failed'> {
  try {
    return await attemptCharge(ports, digest);
  } catch (fault) {
    // A broken store or disk: the intent stays recorded and is taken up again.
    ports.log.error({ err: fault, digest }, 'a charge could not be worked on');
    return 'failed';
  }
}
