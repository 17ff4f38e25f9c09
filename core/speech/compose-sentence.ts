/** The dry-run sentence: one structure from the terms, rendered once to written and once to spoken text. */
import type { OrderTerms } from '../order/order-terms.ts';

export interface DryRunSentence {
  readonly sentence: string;
  readonly spokenText: string;
}

export function composeSentence(terms: OrderTerms, checkWords: string): DryRunSentence {
  return {
    sentence: `${terms.shop.name} ${checkWords}`,
    spokenText: `${terms.shop.name} ${checkWords}`,
  };
}
