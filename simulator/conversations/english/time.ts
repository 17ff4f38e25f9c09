/** Orders that run out of time, before and after the phone has confirmed them. */
import { CONFIRM, says } from '../answers.ts';
import { ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const TIME_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'expired-unconfirmed',
    about: 'Comes back after a quarter of an hour without having confirmed.',
    steps: [
      ORDER,
      { minutes: 16 },
      says('my code is four eight two one', 'CodeIntent', {
        speech: { has: [{ shop: 'order.states.expired' }] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [] },
  },
  {
    name: 'expired-confirmed',
    about: 'Confirms, and says the code too late.',
    steps: [
      ORDER,
      CONFIRM,
      { minutes: 16 },
      says('my code is {code}', 'CodeIntent', {
        speech: { not: ['Ordered', 'You paid'] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [] },
  },
  {
    name: 'ordered-anew-after-expiry',
    about: 'Asks for it again after it ran out: another order, with its own words.',
    steps: [ORDER, { minutes: 16 }, ORDER],
    settlement: { charged: [], ended: 'not-ended' },
  },
];
