/** Answers that many dialogues expect in the same words. */
import type { Dialogue, Expected, SayStep, Step } from './dialogue.ts';

/** The order read out word for word, and what is to be done next. */
export const READ_OUT: Omit<Expected, 'intent'> = {
  speech: { whole: [{ order: 'read' }, { skill: 'confirmThenCode' }] },
  session: 'open',
  shows: 'total',
  card: 'Simple',
};

/** The receipt, in the words that the shop makes from what was charged. */
export const RECEIPT: Omit<Expected, 'intent'> = {
  speech: { whole: [{ order: 'receipt' }] },
  session: 'ended',
  shows: 'receipt',
  card: 'Simple',
};

export const TWO_LEFT: Omit<Expected, 'intent'> = {
  speech: { has: [{ shop: 'redeem.codeWrong' }, { shop: 'redeem.triesLeft.two' }] },
  session: 'open',
  shows: 'total',
};

export const NOT_FOUR_DIGITS: Expected = {
  intent: 'CodeIntent',
  speech: { whole: [{ skill: 'codeUnclear' }] },
  session: 'open',
};

/** What every first order of these dialogues comes to: two bags, delivery and tax. */
export const TWO_BAGS = 'USD 47.61';

export function says(say: string, intent: string, then: Omit<Expected, 'intent'>): SayStep {
  return { say, expect: { intent, ...then } };
}

export const CONFIRM: Step = { phone: 'confirm' };

export const BOUGHT_TWO_BAGS: Dialogue['settlement'] = { charged: [TWO_BAGS], ended: 'redeemed' };
export const NOTHING_BOUGHT: Dialogue['settlement'] = { charged: [], ended: 'not-ended' };
export const NOTHING_ORDERED: Dialogue['settlement'] = { charged: [] };
