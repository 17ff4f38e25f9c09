/** Hands every unsent letter to the outbox, oldest first. One that was not taken waits for its own next try; a new process tries each at once. */
import type { Letter } from '#core';
import { createOwnWaits, createRounds, doubledPause, type OwnWaits } from '#edge';
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
  const waits = createOwnWaits(ports.timers, () => {
    deliver();
  });
  const rounds = createRounds({
    timers: ports.timers,
    pauses: PAUSES,
    round: async () => {
      const unsent = await ports.store.listUnsentLetters();
      waits.keepOnly(unsent.map(({ letterId }) => letterId));
      for (const letter of unsent) {
        if (!rounds.isStopped && !waits.isWaiting(letter.letterId))
          await sendOne(letter, ports, waits);
      }
      return 'done';
    },
    onFault: (fault) => {
      ports.log.error({ err: fault }, 'unsent letters could not be read');
    },
  });
  const deliver = (): void => void rounds.wake();
  return {
    deliver,
    stop() {
      rounds.stop();
      waits.stop();
    },
  };
}

/** One letter holds up no other: it is tried again soon where that may help, and in an hour where it was refused. */
async function sendOne(letter: Letter, ports: LetterPorts, waits: OwnWaits): Promise<void> {
  const { letterId } = letter;
  const sent = await sendSafely(letter, ports);
  if (sent === 'taken') return;
  waits.wait(
    letterId,
    sent === 'refused' ? REFUSED_PAUSE_MS : doubledPause(waits.failures(letterId), PAUSES),
  );
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
