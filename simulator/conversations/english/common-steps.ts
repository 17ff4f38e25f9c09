/** Steps that most of the odd dialogues begin or end with. */
import { READ_OUT, RECEIPT, says } from '../answers.ts';

export const ORDER = says('order two bags of the dark roast', 'OrderIntent', READ_OUT);
export const CODE = says('my code is {code}', 'CodeIntent', RECEIPT);
export const STOP = says('stop', 'AMAZON.StopIntent', {
  speech: { whole: [{ skill: 'goodbye' }] },
  session: 'ended',
});
/** The same order once more, where it is not put into the Alexa app again. */
export const READ_AGAIN = { ...READ_OUT, card: undefined } as const;
