/** Ordering, and what becomes of an order. */
import {
  BOUGHT_TWO_BAGS,
  CONFIRM,
  NOTHING_BOUGHT,
  NOTHING_ORDERED,
  READ_OUT,
  RECEIPT,
  says,
} from '../answers.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';
import type { Everyday } from './everyday-dialogues.ts';

function orderAndBuy(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  const bought = says(book.code, 'CodeIntent', RECEIPT);
  return {
    name: 'order-and-buy',
    about: 'Orders, hears the total, confirms it on the phone, says the code: bought.',
    steps: [
      says(book.open, 'LaunchRequest', {
        speech: { whole: [{ named: 'welcome' }] },
        session: 'open',
      }),
      ordered,
      CONFIRM,
      bought,
    ],
    settlement: BOUGHT_TWO_BAGS,
  };
}

function orderOnDot(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  const bought = says(book.code, 'CodeIntent', RECEIPT);
  return {
    name: 'order-on-dot',
    about: 'The same on a device without a screen: everything is said.',
    device: 'dot',
    steps: [ordered, CONFIRM, bought],
    settlement: BOUGHT_TWO_BAGS,
  };
}

function yesBuysNothing(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'yes-buys-nothing',
    about: 'A yes buys nothing, neither before nor after the phone has confirmed.',
    steps: [
      ordered,
      says(book.yes, 'AMAZON.YesIntent', {
        speech: { whole: [{ skill: 'yesBuysNothing' }] },
        session: 'open',
      }),
      CONFIRM,
      says(book.yes, 'AMAZON.YesIntent', {
        speech: { whole: [{ skill: 'yesBuysNothing' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  };
}

function status(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  const bought = says(book.code, 'CodeIntent', RECEIPT);
  return {
    name: 'status',
    about: 'Asks how the order is: before the phone, after it, and once it is bought.',
    steps: [
      ordered,
      says(book.status, 'StatusIntent', {
        speech: { whole: [{ order: 'summary' }, { shop: 'order.states.waiting' }] },
        session: 'open',
        shows: 'total',
      }),
      CONFIRM,
      says(book.status, 'StatusIntent', {
        speech: { whole: [{ order: 'summary' }, { shop: 'order.states.confirmed' }] },
        session: 'open',
        shows: 'total',
      }),
      bought,
      says(book.status, 'StatusIntent', RECEIPT),
    ],
    settlement: BOUGHT_TWO_BAGS,
  };
}

function cancel(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'cancel',
    about: 'Cancels an order that the phone has confirmed already.',
    steps: [
      ordered,
      CONFIRM,
      says(book.cancelOrder, 'CancelOrderIntent', {
        speech: { whole: [{ shop: 'cancel.cancelled' }, { order: 'cancelled' }] },
        session: 'ended',
        shows: 'total',
      }),
      says(book.code, 'CodeIntent', {
        speech: { has: [{ shop: 'order.states.cancelled' }] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: { charged: [], ended: 'cancelled' },
  };
}

function reorder(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  const bought = says(book.code, 'CodeIntent', RECEIPT);
  return {
    name: 'reorder',
    about:
      'Buys, and the next time asks for the same: read out anew, and bought only as every order is.',
    steps: [
      ordered,
      CONFIRM,
      bought,
      says(book.reorder, 'ReorderIntent', {
        speech: { has: [{ order: 'read' }, { skill: 'confirmThenCode' }] },
        session: 'open',
        shows: 'total',
        card: 'Simple',
      }),
    ],
    settlement: { charged: ['USD 47.61'], ended: 'not-ended' },
  };
}

function soldOut(book: PhraseBook): Everyday {
  return {
    name: 'sold-out',
    about: 'Asks for what is sold out.',
    steps: [
      says(book.orderSoldOut, 'OrderIntent', {
        speech: { whole: [{ skill: 'productOutOfStock' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  };
}

const ALL = [orderAndBuy, orderOnDot, yesBuysNothing, status, cancel, reorder, soldOut];

export function orderDialogues(book: PhraseBook): readonly Everyday[] {
  return ALL.map((make) => make(book));
}
