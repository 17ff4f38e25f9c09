/** The four digits of the phone. */
import {
  BOUGHT_TWO_BAGS,
  CONFIRM,
  NOT_FOUR_DIGITS,
  NOTHING_BOUGHT,
  READ_OUT,
  RECEIPT,
  says,
  TWO_LEFT,
} from '../answers.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';
import type { Everyday } from './everyday-dialogues.ts';

function wrongCode(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  const bought = says(book.code, 'CodeIntent', RECEIPT);
  return {
    name: 'wrong-code',
    about:
      'Says another code than the phone shows, is told that two tries are left, and then says the right one.',
    steps: [ordered, CONFIRM, says(book.wrongCode, 'CodeIntent', TWO_LEFT), bought],
    settlement: BOUGHT_TWO_BAGS,
  };
}

function halfACode(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'half-a-code',
    about: 'Says two digits, twice: no try is lost, as the wrong code after it shows.',
    steps: [
      ordered,
      CONFIRM,
      { say: book.halfCode, expect: NOT_FOUR_DIGITS },
      { say: book.halfCode, expect: NOT_FOUR_DIGITS },
      says(book.wrongCode, 'CodeIntent', TWO_LEFT),
    ],
    settlement: NOTHING_BOUGHT,
  };
}

function codeInNewSession(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'code-in-new-session',
    about: 'Comes back with nothing but the code.',
    steps: [
      ordered,
      says(book.stop, 'AMAZON.StopIntent', {
        speech: { whole: [{ skill: 'goodbye' }] },
        session: 'ended',
      }),
      CONFIRM,
      says(book.codeToShop, 'CodeIntent', RECEIPT),
    ],
    settlement: BOUGHT_TWO_BAGS,
  };
}

function codeAsNumber(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  return {
    name: 'code-as-number',
    about: 'Says the code so that it is heard as a quantity.',
    steps: [ordered, CONFIRM, says(book.codeAsNumber, 'QuantityIntent', RECEIPT)],
    settlement: BOUGHT_TWO_BAGS,
  };
}

function whereIsMyCode(book: PhraseBook): Everyday {
  const ordered = says(book.order, 'OrderIntent', READ_OUT);
  const bought = says(book.code, 'CodeIntent', RECEIPT);
  return {
    name: 'where-is-my-code',
    about: 'Asks for the code, which is never said aloud: before the phone shows one, and after.',
    steps: [
      ordered,
      says(book.whereIsMyCode, 'WhereIsMyCodeIntent', {
        speech: { has: [{ skill: 'codeComesAfter' }] },
        session: 'open',
        shows: 'waiting',
      }),
      CONFIRM,
      says(book.whereIsMyCode, 'WhereIsMyCodeIntent', {
        speech: { has: [{ skill: 'codeIsOnPhone' }] },
        session: 'open',
        shows: 'total',
      }),
      bought,
    ],
    settlement: BOUGHT_TWO_BAGS,
  };
}

const ALL = [wrongCode, halfACode, codeInNewSession, codeAsNumber, whereIsMyCode];

export function codeDialogues(book: PhraseBook): readonly Everyday[] {
  return ALL.map((make) => make(book));
}
