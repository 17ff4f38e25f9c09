/**
 * What an order costs a customer: taps, words and seconds, by a model whose numbers are stated, not measured with people. Operators after
 * the keystroke-level model (S. K. Card, T. P. Moran, A. Newell, 1980): a tap 1.1 s (pointing), a key 0.28 s, a thought before an action
 * 1.35 s; speaking 150 words a minute, reading 238 (M. Brysbaert, 2019); a passkey 4 s, an assumption.
 */
import { spokenSeconds, type RiskReason } from '#core';
import { PHONE_TEXTS } from '#screens/strings';

const TAP_S = 1.1;
const KEY_S = 0.28;
const THOUGHT_S = 1.35;
const PASSKEY_S = 4;
const SPOKEN_WORDS_A_SECOND = 150 / 60;
const READ_WORDS_A_SECOND = 238 / 60;

/** What the customer does, step by step. */
interface Step {
  readonly words: string;
  readonly taps?: number;
  readonly keys?: number;
  readonly says?: string;
  readonly hears?: string;
  readonly reads?: string;
  readonly passkeys?: number;
}

export interface Effort {
  readonly taps: number;
  readonly keys: number;
  readonly wordsSaid: number;
  readonly wordsRead: number;
  readonly seconds: number;
}

const TEXTS = PHONE_TEXTS['en-US'];
const READ_BACK =
  'Two Dark Roast, whole bean, from Harbor Roasters. Delivery to Home by Thursday is six dollars and fifty cents. Tax is three dollars and thirteen cents. The total is forty seven dollars and sixty one cents. Nothing is bought yet. Open the card on your phone to confirm.';

const ORDINARY: readonly Step[] = [
  { words: 'asks for it', says: 'Alexa, ask Harbor Roasters for two bags of dark roast' },
  { words: 'hears the order', hears: READ_BACK },
  { words: 'opens the card from the notice', taps: 1, reads: READ_BACK },
  { words: 'types the total', taps: 1, keys: 5 },
  { words: 'goes on, with the passkey', taps: 1, passkeys: 1 },
  { words: 'says the code', says: 'Alexa, ask Harbor Roasters, my code is four eight two one' },
];

export const EFFORT_CASES: readonly {
  readonly name: string;
  readonly reasons: readonly RiskReason[];
}[] = [
  { name: 'nothing unusual', reasons: [] },
  { name: 'one thing told', reasons: ['first_from_merchant'] },
  { name: 'asked about a repeat', reasons: ['possible_repeat'] },
  { name: 'halted for its amount', reasons: ['amount_high'] },
  {
    name: 'halted for several things',
    reasons: ['score_high', 'first_order_from_client', 'new_address', 'first_from_merchant'],
  },
];

/** The same steps; every reason is one more sentence to read and to think about. A passkey confirms each of them. */
export function effortOf(reasons: readonly RiskReason[]): Effort {
  const more = reasons.map((reason): Step => ({
    words: reason,
    reads: TEXTS.risk.reasons[reason],
  }));
  const steps = [...ORDINARY, ...more];
  return {
    taps: sum(steps, ({ taps = 0, passkeys = 0 }) => taps + passkeys),
    keys: sum(steps, ({ keys = 0 }) => keys),
    wordsSaid: sum(steps, ({ says }) => wordsIn(says)),
    wordsRead: sum(steps, ({ reads }) => wordsIn(reads)),
    seconds: Math.round(sum(steps, secondsOf)),
  };
}

function secondsOf({ taps = 0, keys = 0, says, hears, reads, passkeys = 0 }: Step): number {
  return (
    THOUGHT_S +
    taps * TAP_S +
    keys * KEY_S +
    passkeys * PASSKEY_S +
    wordsIn(says) / SPOKEN_WORDS_A_SECOND +
    wordsIn(reads) / READ_WORDS_A_SECOND +
    (hears === undefined ? 0 : spokenSeconds(hears, 'en-US'))
  );
}

function sum(steps: readonly Step[], of: (step: Step) => number): number {
  return steps.reduce((total, step) => total + of(step), 0);
}

function wordsIn(text = ''): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
