import { describe, expect, it } from 'vitest';
import { judgeOrderByPolicy, riskPolicyOf } from '#core';
import { plainTerms } from './plain-order.ts';
import { policyWith } from './policy-texts.ts';

const policy = policyWith();
const locales =
  '"en-US",\n          "en-GB",\n          "en-CA",\n          "es-US",\n          "es-ES",';

describe('one order under the whole policy', () => {
  it('is allowed below the thresholds, halted from the lower one on and refused from the upper one on', () => {
    expect(judgeOrderByPolicy(plainTerms({ minor: 4999 }), policy)).toEqual({
      outcome: 'allowed',
      reasons: [],
      refusal: null,
    });
    expect(judgeOrderByPolicy(plainTerms({ minor: 5000 }), policy)).toEqual({
      outcome: 'halted',
      reasons: ['amount_high'],
      refusal: null,
    });
    expect(judgeOrderByPolicy(plainTerms({ minor: 20_001 }), policy)).toEqual({
      outcome: 'refused',
      reasons: ['amount_above_limit'],
      refusal: { rule: 'total' },
    });
  });

  const refused = [
    [
      'a currency that is not allowed',
      plainTerms({ minor: 1, currency: 'GBP' }),
      policy,
      { rule: 'currency' },
    ],
    [
      'a seller who is not allowed',
      plainTerms({ minor: 1, seller: 'somebody' }),
      policy,
      { rule: 'seller' },
    ],
    [
      'another shop than the one that is bound',
      plainTerms({ minor: 1, shop: { id: 'corner-shop', name: 'Corner  Shop' } }),
      policy,
      { rule: 'field', path: 'shop.name' },
    ],
    [
      'more of a thing than the agent may choose',
      plainTerms({ minor: 1, quantity: 6 }),
      policyWith([{ find: '"to": 99', put: '"to": 5' }]),
      { rule: 'field', path: 'lines[].quantity' },
    ],
    [
      'a language that the agent may not choose',
      plainTerms({ minor: 1 }),
      policyWith([{ find: locales, put: '' }]),
      { rule: 'field', path: 'locale' },
    ],
  ] as const;
  it.each(refused)(
    'is refused for %s, which alone makes the difference [REQ-POLICY-ORDER]',
    (_why, terms, under, refusal) => {
      expect(judgeOrderByPolicy(terms, under)).toEqual({
        outcome: 'refused',
        reasons: [],
        refusal,
      });
      const allowed = plainTerms({ minor: 1, quantity: 5 });
      const everySeller = policyWith([{ find: '["corner-shop", "book-barn"]', put: '"all"' }]);
      expect(judgeOrderByPolicy(allowed, policy).outcome).toBe('allowed');
      expect(
        judgeOrderByPolicy(plainTerms({ minor: 1, seller: 'somebody' }), everySeller).outcome,
      ).toBe('allowed');
    },
  );

  it('gives the risk rules its one reference table', () => {
    const { reference } = riskPolicyOf(policy);
    expect(reference.currency).toBe('USD');
    expect(reference.rates).toMatchObject({ USD: 1_000_000, EUR: 1_100_000, GBP: 1_000_000_000 });
  });
});
