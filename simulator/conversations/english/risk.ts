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
        speech: { not: ['Ordered', 'You paid'] },
        session: 'open',
        shows: 'waiting',
      }),
    ],
    settlement: { charged: [], ended: 'not-ended' },
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
