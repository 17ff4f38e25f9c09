/** Hands every unsent letter to the outbox, oldest first; what was not taken is tried again after a growing pause, and by a new process at once. */
import type { Letter } from '#core';
import { doubledPause } from '#edge';
import type { SettlementPorts } from '../settlement-context.ts';
import { composeLetter } from './compose-letter.ts';

export interface LetterDelivery {
  /** Starts a round over the unsent letters, or one more after the round that is running. Never rejects. */
  deliver(): void;
  stop(): void;
}

const PAUSES = { firstMs: 5000, longestMs: 60_000 };
const REFUSED_PAUSE_MS = 3_600_000;

export type LetterPorts = Pick<
  SettlementPorts,
  'store' | 'outbox' | 'clock' | 'timers' | 'shop' | 'log'
>;

export function createLetterDelivery(ports: LetterPorts): LetterDelivery {
  const state = { isRunning: false, isWantedAgain: false, isStopped: false, failures: 0 };
  let cancel: (() => void) | undefined;

  const run = async (): Promise<void> => {
    state.isRunning = true;
    cancel?.();
    let pauseMs = 0;
    do {
      state.isWantedAgain = false;
      pauseMs = await sendAll(ports, state.failures);
      state.failures = pauseMs === 0 ? 0 : state.failures + 1;
    } while (wantsAnotherRound());
    state.isRunning = false;
    if (pauseMs > 0 && !state.isStopped) cancel = ports.timers.after(pauseMs, deliver);
  };
  const wantsAnotherRound = (): boolean => state.isWantedAgain && !state.isStopped;
  const deliver = (): void => {
    if (state.isStopped) return;
    if (state.isRunning) state.isWantedAgain = true;
    else void run();
  };
  return {
    deliver,
    stop() {
      state.isStopped = true;
      cancel?.();
    },
  };
}

/** How long to wait before what is left is tried again; 0 when nothing is left. One letter holds up no other. */
async function sendAll(ports: LetterPorts, failures: number): Promise<number> {
  let pauseMs = 0;
  const soonMs = doubledPause(failures, PAUSES);
  try {
    for (const letter of await ports.store.listUnsentLetters()) {
      const sent = await sendSafely(letter, ports);
      if (sent === 'taken') continue;
      const isSoon = sent === 'not_now';
      pauseMs = isSoon ? soonMs : pauseMs || REFUSED_PAUSE_MS;
    }
  } catch (fault) {
    ports.log.error({ err: fault }, 'unsent letters could not be read');
    return soonMs;
  }
  return pauseMs;
}

type Sent = 'taken' | 'not_now' | 'refused';

async function sendSafely(letter: Letter, ports: LetterPorts): Promise<Sent> {
  try {
    return await sendLetter(letter, ports);
  } catch (fault) {
    ports.log.error({ err: fault, letterId: letter.letterId }, 'a letter could not be sent');
    return 'not_now';
  }
}

async function sendLetter(
  letter: Letter,
  { store, outbox, clock, shop, log }: LetterPorts,
): Promise<Sent> {
  const { letterId, customerId, kind } = letter;
  const book = await store.findBook(customerId);
  if (!book) {
    log.error({ letterId }, 'there is no address for a letter');
    return 'refused';
  }
  const sent = await outbox.send({
    idempotencyKey: `letter-${letterId}`,
    to: book.email,
    ...composeLetter(letter, shop.name),
  });
  if (sent.outcome !== 'taken') {
    log.warn({ letterId, outcome: sent.outcome, reason: sent.reason }, 'a letter was not taken');
    return sent.outcome;
  }
  await store.markLetterSent({
    letterId,
    note: {
      at: clock.nowEpochMs(),
      kind: 'change_told',
      digest: null,
      facts: { customerId, noticeId: letterId, what: kind, isSent: true },
    },
  });
  return 'taken';
}
