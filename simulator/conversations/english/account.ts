/** No account, and a device that others hear. */
import { CONFIRM, NOTHING_ORDERED, says, TWO_BAGS } from '../answers.ts';
import { CODE, ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

const LINK = {
  speech: { whole: [{ named: 'linkAccount' }] },
  session: 'ended',
  card: 'LinkAccount',
} as const;

export const ACCOUNT_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'not-linked-and-asks',
    about: 'Without an account nothing is told: neither orders nor the cart, and no code is taken.',
    customer: 'not-linked',
    steps: [
      says('how is my order', 'StatusIntent', LINK),
      says('my code is four eight two one', 'CodeIntent', LINK),
      says('cancel my order', 'CancelOrderIntent', LINK),
      says('what is in my cart', 'ViewCartIntent', LINK),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'not-linked-and-looks-around',
    about: 'Without an account: welcome, help and goodbye.',
    customer: 'not-linked',
    steps: [
      says('open harbor roasters', 'LaunchRequest', {
        speech: { whole: [{ named: 'welcome' }] },
        session: 'open',
      }),
      says('what can i say', 'AMAZON.HelpIntent', {
        speech: { whole: [{ skill: 'help' }] },
        session: 'open',
      }),
      says("that's all", 'AMAZON.StopIntent', {
        speech: { whole: [{ skill: 'goodbye' }] },
        session: 'ended',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'others-hear-the-device',
    about: 'On a device that others hear, an order of the past is not told.',
    steps: [
      ORDER,
      CONFIRM,
      CODE,
      { minutes: 30 },
      says('how is my order', 'StatusIntent', {
        speech: { has: [{ shop: 'order.pastOnPhone' }], not: [{ order: 'total' }] },
        session: 'open',
      }),
    ],
    settlement: { charged: [TWO_BAGS], ended: 'redeemed' },
  },
  {
    name: 'own-device',
    about: 'On a device of their own it is told.',
    customer: 'own-device',
    steps: [
      ORDER,
      CONFIRM,
      CODE,
      { minutes: 30 },
      says('how is my order', 'StatusIntent', {
        speech: { has: [{ order: 'receipt' }] },
        session: 'ended',
        shows: 'receipt',
        card: 'Simple',
      }),
    ],
    settlement: { charged: [TWO_BAGS], ended: 'redeemed' },
  },
];
