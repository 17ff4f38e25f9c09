/** Why an order is halted, in words that a customer understands, in every language. */
import { RISK_REASONS, WRITTEN_LOCALES } from '#core';
import { PHONE_TEXTS } from '#screens/strings';
import { describe, expect, it } from 'vitest';

describe('[REQ-RISK-WORDS] the reasons of risk', () => {
  it.each(WRITTEN_LOCALES)('are each told in words of their own: %s', (locale) => {
    const { reasons } = PHONE_TEXTS[locale].risk;
    expect(Object.keys(reasons).sort()).toEqual([...RISK_REASONS].sort());
    const words = Object.values(reasons);
    expect(new Set(words).size).toBe(words.length);
    for (const text of words) {
      // A whole sentence of a dozen words or so: no code, no number but a span of time.
      expect(text).toMatch(/[.。।?？]$/u);
      expect(text).not.toMatch(/_|\d{3}|[{}<>]|risk|score|anomal|EWMA|CUSUM|MCC/iu);
      expect(text.length).toBeLessThanOrEqual(120);
    }
  });

  it.each(WRITTEN_LOCALES)('and a limit says from when, or that nobody knows: %s', (locale) => {
    const { risk } = PHONE_TEXTS[locale];
    expect(risk.limitFrom('21:07')).toContain('21:07');
    expect(risk.limitRoomFrom('21:07')).toContain('21:07');
    expect(risk.limitLater).not.toMatch(/\d/u);
    expect(new Set([risk.limited, risk.limitLater, risk.byModel]).size).toBe(3);
  });
});
