/** Amounts that sound alike, other currencies, and an order whose total is typed wrong. */
import { BOUGHT_TWO_BAGS, CONFIRM, NOTHING_BOUGHT, READ_OUT, RECEIPT, says } from '../answers.ts';
import { CODE, ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const AMOUNT_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'fifteen',
    about: 'Orders fifteen: said so that nobody hears fifty.',
    steps: [
      says('order fifteen bags of decaf', 'OrderIntent', {
        ...READ_OUT,
        speech: { has: ['fifteen of Quiet Harbor Decaf', { order: 'read' }] },
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'fifty',
    about: 'Orders fifty: another total, other check words.',
    steps: [
      says('order fifty bags of decaf', 'OrderIntent', {
        ...READ_OUT,
        speech: { has: ['fifty of Quiet Harbor Decaf', { order: 'read' }] },
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'wrong-total-on-phone',
    about: 'Types another total on the phone: no code, and nothing to say.',
    steps: [
      ORDER,
      { phone: 'wrong-total' },
      says('where is my code', 'WhereIsMyCodeIntent', {
        speech: { has: [{ skill: 'codeComesAfter' }] },
        session: 'open',
        shows: 'waiting',
      }),
      CONFIRM,
      CODE,
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'in-yen',
    about: 'Buys from a seller who asks yen, which have no hundredth.',
    steps: [
      says('order the soy dish', 'OrderIntent', READ_OUT),
      CONFIRM,
      says('my code is {code}', 'CodeIntent', RECEIPT),
    ],
    settlement: { charged: ['JPY 2107'], ended: 'redeemed' },
  },
  {
    name: 'in-dinars',
    about:
      'Buys from a seller who asks dinars, which have a thousand fils; the title is in Arabic.',
    steps: [
      says('order the date syrup', 'OrderIntent', READ_OUT),
      CONFIRM,
      says('my code is {code}', 'CodeIntent', RECEIPT),
    ],
    settlement: { charged: ['KWD 3.249'], ended: 'redeemed' },
  },
];
