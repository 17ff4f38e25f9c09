/** What the bank says, or does not say. */
import { BOUGHT_TWO_BAGS, CONFIRM, RECEIPT, says, TWO_BAGS } from '../answers.ts';
import { ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const PAYMENT_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'card-declined',
    about: 'The bank says no: it is told so, and the order is not called done.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'declines' },
      says('my code is {code}', 'CodeIntent', {
        speech: {
          whole: [{ shop: 'redeem.outcomes.payment_declined' }],
          not: ['Ordered', 'You paid'],
        },
        session: 'ended',
        shows: 'total',
      }),
      says('how is my order', 'StatusIntent', {
        speech: { has: [{ order: 'summary' }, { shop: 'order.states.payment_declined' }] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [], ended: 'redeemed' },
  },
  {
    name: 'declined-then-again',
    about:
      'After the bank has said no, tries the same once more: unusual, so the phone wants a passkey.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'declines' },
      says('my code is {code}', 'CodeIntent', {
        speech: { whole: [{ shop: 'redeem.outcomes.payment_declined' }] },
        session: 'ended',
        shows: 'total',
      }),
      ORDER,
      { phone: 'needs-passkey' },
    ],
    settlement: { charged: [], ended: 'not-ended' },
  },
  {
    name: 'payment-unknown',
    about:
      'The money moves and nobody says so: called unknown until it is found out, and charged once.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'times-out' },
      says('my code is {code}', 'CodeIntent', {
        speech: {
          has: [{ shop: 'order.states.payment_unknown' }],
          not: ['Ordered', 'Nothing was bought'],
        },
        session: 'ended',
        shows: 'total',
      }),
      says('how is my order', 'StatusIntent', {
        speech: { has: [{ shop: 'order.states.payment_unknown' }], not: ['Ordered'] },
        session: 'ended',
        shows: 'total',
      }),
      { minutes: 1 },
      says('how is my order', 'StatusIntent', RECEIPT),
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'code-again-while-unknown',
    about: 'Says the code again while nobody knows: never charged twice.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'times-out' },
      says('my code is {code}', 'CodeIntent', {
        speech: { has: [{ shop: 'order.states.payment_unknown' }] },
        session: 'ended',
        shows: 'total',
      }),
      says('my code is {code}', 'CodeIntent', {
        speech: { not: ['Ordered', 'Nothing was bought'] },
        session: 'ended',
        shows: 'total',
      }),
      { minutes: 1 },
    ],
    settlement: { charged: [TWO_BAGS], ended: 'redeemed' },
  },
  {
    name: 'payment-late',
    about: 'The bank takes its time: on its way, not done; done once it has answered.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'answers-late' },
      says('my code is {code}', 'CodeIntent', {
        speech: { whole: [{ shop: 'redeem.outcomes.payment_processing' }] },
        session: 'ended',
        shows: 'total',
      }),
      { minutes: 1 },
      says('how is my order', 'StatusIntent', RECEIPT),
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
];
