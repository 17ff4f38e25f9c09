/** Every answer of redeeming an order, in words that a customer understands: the one place where an outcome becomes speech. */
import type { RedeemAnswer, RedeemOutcome } from '#core';
import { orderedWords, STATE_WORDS } from './state-words.ts';
import { plainWords, type Words } from './words.ts';

type PlainOutcome = Exclude<RedeemOutcome, 'ordered' | 'code_wrong'>;

const PLAIN_WORDS: Readonly<Record<PlainOutcome, string>> = {
  payment_processing:
    'Your code is right, and the payment is on its way. It is not done yet. You will not be charged twice. Ask in a moment how your order is.',
  payment_declined:
    'The payment was declined. Nothing was bought. You can order again and pay with something else.',
  payment_unknown: STATE_WORDS.payment_unknown,
  waiting_for_confirmation:
    'This order is not confirmed yet. Nothing was bought. Confirm it on your phone, then say the four digits that the phone shows.',
  stronger_confirmation_needed:
    'This order needs a stronger confirmation. Nothing was bought. Confirm it on your phone with your passkey.',
  code_locked:
    'There were too many wrong codes. Nothing was bought. Order again if you still want it.',
  expired: 'This order ran out of time. Nothing was bought. Ask for it again to hear it anew.',
  terms_changed: 'Something about this order has changed. Nothing was bought.',
  limit_reached: 'This order would go over a spending limit. Nothing was bought.',
  refused: "I can't place that order. Nothing was bought. Ask for it again to hear it anew.",
  cancelled: 'This order was cancelled. Nothing was bought.',
  declined: 'This order was stopped on your phone. Nothing was bought.',
  unavailable: "I can't reach the shop right now. Nothing was bought. Try again in a minute.",
};

export function redeemWords(answer: RedeemAnswer): Words {
  if (answer.outcome === 'ordered') return orderedWords(answer.receipt);
  if (answer.outcome === 'code_wrong') return plainWords(wrongCodeWords(answer.triesLeft));
  return plainWords(PLAIN_WORDS[answer.outcome]);
}

/** Outcomes that did what was asked, or may have; every other one is a refusal and is marked as such. */
export function isRedeemRefused(outcome: RedeemOutcome): boolean {
  return !['ordered', 'payment_processing', 'payment_unknown'].includes(outcome);
}

function wrongCodeWords(triesLeft: number): string {
  const rest =
    triesLeft === 0
      ? 'There are no tries left. Order again if you still want it.'
      : triesLeft === 1
        ? 'You have one more try.'
        : `You have ${triesLeft === 2 ? 'two' : 'three'} more tries.`;
  return `That code is not right. Nothing was bought. ${rest}`;
}
