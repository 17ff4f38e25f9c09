/** Every answer of redeeming an order, in words that a customer understands: the one place where an outcome becomes speech. */
import type { Locale, RedeemAnswer, RedeemOutcome } from '#core';
import { nextRedeemStepWords } from './next-step-words.ts';
import type { ShopWords } from './shop-words.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { orderedWords } from './state-words.ts';
import { joinWords, plainWords, type Words } from './words.ts';

export function redeemWords(answer: RedeemAnswer, locale: Locale): Words {
  const { order, redeem } = shopWordsOf(locale);
  if (answer.outcome === 'ordered') {
    const { receipt, goingBack } = answer;
    return orderedWords({ receipt, goingBack }, locale);
  }
  if (answer.outcome === 'payment_unknown') return plainWords(order.states.payment_unknown);
  if (answer.outcome !== 'code_wrong') {
    const told = plainWords(redeem.outcomes[answer.outcome]);
    return joinWords(locale, told, ...nextRedeemStepWords(answer.outcome, locale));
  }
  const rest = redeem.triesLeft[triesOf(answer.triesLeft)];
  return joinWords(locale, plainWords(redeem.codeWrong), plainWords(rest));
}

/** Outcomes that did what was asked, or may have; every other one is a refusal and is marked as such. */
export function isRedeemRefused(outcome: RedeemOutcome): boolean {
  return !['ordered', 'payment_processing', 'payment_unknown'].includes(outcome);
}

function triesOf(triesLeft: number): keyof ShopWords['redeem']['triesLeft'] {
  if (triesLeft === 0) return 'none';
  if (triesLeft === 1) return 'one';
  return triesLeft === 2 ? 'two' : 'three';
}
