/** Choosing among what is read out, and saying how many. */
import { NOTHING_BOUGHT, NOTHING_ORDERED, READ_OUT, says } from '../answers.ts';
import { ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

const SEARCH = says('search for tea', 'SearchIntent', {
  speech: {},
  session: 'open',
  shows: 'products',
});

export const CHOICE_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'the-first-one',
    about: 'Takes the first that is read out.',
    steps: [SEARCH, says('the first one please', 'ChooseIntent', READ_OUT)],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'the-last-one',
    about: 'Takes the last that is read out.',
    steps: [SEARCH, says('the last one', 'ChooseIntent', READ_OUT)],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'no-the-third',
    about: 'Takes the first, and corrects it to the third.',
    steps: [
      SEARCH,
      says('the first one', 'ChooseIntent', READ_OUT),
      says('no the third one', 'ChooseIntent', READ_OUT),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'more-options',
    about: 'Asks for more, and takes the second of those.',
    steps: [
      SEARCH,
      says('more options', 'MoreOptionsIntent', {
        speech: {},
        session: 'open',
        shows: 'products',
      }),
      says('the second one', 'ChooseIntent', READ_OUT),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'chooses-from-nothing',
    about: 'Takes the second of nothing.',
    steps: [
      says('the second one', 'ChooseIntent', {
        speech: { has: [{ skill: 'askProduct' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'make-it-three',
    about: 'Changes the quantity: another order with its own words and total.',
    steps: [
      ORDER,
      says('make it three', 'QuantityIntent', {
        ...READ_OUT,
        speech: { has: ['three of Dark Roast', { order: 'read' }] },
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'none-of-it',
    about: 'Orders none of something.',
    steps: [
      says('order zero bags of the dark roast', 'OrderIntent', {
        speech: { whole: [{ skill: 'askQuantity' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'a-hundred-of-it',
    about: 'Orders more than fit in an order.',
    steps: [
      says('order one hundred bags of the dark roast', 'OrderIntent', {
        speech: { whole: [{ skill: 'askQuantity' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'not-in-the-shop',
    about: 'Orders what the shop has not.',
    steps: [
      says('order a submarine', 'OrderIntent', {
        speech: { whole: [{ skill: 'productNotFound' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'a-dozen',
    about: 'Says a dozen.',
    steps: [
      says('order a dozen bags of decaf', 'OrderIntent', {
        ...READ_OUT,
        speech: { has: ['twelve of Quiet Harbor Decaf', { order: 'read' }] },
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'buy-it-without-it',
    about: 'Says "buy it" where nothing was named.',
    steps: [
      says('open harbor roasters', 'LaunchRequest', {
        speech: { whole: [{ named: 'welcome' }] },
        session: 'open',
      }),
      says('buy it', 'OrderIntent', {
        speech: { whole: [{ skill: 'askProduct' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'buy-it-is-a-yes',
    about: 'Says "buy it" to an order that is read out: a yes, which buys nothing.',
    steps: [
      ORDER,
      says('buy it now', 'OrderIntent', {
        speech: { whole: [{ skill: 'yesBuysNothing' }] },
        session: 'open',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
];
