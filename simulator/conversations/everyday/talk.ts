/** The talk around an order: help, hearing it again, words that mean nothing, and no account. */
import { NOTHING_BOUGHT, NOTHING_ORDERED, READ_OUT, says } from '../answers.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';
import type { Everyday } from './everyday-dialogues.ts';

function helpAndStop(book: PhraseBook): Everyday {
  return {
    name: 'help-and-stop',
    about: 'Asks for help, and leaves.',
    steps: [
      says(book.open, 'LaunchRequest', {
        speech: { whole: [{ named: 'welcome' }] },
        session: 'open',
      }),
      says(book.help, 'AMAZON.HelpIntent', {
        speech: { whole: [{ skill: 'help' }] },
        session: 'open',
      }),
      says(book.stop, 'AMAZON.StopIntent', {
        speech: { whole: [{ skill: 'goodbye' }] },
        session: 'ended',
      }),
    ],
    settlement: NOTHING_ORDERED,
  };
}

function hearItAgain(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'hear-it-again',
    about:
      'Has the order read back, repeated, said slower, and asks for the total: the same words each time.',
    steps: [
      ordered,
      says(book.readBack, 'ReadBackIntent', { ...READ_OUT, card: undefined }),
      says(book.repeat, 'AMAZON.RepeatIntent', { speech: READ_OUT.speech, session: 'open' }),
      says(book.slower, 'SlowerIntent', { speech: READ_OUT.speech, session: 'open' }),
      says(book.total, 'TotalIntent', {
        speech: { has: [{ order: 'total-is' }] },
        session: 'open',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  };
}

function notUnderstood(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'not-understood',
    about: 'Says something that means nothing here: the order is still there afterwards.',
    steps: [
      says(book.nonsense, 'AMAZON.FallbackIntent', {
        speech: { whole: [{ skill: 'fallback' }] },
        session: 'open',
      }),
      ordered,
      says(book.nonsense, 'AMAZON.FallbackIntent', {
        speech: { has: [{ skill: 'notUnderstood' }] },
        session: 'open',
      }),
      says(book.readBack, 'ReadBackIntent', { ...READ_OUT, card: undefined }),
    ],
    settlement: NOTHING_BOUGHT,
  };
}

function notLinked(book: PhraseBook): Everyday {
  return {
    name: 'not-linked',
    about: 'Has linked no account: nothing is ordered, and a card asks to link it.',
    customer: 'not-linked',
    steps: [
      says(book.order, 'OrderIntent', {
        speech: { whole: [{ named: 'linkAccount' }] },
        session: 'ended',
        card: 'LinkAccount',
      }),
    ],
    settlement: NOTHING_ORDERED,
  };
}

const ALL = [helpAndStop, hearItAgain, notUnderstood, notLinked];

export function talkDialogues(book: PhraseBook): readonly Everyday[] {
  return ALL.map((make) => make(book));
}
