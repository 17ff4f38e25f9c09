/** The stage of a running demo: the page's Echo, the card on the phone, and the stand-ins' buttons, all over the wire. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { OrderViewState } from '#core';
import { callJson, type Fetch } from '#edge';
import { createCardClient, type CardClient } from '../walkthrough/card-client.ts';
import type { RunningDemo } from '../walkthrough/demo-run.ts';
import { readCaptures } from '../walkthrough/what-left.ts';
import type { Dialogue, PhoneStep } from './dialogue.ts';
import type { OwnDemo } from './own-demo.ts';
import type { Answered, Stage } from './stage.ts';

/** Whatever this stage cannot do, in words for whoever asked for it. */
export class CannotPlayHere extends Error {
  readonly code = 'CANNOT_PLAY_HERE';
}

/** Longer than that nobody waits at a command line: the clocks are put forward, where they can be. Timers do not follow a clock, so a short wait is waited. */
const LONGEST_WAIT_MINUTES = 1;
/** For every side to have looked at its clock and at what is due by it. */
const LOOK_ROUND_MS = 1500;

/** An order that can still be bought, or stopped, on the phone. */
const OPEN: readonly OrderViewState[] = ['to_confirm', 'confirmed_here', 'confirmed_elsewhere'];

const turnSchema = z.looseObject({
  kind: z.enum(['answer', 'reprompt', 'ended', 'trouble']),
  heard: z.string().nullable(),
  request: z.enum(['LaunchRequest', 'IntentRequest', 'SessionEndedRequest']).nullable(),
  intent: z.object({ name: z.string(), slots: z.record(z.string(), z.string()) }).nullable(),
  saidMeanwhile: z.array(z.string()),
  caption: z.string(),
  listens: z.boolean(),
  fault: z.string().nullable(),
  directives: z.array(z.looseObject({ type: z.string() })),
});
const stateSchema = z.object({
  session: z.enum(['open', 'closed']),
  lastTurn: turnSchema.nullable(),
});
const cardsSchema = z.object({
  cards: z.array(z.looseObject({ cardNumber: z.int(), type: z.string() })),
});

export async function openStageOverTheWire(
  demo: RunningDemo,
  dialogue: Dialogue,
  { dial, own }: { readonly dial: Fetch; readonly own: OwnDemo | undefined },
): Promise<Stage> {
  const { page, processor } = demo.addresses;
  const { customer } = dialogue;
  if (own === undefined && (customer === 'one-order-an-hour' || customer === 'own-device')) {
    throw new CannotPlayHere('it changes a policy or a setting, so it is played without --base');
  }
  const ask = <Answer>(path: string, answer: z.ZodType<Answer>, body?: unknown): Promise<Answer> =>
    callJson({
      method: body === undefined ? 'GET' : 'POST',
      url: `${page}${path}`,
      body,
      answer,
      timeoutMs: 20_000,
      fetch: dial,
    });
  await ask('/faults/reset', z.unknown(), {});
  await ask('/conversations/begin', z.unknown(), { name: dialogue.name });
  const before = (await readCaptures(processor, dial)).length;
  const answered = async (path: string, body: unknown): Promise<Answered> => {
    const [last] = (await ask('/alexa/cards', cardsSchema)).cards;
    await ask(path, z.unknown(), body);
    const { lastTurn, session } = await ask('/alexa/state', stateSchema);
    if (lastTurn === null) throw new Error('the device has not done anything');
    const [card] = (await ask('/alexa/cards', cardsSchema)).cards;
    return {
      turn: lastTurn,
      session,
      card: card?.cardNumber === last?.cardNumber ? undefined : card?.type,
    };
  };
  const phone = createPhone(demo, dial);
  if (customer === 'own-device') await phone.ownDevice();
  return {
    say: (text) => answered('/alexa/utterances', { text }),
    advance: (advanceMs) => answered('/alexa/clock', { advanceMs }),
    phone: phone.act,
    code: phone.code,
    async press(button) {
      await ask(`/faults/${button}`, z.unknown(), {});
    },
    wait: (minutes) => passMinutes(minutes, own),
    // The shop's own tables and the terms are not on the wire: the tests hold the words against them.
    shopWords: () => undefined,
    orderWords: () => Promise.resolve(undefined),
    settled: async () => ({
      charged: (await readCaptures(processor, dial))
        .slice(before)
        .map(({ amount }) => `${amount.currency_code} ${amount.value}`),
      ended: undefined,
    }),
  };
}

async function passMinutes(minutes: number, own: OwnDemo | undefined): Promise<void> {
  if (minutes <= LONGEST_WAIT_MINUTES) {
    await pause(minutes * 60_000);
    return;
  }
  if (own === undefined) {
    throw new CannotPlayHere(
      `it waits ${String(minutes)} minutes, so it is played to its end without --base`,
    );
  }
  own.passMinutes(minutes);
  await pause(LOOK_ROUND_MS);
}

function createPhone(
  demo: RunningDemo,
  dial: Fetch,
): {
  readonly act: (deed: PhoneStep['phone']) => Promise<void>;
  readonly code: Stage['code'];
  /** Says that nobody else hears the customer's devices. */
  readonly ownDevice: () => Promise<void>;
} {
  let card: CardClient | undefined;
  let code: string | undefined;
  const signedIn = async (): Promise<CardClient> => {
    if (card !== undefined) return card;
    const customer = demo.customers.find(({ customerId }) => customerId === demo.linkedCustomer);
    if (customer === undefined) throw new Error('the Echo is linked to no demo customer');
    const { approval: cardOrigin, identity: issuer } = demo.addresses;
    const using = { cardOrigin, issuer, dial, nowEpochMs: () => Date.now() };
    card = await createCardClient({ ...using, ...customer });
    await card.signIn();
    return card;
  };
  const act = async (deed: PhoneStep['phone']): Promise<void> => {
    const client = await signedIn();
    // Of those that can still be bought, the newest is the first.
    const { orders } = await client.listOrders();
    const newest = orders.find(({ state }) => OPEN.includes(state));
    if (newest === undefined) throw new Error('no order waits on the phone');
    const { digest, total } = await client.findOrder(newest.digest);
    if (deed === 'decline') {
      await client.decline(digest);
      return;
    }
    const typed = await client.typeTotal(digest, deed === 'wrong-total' ? '1' : total);
    if (deed !== 'confirm') {
      if (typed.outcome !== 'refused') throw new Error('the phone has nothing against the total');
      return;
    }
    if (typed.outcome !== 'verify') throw new Error(`the phone says: ${typed.message}`);
    await client.verify(typed.signIn.authorizationUrl);
    code = (await client.findOrder(digest)).code ?? undefined;
  };
  const ownDevice = async (): Promise<void> => {
    await (await signedIn()).shareDevice(false);
  };
  return { act, code: () => code, ownDevice };
}
