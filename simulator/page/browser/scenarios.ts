/** The guided scenarios, as data: what to say, which button to press, what to do on the phone, and what to look for. */
export interface ScenarioStep {
  readonly text: string;
  /** Words for the Echo; the step is over once something was said. */
  readonly say?: string;
  /** The stand-ins' button to press; the step is over once it was pressed. */
  readonly press?: string;
}

export interface Scenario {
  readonly name: string;
  readonly label: string;
  readonly steps: readonly ScenarioStep[];
}

const ORDER: ScenarioStep = {
  text: 'Order it. The Echo reads the whole order back and ends with the total.',
  say: 'order two bags of the dark roast',
};
const RESET: ScenarioStep = {
  text: 'Press Reset under “What can go wrong”, so that the shop is as at first.',
  press: 'reset',
};
const CONFIRM: ScenarioStep = {
  text: 'On the phone: sign in with the name and passphrase above it, open the order, type its total, and sign in once more.',
};
const CODE: ScenarioStep = {
  text: 'Say “my code is” and the four digits on the phone, one by one. Type them in the field below the Echo.',
};

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'whole-job',
    label: 'The whole job',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      CODE,
      {
        text: 'It is bought once, for the total that you heard, saw and typed. Phone and Echo show the same receipt.',
      },
    ],
  },
  {
    name: 'fifteen-not-fifty',
    label: '“I said fifteen, not fifty”',
    steps: [
      RESET,
      {
        text: 'You meant fifteen and the Echo heard fifty. Listen to the read-back: fifty, and its total.',
        say: 'order fifty bags of the decaf',
      },
      { text: 'Nothing was bought, so drop it.', say: 'cancel my order' },
      { text: 'Say it again.', say: 'order fifteen bags of the decaf' },
      { text: 'Another total and other check words: this order cannot be mistaken for the first.' },
    ],
  },
  {
    name: 'injected-title',
    label: 'A title that gives orders',
    steps: [
      {
        text: 'Press Hostile title: the seller’s title now says that it costs a cent and that you have agreed.',
        press: 'hostile-title',
      },
      {
        text: 'Order it. The title moves neither price, quantity nor permission.',
        say: 'order two bags of the dark roast',
      },
      {
        text: 'The total is the shop’s true price for two, and it still waits for you.',
        say: 'yes buy it',
      },
      RESET,
    ],
  },
  {
    name: 'price-changed',
    label: 'The price changes after the read-back',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      { text: 'Before you say the code, press Price goes up.', press: 'price-changes' },
      CODE,
      {
        text: 'It is not bought at the new price. The old order is over, and a new one waits with its own total and check words.',
      },
    ],
  },
  {
    name: 'wrong-code',
    label: 'The wrong code three times',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      {
        text: 'Say a code that is not the one on your phone.',
        say: 'my code is one two three four',
      },
      { text: 'Guess again.', say: 'my code is two three four five' },
      { text: 'And once more.', say: 'my code is three four five six' },
      {
        text: 'After three wrong codes this confirmation is locked, and nothing was bought. The phone says so too.',
      },
    ],
  },
  {
    name: 'declined',
    label: 'The card is declined',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      { text: 'Press Card declined: the bank will say no.', press: 'declines' },
      CODE,
      { text: 'The Echo says that the card was declined and nothing was bought, never “ordered”.' },
    ],
  },
  {
    name: 'unknown-payment',
    label: 'A payment without an answer',
    steps: [
      RESET,
      ORDER,
      CONFIRM,
      { text: 'Press No answer: the money will move, but nobody will say so.', press: 'times-out' },
      CODE,
      {
        text: 'The Echo says what is known and no more. Hearback asks the processor again under the same number, so you are charged once.',
        say: 'where is my order',
      },
      { text: 'Once it is found out, phone and Echo show the receipt.' },
    ],
  },
];
