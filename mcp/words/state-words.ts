/** Where an order stands, in a customer's words. */
import { speakableText, showableText, type OrderState } from '#core';
import type { FoundOrder } from '../orders/find-order.ts';
import { joinWords, plainWords, wordsWithAmount, type Words } from './words.ts';

/** What is true of an order in each state but `ordered`, which needs its receipt. */
export const STATE_WORDS: Readonly<Record<Exclude<OrderState, 'ordered'>, string>> = {
  waiting:
    'It waits for you to confirm it on your phone. Nothing is bought yet. Confirm it there, then say the four digits that the phone shows.',
  confirmed:
    'It is confirmed on your phone and waits for its code. Nothing is bought yet. Say the four digits that the phone shows.',
  locked:
    'There were too many wrong codes, so it is locked. Nothing was bought. Order again if you still want it.',
  cancelled: 'It was cancelled. Nothing was bought.',
  declined: 'It was stopped on your phone. Nothing was bought.',
  expired: 'It ran out of time. Nothing was bought. Ask for it again to hear it anew.',
  payment_processing:
    'The code was right, and the payment is on its way. It is not done yet. You will not be charged twice.',
  payment_declined: 'The payment was declined. Nothing was bought.',
  payment_unknown:
    "We don't know yet whether the payment went through. You will not be charged twice. We'll tell you.",
};

export function stateWords({ dryRun, standing }: FoundOrder): Words {
  const { totalMinor, currency } = dryRun.terms;
  const order = wordsWithAmount(
    { amountMinor: totalMinor, currency },
    (total) => `Your order of ${total}. Check words: ${dryRun.checkWords}.`,
  );
  if (standing.state === 'ordered' && standing.receipt) {
    return orderedWords(standing.receipt);
  }
  const state = standing.state === 'ordered' ? 'payment_unknown' : standing.state;
  return joinWords(order, plainWords(STATE_WORDS[state]));
}

/** Said on a receipt only: what was charged, and to whom (invariant 6). */
export function orderedWords(receipt: NonNullable<FoundOrder['standing']['receipt']>): Words {
  const { terms, chargedMinor, currency, checkWords } = receipt;
  const say = (amount: string, shop: string): string =>
    `Ordered. You paid ${amount} to ${shop}. The check words are ${checkWords}. Your receipt is on your phone and comes by e-mail.`;
  return {
    text: wordsWithAmount({ amountMinor: chargedMinor, currency }, (amount) =>
      say(amount, showableText(terms.merchant.name, terms.locale)),
    ).text,
    spoken: wordsWithAmount({ amountMinor: chargedMinor, currency }, (amount) =>
      say(amount, speakableText(terms.merchant.name, terms.locale)),
    ).spoken,
  };
}
