/** Keeps every redeemed order's charge going until the processor's answer is known: at once, again after a wait, and after a restart. */
import type { OrderDigest } from '#core';
import { doubledPause } from '#edge';
import type { SettlementPorts } from '../settlement-context.ts';
import { attemptCharge, type AttemptOutcome } from './attempt-charge.ts';

export interface Charging {
  /**
   * Works on the charge of this order unless that is being done already; kept when the attempt now running has ended. Never rejects.
   */
  settle(digest: OrderDigest): Promise<void>;
  /** Takes up all unfinished charges, as after a start. Never rejects. */
  recover(): Promise<void>;
  stop(): void;
}

/** Waits between attempts: doubling from the first to the longest. */
export const FIRST_RETRY_MS = 1000;
export const LONGEST_RETRY_MS = 60_000;

export function createCharging(ports: SettlementPorts, onCharged: () => void): Charging {
  const running = new Map<OrderDigest, Promise<void>>();
  const waiting = new Map<OrderDigest, () => void>();
  let isStopped = false;
  let cancelRecovery: (() => void) | undefined;

  const attempt = async (digest: OrderDigest, failures: number): Promise<void> => {
    const outcome = await attemptSafely(ports, digest);
    if (outcome === 'charged') onCharged();
    if (!mustAskAgain(outcome) || isStopped) return;
    const pauses = { firstMs: FIRST_RETRY_MS, longestMs: LONGEST_RETRY_MS };
    const delayMs = doubledPause(failures, pauses);
    const cancel = ports.timers.after(delayMs, () => {
      waiting.delete(digest);
      void run(digest, failures + 1);
    });
    waiting.set(digest, cancel);
  };
  const run = (digest: OrderDigest, failures: number): Promise<void> => {
    const attempted = attempt(digest, failures).finally(() => running.delete(digest));
    running.set(digest, attempted);
    return attempted;
  };
  const settle = (digest: OrderDigest): Promise<void> => {
    if (isStopped || waiting.has(digest)) return Promise.resolve();
    return running.get(digest) ?? run(digest, 0);
  };

  const recover = async (): Promise<void> => {
    try {
      const unfinished = await ports.store.listUnfinishedCharges();
      await Promise.all(unfinished.map(({ digest }) => settle(digest)));
    } catch (fault) {
      ports.log.fatal(
        { err: fault },
        'unfinished charges cannot be read; a person must look at it',
      );
      if (!isStopped) cancelRecovery = ports.timers.after(LONGEST_RETRY_MS, () => void recover());
    }
  };

  return {
    settle,
    recover,
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
