/** The assistant chooses the locale of an order; what the customer types must not mean another amount by it. */
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, readWrittenTotal, SPEECH_LOCALES } from '#core';

describe('a typed total and the locale that the requester chose', () => {
  it.each(['1,234', '12,345', '1.234', '123,456', '1,000', '1.299'])(
    'invariant 4: "%s" is never two amounts of one currency in two locales [REQ-TOTAL-WRITTEN]',
    (text) => {
      for (const currency of CURRENCY_CODES) {
        const amounts = SPEECH_LOCALES.flatMap((locale) => {
          const read = readWrittenTotal(text, { currency, locale });
          return read.outcome === 'read' ? [read.amountMinor] : [];
        });
        expect(new Set(amounts).size, currency).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each(['en-US', 'es-US', 'de-DE', 'ja-JP'] as const)(
    'invariant 4: a bare ¥ in %s is yen, and confirms no order in yuan [REQ-TOTAL-WRITTEN]',
    (locale) => {
      expect(readWrittenTotal('¥5,300', { currency: 'CNY', locale }).outcome).toBe('refused');
    },
  );
});
