/** What is no code, or not yet, or not any more. */
import {
  BOUGHT_TWO_BAGS,
  CONFIRM,
  NOT_FOUR_DIGITS,
  NOTHING_BOUGHT,
  NOTHING_ORDERED,
  RECEIPT,
  says,
  TWO_LEFT,
} from '../answers.ts';
import { CODE, ORDER } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

export const NO_CODE_DIALOGUES: readonly OddDialogue[] = [
  {
    name: 'code-too-early',
    about: 'Guesses a code before the phone has confirmed anything.',
    steps: [
      ORDER,
      says('my code is four eight two one', 'CodeIntent', {
        speech: { has: [{ shop: 'redeem.outcomes.waiting_for_confirmation' }] },
        session: 'open',
        shows: 'waiting',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'code-without-order',
    about: 'Says a code where there is no order at all.',
    steps: [
      says('ask harbor roasters my code is four eight two one', 'CodeIntent', {
        speech: { has: [{ shop: 'order.none' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
  {
    name: 'three-wrong-codes',
    about: 'Guesses three times: the confirmation is locked, and the right code is worth nothing.',
    steps: [
      ORDER,
      CONFIRM,
      says('my code is {wrong code}', 'CodeIntent', TWO_LEFT),
      says('my code is {wrong code}', 'CodeIntent', {
        speech: { has: [{ shop: 'redeem.codeWrong' }, { shop: 'redeem.triesLeft.one' }] },
        session: 'open',
        shows: 'total',
      }),
      says('my code is {wrong code}', 'CodeIntent', {
        speech: { has: [{ shop: 'redeem.codeWrong' }, { shop: 'redeem.triesLeft.none' }] },
        session: 'ended',
        shows: 'total',
      }),
      says('my code is {code}', 'CodeIntent', {
        speech: { not: [{ order: 'receipt' }, 'you paid'] },
        session: 'ended',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'code-of-no-digits',
    about: 'Says words where digits belong: asked again, no try is lost.',
    steps: [
      ORDER,
      CONFIRM,
      { say: 'my code is a green banana', expect: NOT_FOUR_DIGITS },
      says('my code is {wrong code}', 'CodeIntent', TWO_LEFT),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'code-too-long',
    about: 'Says six digits: asked again, no try is lost.',
    steps: [
      ORDER,
      CONFIRM,
      { say: 'my code is {code} {half code}', expect: NOT_FOUR_DIGITS },
      says('my code is {wrong code}', 'CodeIntent', TWO_LEFT),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'code-leading-zeros',
    about:
      'Says a code that begins with a zero, as none does: it is heard as four digits and is not the right ones.',
    steps: [ORDER, CONFIRM, says('my code is zero zero four two', 'CodeIntent', TWO_LEFT), CODE],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'amount-is-no-code',
    about: 'Says the total where the code belongs: an amount is no code.',
    steps: [
      ORDER,
      CONFIRM,
      { say: 'my code is forty seven dollars and sixty one cents', expect: NOT_FOUR_DIGITS },
      CODE,
    ],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'not-the-code',
    about: 'Says which one it is not.',
    steps: [ORDER, CONFIRM, { say: 'my code is not {code}', expect: NOT_FOUR_DIGITS }],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'code-twice',
    about: 'Says the code once more after it was bought: told again, charged once.',
    steps: [ORDER, CONFIRM, CODE, says('my code is {code}', 'CodeIntent', RECEIPT)],
    settlement: BOUGHT_TWO_BAGS,
  },
  {
    name: 'what-is-the-code',
    about: 'Asks the device for the code, which it does not know.',
    steps: [
      ORDER,
      CONFIRM,
      says("what's my code", 'WhereIsMyCodeIntent', {
        speech: { has: [{ skill: 'codeIsOnPhone' }] },
        session: 'open',
        shows: 'total',
      }),
    ],
    settlement: NOTHING_BOUGHT,
  },
  {
    name: 'no-code-without-order',
    about: 'Looks for a code where no order waits for one.',
    steps: [
      says('where is my code', 'WhereIsMyCodeIntent', {
        speech: { has: [{ skill: 'noCodeNeeded' }] },
        session: 'open',
      }),
    ],
    settlement: NOTHING_ORDERED,
  },
];
