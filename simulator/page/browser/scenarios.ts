/**
 * The guided scenarios, as data: what the person does in each step, by the page's own controls, and what is to be seen then. The guide
 * shows these steps, and `tests/e2e/scenarios` plays these very steps, so that the two cannot differ.
 */
import type { FaultName } from './fault-names.ts';

/** What the person does. `look` asks for nothing but eyes. */
export type Act =
  | { readonly kind: 'say'; readonly words: string }
  | { readonly kind: 'press'; readonly fault: FaultName }
  /** Sign in where that is needed, open the order that waits, type its total, and sign in once more. */
  | { readonly kind: 'confirm'; readonly on: PhoneName }
  /** Sign in where that is needed, and open the order that waits. */
  | { readonly kind: 'open-order'; readonly on: PhoneName }
  | { readonly kind: 'open-second-phone' }
  /** Say "my code is" and the digits of the phone that shows them. */
  | { readonly kind: 'say-code'; readonly from: PhoneName }
  /** Press "Don't buy this" on the phone. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'look' };

export type PhoneName = 'phone' | 'second-phone';

/** Words that stand there once the step is done, on each surface that matters; each is literally on that surface. */
export interface Sight {
  readonly echo?: string;
  readonly show?: string;
  readonly phone?: string;
  readonly secondPhone?: string;
}

export interface ScenarioStep {
  readonly text: string;
  readonly act: Act;
  readonly see?: Sight;
}

export const SCENARIO_NAMES = [
  'whole-job',
  'fifteen-not-fifty',
  'injected-title',
  'price-changed',
  'wrong-code',
  'card-declined',
  'stopped-by-you',
  'two-phones',
  'unknown-payment',
] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** What the guide leads through: a scenario, or a conversation that the page plays. */
export interface Guided {
  /** Short, for the row of all. */
  readonly label: string;
  readonly steps: readonly ScenarioStep[];
}

export interface Scenario extends Guided {
  readonly name: ScenarioName;
}

