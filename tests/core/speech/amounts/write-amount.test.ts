/** Amounts as each locale writes them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, findWrittenAmounts, writeAmount, WRITTEN_LOCALES } from '#core';
import { anyMoney, money } from './arbitrary-money.ts';

const SPACE = '\u00a0';
const NARROW = '\u202f';

describe('written amounts', () => {
  it.each([
    ['en-US', 'USD', 123_456_789, '$1,234,567.89'],
    ['en-US', 'USD', 5, '$0.05'],
    ['en-US', 'CAD', 4761, 'CA$47.61'],
    ['en-US', 'MXN', 4761, 'MX$47.61'],
    ['en-US', 'JPY', 5300, '¥5,300'],
    ['en-US', 'CNY', 5320, 'CN¥53.20'],
    ['en-US', 'KWD', 1299, `KWD${SPACE}1.299`],
    ['en-GB', 'GBP', 5320, '£53.20'],
    ['en-GB', 'USD', 5320, 'US$53.20'],
    ['en-CA', 'CAD', 5320, '$53.20'],
    ['en-CA', 'USD', 5320, 'US$53.20'],
    ['es-US', 'USD', 123_450, '$1,234.50'],
    ['es-ES', 'EUR', 5320, `53,20${SPACE}€`],
    ['es-ES', 'EUR', 123_450, `1234,50${SPACE}€`],
    ['es-ES', 'EUR', 1_234_550, `12.345,50${SPACE}€`],
    ['de-DE', 'EUR', 123_450, `1.234,50${SPACE}€`],
    ['de-DE', 'USD', 5320, `53,20${SPACE}$`],
    ['fr-FR', 'EUR', 123_450, `1${NARROW}234,50${SPACE}€`],
    ['fr-FR', 'USD', 5320, `53,20${SPACE}$US`],
    ['it-IT', 'EUR', 123_450, `1.234,50${SPACE}€`],
    ['pt-BR', 'BRL', 5320, `R$${SPACE}53,20`],
    ['pt-BR', 'USD', 5320, `US$${SPACE}53,20`],
    ['ja-JP', 'JPY', 5300, '5,300円'],
    ['ja-JP', 'USD', 5320, '$53.20'],
    ['hi-IN', 'INR', 12_345_600, '₹1,23,456.00'],
    ['hi-IN', 'INR', 1_000_000_000_000, '₹10,00,00,00,000.00'],
    ['zh-CN', 'CNY', 5320, '¥53.20'],
    ['zh-CN', 'JPY', 5300, 'JP¥5,300'],
  ] as const)('in %s %s %i is %s', (locale, currency, minor, text) => {
    expect(writeAmount(money(currency, minor), locale)).toBe(text);
  });

  it.each(WRITTEN_LOCALES)(
    'in %s are found again as the same amounts, and no others [REQ-WRITTEN-ROUND-TRIP]',
    (locale) => {
      fc.assert(
        fc.property(fc.array(anyMoney, { maxLength: 4 }), (amounts) => {
          const text = amounts.map((each) => `Alfa ${writeAmount(each, locale)}.`).join(' ');
          expect(findWrittenAmounts(text, locale)).toEqual(amounts);
        }),
        { numRuns: 200 },
      );
    },
  );

  it.each(WRITTEN_LOCALES)('in %s have another sign for each currency', (locale) => {
    const signs = CURRENCY_CODES.map((code) =>
      writeAmount(money(code, 0), locale).replace(/[\d.,\s]/gu, ''),
    );
    expect(new Set(signs).size).toBe(CURRENCY_CODES.length);
  });

  // The platform's language data is advice: where it differs, the reason stands in decision 0011.
  it.each([
    ['en-US', 'USD'],
    ['en-GB', 'GBP'],
    ['en-CA', 'CAD'],
    ['es-US', 'USD'],
    ['es-ES', 'EUR'],
    ['de-DE', 'EUR'],
    ['fr-FR', 'EUR'],
    ['it-IT', 'EUR'],
    ['pt-BR', 'BRL'],
    ['hi-IN', 'INR'],
    ['zh-CN', 'CNY'],
  ] as const)('in %s are the platform’s for the home currency %s', (locale, currency) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    for (const minor of [0, 5, 5320, 1_234_550, 123_456_789, 98_765_432_100]) {
      expect(writeAmount(money(currency, minor), locale)).toBe(format.format(minor / 100));
    }
  });
});

describe('finding written amounts', () => {
  it('passes over quoted text and takes the sign on either side', () => {
    expect(findWrittenAmounts('“$9.99” is $5, 6 $ and USD 7; JPY 8, 9円', 'en-US')).toEqual([
      money('USD', 500),
      money('USD', 600),
      money('USD', 700),
      money('JPY', 8),
      money('JPY', 9),
    ]);
    expect(findWrittenAmounts('« 9,99 € » 12 345,67 €', 'fr-FR')).toEqual([
      money('EUR', 1_234_567),
    ]);
    expect(findWrittenAmounts('„9,99 €“ 5,5 € 1,999 €', 'de-DE')).toEqual([
      money('EUR', 550),
      money('EUR', 199),
    ]);
    expect(findWrittenAmounts('「9円」￥５３', 'ja-JP')).toEqual([money('JPY', 53)]);
  });
});
