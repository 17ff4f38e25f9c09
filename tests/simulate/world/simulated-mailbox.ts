/** The mailbox of a simulated world: each written receipt once, however often it was sent. */
import type { SendAnswer, WrittenMessage } from '#core';

export class SimulatedMailbox {
  readonly messages = new Map<string, WrittenMessage>();

  send(message: WrittenMessage): Promise<SendAnswer> {
    if (!this.messages.has(message.idempotencyKey))
      this.messages.set(message.idempotencyKey, message);
    return Promise.resolve({ outcome: 'taken' });
  }
}