const RESET: ScenarioStep = {
  text: 'Press Reset, so that the shop is as at first.',
  act: { kind: 'press', fault: 'reset' },
};
const ORDER: ScenarioStep = {
  text: 'Order it. The Echo reads the whole order back and ends with the total.',
  act: { kind: 'say', words: 'order two bags of the dark roast' },
  see: { echo: 'This is a dry run: nothing has been bought.', show: 'DRY RUN · NOTHING BOUGHT' },
};
const CONFIRM: ScenarioStep = {
  text: 'On the phone: sign in with the name and passphrase above it, open the order, type its total, and sign in once more. It shows a code.',
  act: { kind: 'confirm', on: 'phone' },
  see: { phone: 'Say this code' },
};
const SAY_CODE = 'Say “my code is” and the four digits on the phone, one by one.';
const DROP: ScenarioStep = {
  text: 'Nothing was bought. Drop it.',
  act: { kind: 'say', words: 'cancel my order' },
  see: { echo: 'Nothing was bought.' },
};
const ORDERED = { echo: 'Ordered. You paid', show: 'ORDERED', phone: 'Paid on' } as const;

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'whole-job',
    label: 'Whole job',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      { text: SAY_CODE, act: { kind: 'say-code', from: 'phone' }, see: ORDERED },
      {
        text: 'Bought once, for the total that you heard, saw and typed. Echo, phone, e-mail and Alexa app tell the same.',
        act: { kind: 'look' },
        see: ORDERED,
      },
    ],
  },
  {
    name: 'fifteen-not-fifty',
    label: 'Fifteen, not fifty',
    steps: [
      RESET,
      {
        text: 'You meant fifteen and the Echo heard fifty. Listen: fifty, and its total.',
        act: { kind: 'say', words: 'order fifty bags of the decaf' },
        see: { echo: 'fifty', show: '50 ×' },
      },
      DROP,
      {
        text: 'Say it again: another total and other check words, so this order cannot be mistaken for the first.',
        act: { kind: 'say', words: 'order fifteen bags of the decaf' },
        see: { echo: 'fifteen', show: '15 ×' },
      },
      DROP,
    ],
  },
  {
    name: 'injected-title',
    label: 'Injected title',
    steps: [
      {
        text: 'Press Hostile title: the seller’s title now says that it costs a cent and that you have agreed.',
        act: { kind: 'press', fault: 'hostile-title' },
      },
      {
        text: 'Order it. The total stays the shop’s true price for two.',
        act: { kind: 'say', words: 'order two bags of the dark roast' },
        see: { echo: 'forty-seven dollars and sixty-one cents', show: 'DRY RUN · NOTHING BOUGHT' },
      },
      {
        text: 'The title says that you have agreed. A yes buys nothing, wherever it comes from.',
        act: { kind: 'say', words: 'yes buy it' },
        see: { echo: 'A yes alone buys nothing.' },
      },
      DROP,
      RESET,
    ],
  },
  {
    name: 'price-changed',
    label: 'Price changes',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      {
        text: 'Before you say the code, press Price goes up.',
        act: { kind: 'press', fault: 'price-changes' },
      },
      {
        text: `${SAY_CODE} It is not bought at a price that you did not confirm: a new order waits, with its own total.`,
        act: { kind: 'say-code', from: 'phone' },
        see: {
          echo: 'Something about this order has changed. Nothing was bought.',
          show: 'DRY RUN · NOTHING BOUGHT',
          phone: 'The same order waits with its new terms.',
        },
      },
      DROP,
      RESET,
    ],
  },
  {
    name: 'wrong-code',
    label: 'Wrong code three times',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      {
        text: 'Say a code that is not the one on your phone.',
        act: { kind: 'say', words: 'my code is one two three four' },
        see: { echo: 'You have two more tries.', phone: 'You have 2 tries left.' },
      },
      {
        text: 'Guess again.',
        act: { kind: 'say', words: 'my code is two three four five' },
        see: { echo: 'You have one more try.', phone: 'You have one try left.' },
      },
      {
        text: 'And once more. The confirmation is locked, and the right code is worth nothing any more. (Ten wrong codes a day lock the voice.)',
        act: { kind: 'say', words: 'my code is three four five six' },
        see: { echo: 'There are no tries left.', show: 'NOT BOUGHT · LOCKED', phone: 'Locked' },
      },
      DROP,
    ],
  },
  {
    name: 'card-declined',
    label: 'Declined',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      {
        text: 'Press Card declined: the bank will say no.',
        act: { kind: 'press', fault: 'declines' },
      },
      {
        text: `${SAY_CODE} Never “ordered”: the card was declined.`,
        act: { kind: 'say-code', from: 'phone' },
        see: {
          echo: 'The payment was declined. Nothing was bought.',
          show: 'NOT BOUGHT · DECLINED',
          phone: 'Payment declined',
        },
      },
    ],
  },
  {
    name: 'stopped-by-you',
    label: 'Stopped by you',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      {
        text: 'You change your mind: press “Don’t buy this”, at the bottom of the phone. A stop that comes first wins.',
        act: { kind: 'decline' },
        see: { phone: 'This order can no longer be bought.' },
      },
      {
        text: 'Say the code that you had. It is worth nothing now.',
        act: { kind: 'say-code', from: 'phone' },
        see: { echo: 'Nothing was bought.', phone: 'Stopped' },
      },
    ],
  },
  {
    name: 'two-phones',
    label: 'Two phones',
    steps: [
      RESET,
      {
        text: 'Open the second phone: another device, with a sign-in of its own.',
        act: { kind: 'open-second-phone' },
      },
      ORDER,
      {
        text: 'On the first phone: sign in and open the order.',
        act: { kind: 'open-order', on: 'phone' },
        see: { phone: 'Waiting for you' },
      },
      {
        text: 'Confirm it on the second phone. Only that one shows the code; the first one says where to look.',
        act: { kind: 'confirm', on: 'second-phone' },
        see: { phone: 'Confirmed on another device', secondPhone: 'Say this code' },
      },
      {
        text: 'Say the code of the second phone. Both show the same receipt.',
        act: { kind: 'say-code', from: 'second-phone' },
        see: { ...ORDERED, secondPhone: 'Paid on' },
      },
    ],
  },
  {
    name: 'unknown-payment',
    label: 'Unknown payment',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      {
        text: 'Press No answer: the money will move, but nobody will say so.',
        act: { kind: 'press', fault: 'times-out' },
      },
      {
        text: `${SAY_CODE} The Echo says what is known, and no more.`,
        act: { kind: 'say-code', from: 'phone' },
        see: { echo: 'You will not be charged twice.' },
      },
      {
        text: 'Hearback asks the processor again, under the same number. Then the phone shows the receipt, and you were charged once.',
        act: { kind: 'look' },
        see: { phone: 'Paid on' },
      },
      {
        text: 'Ask for it.',
        act: { kind: 'say', words: 'where is my order' },
        see: ORDERED,
      },
    ],
  },
];
