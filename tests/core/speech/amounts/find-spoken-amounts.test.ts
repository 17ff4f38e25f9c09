/** Amounts found in texts: all of ours, and those of others in whatever way they are put. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpokenAmounts, SPEECH_LOCALES, speakAmount } from '#core';
import { anyMoney } from './arbitrary-money.ts';

describe('finding spoken amounts', () => {
  it.each(SPEECH_LOCALES)(
    'in %s finds every amount that is said, exactly, and nothing else [REQ-AMOUNTS-FOUND]',
    (locale) => {
      const stop = locale === 'ja-JP' ? '。' : '. ';
      fc.assert(
        fc.property(fc.array(anyMoney, { maxLength: 4 }), (amounts) => {
          const text = amounts.map((each) => `Alfa: ${speakAmount(each, locale)}${stop}`).join('');
          expect(findSpokenAmounts(text, locale)).toEqual(
            amounts.map((each): unknown => expect.objectContaining({ ...each, isExact: true })),
          );
        }),
        { numRuns: 200 },
      );
    },
  );

  it.each([
    ['en-US', 'FIVE DOLLARS', 500, 'USD'],
    ['en-US', 'a dollar', 100, 'USD'],
    ['en-US', '5 dollars and 10 cents', 510, 'USD'],
    ['en-US', 'a hundred dollars', 10_000, 'USD'],
    ['en-US', 'five hundred and one dollars', 50_100, 'USD'],
    ['en-US', '1,000 dollars', 100_000, 'USD'],
    ['en-GB', 'twenty quid', 2000, 'GBP'],
    ['en-CA', 'twenty bucks', 2000, 'CAD'],
    ['en-CA', 'eighty cents', 80, 'CAD'],
    ['es-US', 'ochenta centavos', 80, 'USD'],
    ['es-ES', 'cinco pavos', 500, 'EUR'],
    ['es-ES', 'un millon de euros', 100_000_000, 'EUR'],
    ['de-DE', 'fuenfzig euro und zwanzig cent', 5020, 'EUR'],
    ['de-DE', 'hundert Mäuse', 10_000, 'EUR'],
    ['fr-FR', 'quarante sept euros et soixante et un centimes', 4761, 'EUR'],
    ['fr-FR', 'vingt balles', 2000, 'EUR'],
    ['it-IT', 'ventun euro e 5 centesimi', 2105, 'EUR'],
    ['pt-BR', 'cinquenta contos', 5000, 'BRL'],
    ['ja-JP', '合計は五千三百円です', 5300, 'JPY'],
    ['ja-JP', '4円', 4, 'JPY'],
    ['hi-IN', 'पांच सौ रुपए', 50_000, 'INR'],
  ] as const)('in %s reads "%s"', (locale, text, amountMinor, currency) => {
    expect(findSpokenAmounts(text, locale)).toMatchObject([
      { amountMinor, currency, isExact: true },
    ]);
  });

  it.each([
    ['en-US', 'roast five twenty dollars', 2000],
    ['en-US', 'seventeen hundred dollars', 170_000],
    ['en-US', '5 million dollars', 500_000_000],
    ['en-US', '5.50 dollars', 5000],
    ['ja-JP', '3万5千円', 35_000],
    ['hi-IN', '5 लाख रुपये', 50_000_000],
  ] as const)('in %s finds "%s", but not as an exact amount', (locale, text, amountMinor) => {
    expect(findSpokenAmounts(text, locale)).toMatchObject([{ amountMinor, isExact: false }]);
  });

  it('keeps amounts of different currencies apart, and gives their places', () => {
    expect(findSpokenAmounts('Oh, five dollars and six pence!', 'en-US')).toMatchObject([
      { amountMinor: 500, currency: 'USD', start: 4, end: 16 },
      { amountMinor: 6, currency: 'GBP', start: 21, end: 30 },
    ]);
  });

  it('adds minor units only where they are fewer than a major unit', () => {
    expect(findSpokenAmounts('five dollars and two hundred cents', 'en-US')).toMatchObject([
      { amountMinor: 500 },
      { amountMinor: 200 },
    ]);
  });

  it.each([
    ['en-US', 'one scent, dollars, and two apples'],
    ['de-DE', 'eine Tasche und zwei Hemden'],
    ['ja-JP', 'りんごに、みかん'],
    ['en-US', ''],
  ] as const)('in %s finds no amount in "%s"', (locale, text) => {
    expect(findSpokenAmounts(text, locale)).toEqual([]);
  });
});
