import { describe, expect, it } from 'vitest';
import { REDEEM_OUTCOMES, SPEECH_LOCALES } from '#core';
import { PROPOSAL_REFUSALS } from '../../mcp/orders/propose-order.ts';
import { CART_REFUSALS } from '../../mcp/cart/cart-refusal.ts';
import { cartRefusedWords } from '../../mcp/words/cart-words.ts';
import {
  firstOrderWords,
  nextCartStepWords,
  nextRedeemStepWords,
  nextStepWords,
  otherOrderWords,
  otherProductWords,
  sayItAnewWords,
} from '../../mcp/words/next-step-words.ts';
import { proposalRefusedWords } from '../../mcp/words/proposal-words.ts';

describe('a refused proposal [REQ-NEXT-STEP]', () => {
  it('says in every language what can be done next, in a sentence of its own without digits', () => {
    for (const locale of SPEECH_LOCALES) {
      for (const reason of PROPOSAL_REFUSALS) {
        for (const { text, spoken } of nextStepWords(reason, locale)) {
          expect(text).toBe(spoken);
          expect(text).toMatch(/^[^\d$€<>]+[.。।]$/u);
          expect(proposalRefusedWords(reason, locale).text).not.toContain(text);
        }
      }
    }
  });

  it('says it for each refusal that does not say it itself', () => {
    const steps = PROPOSAL_REFUSALS.filter((reason) => nextStepWords(reason, 'en-US').length > 0);
    expect([...steps].sort()).toEqual([
      'cart_empty',
      'out_of_stock',
      'product_unknown',
      'several_currencies',
      'several_sellers',
      'too_many_of_one',
    ]);
  });
});

describe('a refused change of the cart, and a product that is not there [REQ-NEXT-STEP]', () => {
  it('says in every language what can be done next, in a sentence of its own without digits', () => {
    for (const locale of SPEECH_LOCALES) {
      for (const reason of CART_REFUSALS) {
        for (const { text, spoken } of nextCartStepWords(reason, locale)) {
          expect(text).toBe(spoken);
          expect(text).toMatch(/^[^\d$€<>]+[.。।]$/u);
          expect(cartRefusedWords(reason, locale).text).not.toContain(text);
        }
      }
      expect(otherProductWords(locale).text).toMatch(/^[^\d$€<>]+[.。।]$/u);
    }
  });

  it('says it for each refusal that does not say it itself', () => {
    const steps = CART_REFUSALS.filter((reason) => nextCartStepWords(reason, 'en-US').length > 0);
    expect([...steps].sort()).toEqual([
      'not_in_cart',
      'out_of_stock',
      'product_unknown',
      'several_currencies',
      'several_sellers',
      'too_many_of_one',
    ]);
  });
});

describe('a code that placed nothing, an order that is not there, a call that was not understood [REQ-NEXT-STEP]', () => {
  it('says in every language what can be done next, in a sentence of its own without digits', () => {
    for (const locale of SPEECH_LOCALES) {
      const steps = [
        ...REDEEM_OUTCOMES.flatMap((outcome) => nextRedeemStepWords(outcome, locale)),
        ...[otherOrderWords, firstOrderWords, sayItAnewWords].map((words) => words(locale)),
      ];
      expect(steps).toHaveLength(6);
      for (const { text, spoken } of steps) {
        expect(text).toBe(spoken);
        expect(text).toMatch(/^[^\d$€<>]+[.。।]$/u);
      }
    }
  });

  it('says it for each outcome whose words do not say it themselves', () => {
    const said = REDEEM_OUTCOMES.filter(
      (outcome) => nextRedeemStepWords(outcome, 'en-US').length > 0,
    );
    expect([...said].sort()).toEqual(['cancelled', 'declined', 'limit_reached']);
  });
});
