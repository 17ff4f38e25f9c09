/** Something comes between: help, another wish, silence, somebody who leaves and comes back. */
import { BOUGHT_TWO_BAGS, CONFIRM, NOTHING_BOUGHT, NOTHING_ORDERED, says } from '../answers.ts';
import { CODE, ORDER, READ_AGAIN, STOP } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const INTERRUPTION_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'help-in-between',
    about: 'Asks for help in the middle: the order is still there, and the code buys it.',
    steps: [
      ORDER,
      says('help', 'AMAZON.HelpIntent', { speech: { has: [{ skill: 'help' }] }, session: 'open' }),
      CONFIRM,
      CODE,
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'search-in-between',
    about: 'Looks at tea while the order waits: the code still buys the order.',
    steps: [
      ORDER,
      CONFIRM,
      says('search for tea', 'SearchIntent', { speech: {}, session: 'open', shows: 'products' }),
      CODE,
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'silence',
    about:
      'Says nothing: is reminded what to do, and then left alone. The code buys it in a new session.',
    steps: [
      ORDER,
      { silence: 'reprompt', expect: { whole: [{ skill: 'confirmReprompt' }] } },
      { silence: 'end' },
      CONFIRM,
      CODE,
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'leaves-and-asks',
    about: 'Leaves, and asks from another room how the order is.',
    steps: [
      ORDER,
      STOP,
      says('ask harbor roasters how is my order', 'StatusIntent', {
        speech: { whole: [{ order: 'summary' }, { shop: 'order.states.waiting' }] },
        session: 'open',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'bare-cancel',
    about: 'Says "cancel" and not what: the talk ends, and the order still waits.',
    steps: [
      ORDER,
      says('cancel', 'AMAZON.CancelIntent', {
        speech: { whole: [{ skill: 'orderStillWaits' }] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'stop-buys-nothing',
    about: 'Stops after the phone has confirmed: nothing is bought, nothing is lost.',
    steps: [
      ORDER,
      CONFIRM,
      STOP,
      says('what is the total', 'TotalIntent', {
        speech: { has: [{ order: 'total-is' }] },
        session: 'open',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'changed-their-mind',
    about: 'Changes their mind in other words.',
    steps: [
      ORDER,
      says('i changed my mind', 'CancelOrderIntent', {
        speech: { whole: [{ shop: 'cancel.cancelled' }, { order: 'cancelled' }] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [], ended: 'cancelled' },
  },
  {
    name: 'no-to-an-order',
    about: 'Says no to an order that is read out: it still waits, and is told how to drop it.',
    steps: [
      ORDER,
      says('no', 'AMAZON.NoIntent', {
        speech: { has: [{ skill: 'noBuysNothing' }] },
        session: 'ended',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'yes-to-nothing',
    about: 'Says yes before anything was ordered.',
    steps: [
      says('open harbor roasters', 'LaunchRequest', {
        speech: { whole: [{ named: 'welcome' }] },
        session: 'open',
      }),
      says('yes', 'AMAZON.YesIntent', {
        speech: { whole: [{ skill: 'yesBuysNothingWithoutOrder' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'yes-buy-it-now',
    about: 'Says it with force. It is still a yes.',
    steps: [
      ORDER,
      CONFIRM,
      says('yes buy it', 'AMAZON.YesIntent', {
        speech: { whole: [{ skill: 'yesBuysNothing' }] },
        session: 'open',
      }),
      says('place the order', 'AMAZON.YesIntent', {
        speech: { whole: [{ skill: 'yesBuysNothing' }] },
        session: 'open',
      }),
      says('go ahead', 'AMAZON.YesIntent', {
        speech: { whole: [{ skill: 'yesBuysNothing' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'goes-home-and-back',
    about: 'Goes home in the middle, and has the order read back.',
    steps: [
      ORDER,
      says('go home', 'AMAZON.NavigateHomeIntent', { speech: {}, session: 'open' }),
      says('read it back', 'ReadBackIntent', READ_AGAIN),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'two-orders',
    about:
      'Orders twice and confirms the second: the code buys that one, and the first still waits.',
    steps: [
      says('order the sencha', 'OrderIntent', {
        speech: { has: [{ order: 'read' }] },
        session: 'open',
        shows: 'total',
        card: 'Simple',
      }),
      ORDER,
      CONFIRM,
      CODE,
      says('how is my order', 'StatusIntent', {
        speech: { has: [{ order: 'receipt' }, 'Another order waits on your phone'] },
        session: 'ended',
        shows: 'receipt',
        card: 'Simple',
      }),
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'repeats-the-offer',
    about: 'Has an offer said again, and takes the second of it.',
    steps: [
      says('search for tea', 'SearchIntent', { speech: {}, session: 'open', shows: 'products' }),
      says('say that again', 'AMAZON.RepeatIntent', {
        speech: { not: [{ skill: 'fallback' }] },
        session: 'open',
      }),
      says('the second one', 'ChooseIntent', {
        speech: { has: [{ order: 'read' }] },
        session: 'open',
        shows: 'total',
        card: 'Simple',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
];
