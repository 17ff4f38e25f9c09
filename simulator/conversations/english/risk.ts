/** Orders that the risk engine halts, that policy forbids, and those that the customer stops. */
import { CONFIRM, READ_OUT, says } from '../answers.ts';
import { CODE, ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const RISK_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'halted',
    about: 'An order that is unusually large: the phone wants a passkey, and no code buys it.',
    steps: [
      says('order five of the burr grinder', 'OrderIntent', READ_OUT),
      { phone: 'needs-passkey' },
      says('my code is four eight two one', 'CodeIntent', {
        speech: {
          has: [{ shop: 'redeem.outcomes.waiting_for_confirmation' }],
          not: ['Ordered', 'You paid'],
        },
        session: 'open',
        shows: 'waiting',
      }),
    ],
    settlement: { charged: [], ended: 'not-ended' },
  },
  {
    name: 'forbidden',
    about:
      'An order larger than the shop’s policy allows: the phone takes no total for it, and no code buys it.',
    steps: [
      says('order thirty of the burr grinder', 'OrderIntent', READ_OUT),
      { phone: 'forbidden' },
      says('my code is four eight two one', 'CodeIntent', {
        speech: { has: [{ shop: 'redeem.outcomes.refused' }], not: ['You paid'] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [], ended: 'not-ended' },
  },
  {
    name: 'limit-reached',
    about: 'A second order in an hour, where the shop takes one: the right code buys it not.',
    customer: 'one-order-an-hour',
    steps: [
      ORDER,
      CONFIRM,
      CODE,
      says('order the sencha', 'OrderIntent', READ_OUT),
      CONFIRM,
      says('my code is {code}', 'CodeIntent', {
        speech: { has: [{ shop: 'redeem.outcomes.limit_reached' }], not: ['You paid'] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: ['USD 47.61'], ended: 'not-ended' },
  },
  {
    name: 'stopped-on-the-phone',
    about: 'Stops the order on the phone: the code that was there is worth nothing.',
    steps: [
      ORDER,
      CONFIRM,
      { phone: 'decline' },
      says('my code is {code}', 'CodeIntent', {
        speech: { has: [{ shop: 'order.states.declined' }] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [], ended: 'declined' },
  },
  {
    name: 'too-late-to-cancel',
    about: 'Cancels what was bought a moment ago: too late, and said so.',
    steps: [
      ORDER,
      CONFIRM,
      CODE,
      says('cancel my order', 'CancelOrderIntent', {
        speech: { has: [{ shop: 'cancel.already_ordered' }] },
        session: 'ended',
        shows: 'receipt',
        card: 'Simple',
      }),
    ],
    settlement: { charged: ['USD 47.61'], ended: 'redeemed' },
  },
];
