/** An outbox that takes each idempotency key once, as the customer's mailbox shows it. */
import type { Outbox, SendAnswer, WrittenMessage } from '#core';

export interface FakeOutbox extends Outbox {
  /** One of each key, in the order in which they were first taken. */
  readonly messages: readonly WrittenMessage[];
  timesAsked: number;
  /** What it says to the next ones; undefined takes them. */
  answer: ((message: WrittenMessage) => SendAnswer | undefined) | undefined;
  isDown: boolean;
}

export function createFakeOutbox(): FakeOutbox {
  const messages: WrittenMessage[] = [];
  return {
    messages,
    timesAsked: 0,
    answer: undefined,
    isDown: false,
    send(message) {
      this.timesAsked += 1;
      if (this.isDown) return Promise.resolve({ outcome: 'not_now', reason: 'down' });
      const answer = this.answer?.(message);
      if (answer) return Promise.resolve(answer);
      const isKnown = messages.some((kept) => kept.idempotencyKey === message.idempotencyKey);
      if (!isKnown) messages.push(message);
      return Promise.resolve({ outcome: 'taken' });
    },
  };
}
