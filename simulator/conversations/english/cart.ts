/** The cart: taking out, coming back to it, where it goes, what pays it. */
import { NOTHING_BOUGHT, NOTHING_ORDERED, READ_OUT, says } from '../answers.ts';
import { ORDER, STOP } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

const ADD_ROAST = says('add two bags of the dark roast to my cart', 'AddToCartIntent', {
  speech: { has: [{ cents: 3798 }] },
  session: 'open',
  shows: 'cart',
});
const ADD_SENCHA = says('add the sencha to my cart', 'AddToCartIntent', {
  speech: { has: [{ cents: 5211 }] },
  session: 'open',
  shows: 'cart',
});

export const CART_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'takes-it-out',
    about: 'Takes one thing out of the cart again.',
    steps: [
      ADD_ROAST,
      ADD_SENCHA,
      says('remove the sencha', 'RemoveFromCartIntent', {
        speech: { has: [{ cents: 3798 }] },
        session: 'open',
        shows: 'cart',
      }),
      says('order my cart', 'CheckoutIntent', {
        ...READ_OUT,
        speech: { has: ['two of Dark Roast', { order: 'read' }], not: ['Sencha'] },
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'takes-out-what-is-not-in-it',
    about: 'Takes out what is not in the cart.',
    steps: [
      ADD_ROAST,
      says('remove the matcha', 'RemoveFromCartIntent', {
        speech: { has: [{ skill: 'notInCart' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'cart-is-kept',
    about: 'Leaves with something in the cart: it is offered the next time.',
    steps: [
      ADD_ROAST,
      STOP,
      says('open harbor roasters', 'LaunchRequest', {
        speech: { whole: [{ named: 'welcomeBack' }] },
        session: 'open',
      }),
      says('yes', 'AMAZON.YesIntent', {
        speech: { has: [{ cents: 3798 }] },
        session: 'open',
        shows: 'cart',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'empty-cart',
    about: 'Orders an empty cart.',
    steps: [
      says('order my cart', 'CheckoutIntent', {
        speech: { has: [{ shop: 'proposal.refused.cart_empty' }] },
        session: 'open',
        shows: 'problem',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'two-sellers',
    about: 'Puts things of two sellers into the cart: each needs an order of its own.',
    steps: [
      ADD_ROAST,
      says('add the chopsticks to my cart', 'AddToCartIntent', {
        speech: { has: ['That comes from another seller than the rest of your cart'] },
        session: 'open',
        shows: 'cart',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'where-is-it-going',
    about: 'Asks where the order goes.',
    steps: [
      ORDER,
      says('where is it going', 'DeliveryIntent', {
        speech: { has: [{ skill: 'goesTo', text: 'Home' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'to-nobody-knows-where',
    about: 'Names an address that is not in the book: nobody adds one by voice.',
    steps: [
      ORDER,
      says('deliver it to the lighthouse', 'DeliveryIntent', {
        speech: { has: [{ skill: 'addressUnknown' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'pays-with-another-card',
    about: 'Pays with the other card of the book: another order, read out anew.',
    steps: [
      ORDER,
      says('pay with the mastercard', 'InstrumentIntent', {
        ...READ_OUT,
        speech: { has: ['Mastercard', { order: 'read' }] },
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'pays-with-no-card-of-theirs',
    about: 'Names a card that is not in the book.',
    steps: [
      ORDER,
      says('pay with the american express', 'InstrumentIntent', {
        speech: { has: [{ skill: 'instrumentUnknown' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
];
