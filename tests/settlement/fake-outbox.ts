/** An outbox over HTTP that takes each idempotency key once. */
import { z } from 'zod';
import { listen, type Listening } from './listen.ts';

const messageSchema = z.strictObject({
  idempotencyKey: z.string().min(1).max(128),
  to: z.email(),
  subject: z.string().min(1).max(200),
  text: z.string().min(1),
});
export type Message = z.output<typeof messageSchema>;

export interface FakeOutbox extends Listening {
  readonly messages: readonly Message[];
  isDown: boolean;
  timesAsked: number;
}

export async function startFakeOutbox(): Promise<FakeOutbox> {
  const messages: Message[] = [];
  const outbox = { messages, isDown: false, timesAsked: 0 };
  const listening = await listen((_request, body) => {
    outbox.timesAsked += 1;
    if (outbox.isDown) return Promise.resolve(undefined);
    const message = messageSchema.parse(JSON.parse(body));
    const isKnown = messages.some(
      ({ idempotencyKey }) => idempotencyKey === message.idempotencyKey,
    );
    if (!isKnown) messages.push(message);
    return Promise.resolve({ status: isKnown ? 200 : 201, body: {} });
  });
  return Object.assign(outbox, listening);
}
