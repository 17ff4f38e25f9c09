/** Every way in which English speakers say four digits, and in which recognisers write them down. */
import { BOUGHT_TWO_BAGS, CONFIRM, RECEIPT, says } from '../answers.ts';
import type { Step } from '../dialogue.ts';
import { ORDER, STOP } from './common-steps.ts';
import type { OddDialogue } from './english-dialogues.ts';

const WAYS: readonly (readonly [name: string, about: string, say: string])[] = [
  ['bare-digits', 'Says nothing but the digits.', '{code}'],
  ['typed-digits', 'The recogniser writes digits.', 'my code is {typed code}'],
  ['oh-for-zero', 'Says "oh" for zero.', 'my code is {oh code}'],
  [
    'homophones',
    'The recogniser hears "for", "to", "ate" and "won".',
    'my code is {homophone code}',
  ],
  ['pairs', 'Says the digits two and two.', 'my code is {pair code}'],
  ['polite-digits', 'Is polite about it.', 'the code is {code} please'],
  ['phone-says', 'Says where the digits stand.', 'my phone says {code}'],
  [
    'corrected',
    'Gets it wrong and says it anew in the same breath.',
    'my code is {wrong code} no {code}',
  ],
  ['sorry-corrected', 'Is sorry, and says it anew.', 'my code is {half code} sorry {code}'],
  ['make-it', 'The number lands in a quantity.', 'make it {typed code}'],
];

export const HEARD_CODE_DIALOGUES: readonly OddDialogue[] = [
  ...WAYS.map(([name, about, say]): OddDialogue => ({
    name: `code-${name}`,
    about,
    steps: [ORDER, CONFIRM, saysCode(say)],
    settlement: BOUGHT_TWO_BAGS,
  })),
  {
    name: 'code-to-the-shop-by-name',
    about: 'Comes back the next minute and tells the shop by its name.',
    device: 'dot',
    steps: [ORDER, STOP, CONFIRM, saysCode('alexa tell harbor roasters that my code is {code}')],
    settlement: BOUGHT_TWO_BAGS,
  },
];

function saysCode(say: string): Step {
  return says(say, say.startsWith('make it') ? 'QuantityIntent' : 'CodeIntent', RECEIPT);
}
