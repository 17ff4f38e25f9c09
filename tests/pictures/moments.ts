/** The moments that are worth a picture: after which step of which scenario, or at which button. */
import type { ScenarioName } from '../../simulator/page/browser/scenarios.ts';

export interface Moment {
  /** The file's name. */
  readonly name: string;
  /** What a reader of the page of pictures should look at. */
  readonly words: string;
}

/** From 0: the step that has just been done. */
export const SCENARIO_MOMENTS: Readonly<
  Record<ScenarioName, readonly (Moment & { readonly step: number })[]>
> = {
  'whole-job': [
    {
      step: 1,
      name: '02-read-back',
      words: 'The order is read back. Nothing is bought; the Show says so.',
    },
    {
      step: 2,
      name: '03-code',
      words: 'The total was typed on the phone, which now shows a code.',
    },
    { step: 3, name: '04-receipt', words: 'The code was said. Echo and phone show one receipt.' },
  ],
  'fifteen-not-fifty': [
    { step: 3, name: '05-fifteen', words: 'Fifteen, not fifty: another total, other check words.' },
  ],
  'injected-title': [
    {
      step: 1,
      name: '06-injected-title',
      words: 'A title gives orders. The total stays the true one.',
    },
  ],
  'price-changed': [
    {
      step: 4,
      name: '07-price-changed',
      words: 'The price went up after the confirmation: not bought.',
    },
  ],
  'wrong-code': [{ step: 5, name: '08-locked', words: 'Three wrong codes: locked.' }],
  'card-declined': [{ step: 4, name: '09-declined', words: 'The bank says no: not bought.' }],
  'stopped-by-you': [
    { step: 4, name: '10-stopped', words: 'Stopped on the phone: its code buys nothing.' },
  ],
  'two-phones': [
    {
      step: 4,
      name: '11-two-phones',
      words: 'Two phones: one shows the code, the other where it is.',
    },
  ],
  'unknown-payment': [
    { step: 4, name: '12-unknown', words: 'A payment without an answer is called that.' },
  ],
};

export const OTHER_MOMENTS = {
  start: { name: '01-start', words: 'The page as it opens.' },
  stranger: {
    name: '13-someone-elses-order',
    words: 'Another customer’s order and an order that never was look the same.',
  },
  agent: { name: '14-obedient-assistant', words: 'An assistant that obeys everything it reads.' },
  shelf: { name: '15-shelf', words: 'What the shop sells.' },
} as const satisfies Readonly<Record<string, Moment>>;
