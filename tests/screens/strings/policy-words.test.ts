/** An order that the policy forbids may be from another seller, in another currency or too large: the words claim none of these. */
import { WRITTEN_LOCALES } from '#core';
import { PHONE_TEXTS } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { REFUSAL_SENTENCES } from '../../../approval/refusal-words.ts';

/** The first part of what the card says of such an order: that a rule of the shop is in the way. */
const ruleIn = (next: string): string => next.split(/[.,。，।]|、(?=この注文)/u)[0] ?? '';

describe('[REQ-RISK-WORDS] what the policy forbids', () => {
  it.each(WRITTEN_LOCALES)(
    'is told as a rule of the shop, on the card and as a no: %s',
    (locale) => {
      const texts = PHONE_TEXTS[locale];
      const rule = ruleIn(texts.states.refused_by_policy.next);
      expect(rule.length).toBeGreaterThan(8);
      expect(texts.refusals.refused_by_policy.startsWith(rule)).toBe(true);
    },
  );

  it('and so it is by approval itself', () => {
    expect(REFUSAL_SENTENCES.refused_by_policy).toMatch(
      /^A rule of this shop .*Nothing was bought/,
    );
    expect(REFUSAL_SENTENCES.refused_by_policy).not.toMatch(/limit|above/);
  });
});
