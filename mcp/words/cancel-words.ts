/** What became of cancelling, in a customer's words. */
import type { CancelAnswer } from '#core';
import { plainWords, type Words } from './words.ts';

const CANCEL_WORDS: Readonly<Record<CancelAnswer['outcome'], string>> = {
  cancelled: 'Your order is cancelled. Nothing was bought.',
  declined: 'Your order was already stopped on your phone. Nothing was bought.',
  expired: 'Your order had already run out of time. Nothing was bought.',
  already_ordered: 'It is too late to cancel: the code was accepted before. Ask how your order is.',
  refused: "I couldn't find that order.",
  unavailable:
    "I can't reach the shop right now, so the order is not cancelled. Try again in a minute.",
};

export function cancelWords(outcome: CancelAnswer['outcome']): Words {
  return plainWords(CANCEL_WORDS[outcome]);
}
