/** The samples whose words are pinned: what is heard and shown today is heard and shown after every update of anything. */
import {
  CURRENCY_CODES,
  readBackDigits,
  SPEECH_LOCALES,
  speakAmount,
  writeAmount,
  WRITTEN_LOCALES,
} from '#core';
import { money } from './arbitrary-money.ts';

const AMOUNTS = [
  0, 1, 2, 3, 11, 14, 21, 80, 99, 100, 101, 200, 1600, 2101, 5015, 7196, 8000, 10_000, 12_345,
  100_000, 123_456, 2_100_021, 60_071_806, 100_000_000, 100_000_001, 987_654_321, 1_000_000_000_000,
];

/** A line an amount: locale, currency, minor units, written, spoken, read-back. */
export function goldenAmounts(): readonly string[] {
  const written = WRITTEN_LOCALES.flatMap((locale) =>
    CURRENCY_CODES.flatMap((currency) =>
      AMOUNTS.map((minor) =>
        [locale, currency, minor, 'written', writeAmount(money(currency, minor), locale)].join(
          '\t',
        ),
      ),
    ),
  );
  const spoken = SPEECH_LOCALES.flatMap((locale) =>
    CURRENCY_CODES.flatMap((currency) =>
      AMOUNTS.map((minor) => {
        const each = money(currency, minor);
        const digits = readBackDigits(each, locale) ?? '';
        return [locale, currency, minor, 'spoken', speakAmount(each, locale), digits].join('\t');
      }),
    ),
  );
  return [...written, ...spoken];
}
