/** An explanation of a halt by a language model, where a shop wants one: more words, and nothing else. No judgement takes one as its input. */
import type { Locale } from '../order/order-terms.ts';
import type { RiskReason } from '../policy/risk-reason.ts';
import { showableText } from '../speech/outside/outside-text.ts';

/** Closed words alone: nothing that a seller, an assistant or the customer wrote is told to a model. */
export interface ToExplain {
  readonly reasons: readonly RiskReason[];
  readonly locale: Locale;
}

/** May be slow, hostile or down. It is handed nothing by which it could do anything. */
export type ExplainByModel = (of: ToExplain) => Promise<string>;

/** Where it comes from is always told. `local-fallback`: the reasons' own words, which stand on the card whatever a model says. */
export type Explanation =
  { readonly source: 'model'; readonly text: string } | { readonly source: 'local-fallback' };

export const LOCAL_FALLBACK: Explanation = { source: 'local-fallback' };

/** One line of plain text without amounts: no mark-up, no second total. Without a letter in it there is nothing to show. */
export function explanationOf(answer: string, { locale }: ToExplain): Explanation {
  const text = showableText(answer.slice(0, 4000), locale);
  return /\p{L}/u.test(answer) ? { source: 'model', text } : LOCAL_FALLBACK;
}
