/** The shop changes something between the confirmation and the code. */
import { CONFIRM, NOTHING_ORDERED, READ_OUT, RECEIPT, says } from '../answers.ts';
import { ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const SHOP_CHANGE_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'price-changed',
    about:
      'The price goes up: nothing is bought at a price that was not confirmed, and the new order is confirmed for itself.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'price-changes' },
      says('my code is {code}', 'CodeIntent', {
        speech: {
          has: [{ shop: 'redeem.outcomes.terms_changed' }, { order: 'total-is-now' }],
        },
        session: 'open',
        shows: 'total',
        card: 'Simple',
      }),
      CONFIRM,
      says('my code is {code}', 'CodeIntent', RECEIPT),
    ],
    settlement: { charged: ['USD 53.03'], ended: 'redeemed' },
  },
  {
    name: 'old-code-for-new-price',
    about: 'Says the code of the old price for the new order: not confirmed, not bought.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'price-changes' },
      says('my code is {code}', 'CodeIntent', {
        speech: { has: [{ order: 'total-is-now' }] },
        session: 'open',
        shows: 'total',
        card: 'Simple',
      }),
      says('my code is {code}', 'CodeIntent', {
        speech: { has: [{ shop: 'redeem.outcomes.waiting_for_confirmation' }] },
        session: 'open',
        shows: 'waiting',
      }),
    ],
    settlement: { charged: [], ended: 'not-ended' },
  },
  {
    name: 'sold-out-after-confirming',
    about: 'It sells out between the confirmation and the code.',
    steps: [
      ORDER,
      CONFIRM,
      { shop: 'out-of-stock' },
      says('my code is {code}', 'CodeIntent', {
        speech: {
          has: [
            { shop: 'redeem.outcomes.terms_changed' },
            { shop: 'proposal.refused.out_of_stock' },
          ],
          not: ['You paid'],
        },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [] },
  },
  {
    name: 'sold-out-before-ordering',
    about: 'It is sold out when it is ordered.',
    steps: [
      { shop: 'out-of-stock' },
      says('order two bags of the dark roast', 'OrderIntent', {
        speech: { whole: [{ skill: 'productOutOfStock' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'dearer-before-ordering',
    about: 'The price went up before: the new one is read out from the start.',
    steps: [
      { shop: 'price-changes' },
      says('order two bags of the dark roast', 'OrderIntent', READ_OUT),
      CONFIRM,
      says('my code is {code}', 'CodeIntent', RECEIPT),
    ],
    settlement: { charged: ['USD 53.03'], ended: 'redeemed' },
  },
];
