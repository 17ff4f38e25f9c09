/** The pairs that the phonemes make near, kept in a file: tests can then see that each is read back on machines without espeak-ng. */
import { CURRENCY_CODES, minorUnitsOf, SPEECH_LOCALES, type Money, type SpeechLocale } from '#core';
import { USUAL_CURRENCY } from './phonemes/measured-amounts.ts';
import { GATED_DISTANCE, type LocaleDistances } from './phonemes/measure-locale.ts';

export interface NearPair {
  readonly locale: SpeechLocale;
  readonly amounts: readonly Money[];
  readonly words: readonly string[];
}

/** A line a pair: locale, currency, both amounts in minor units, both in words. */
export function formatNearPairs(locales: readonly LocaleDistances[]): string {
  const lines = locales.flatMap(({ locale, nearPairs }) =>
    nearPairs
      .filter(({ distance }) => distance <= GATED_DISTANCE)
      .map(({ one, other }) =>
        [
          locale,
          USUAL_CURRENCY[locale],
          ...[one, other].map(({ amountMinor }) => String(amountMinor)),
          ...[one, other].map(({ words }) => words),
        ].join('\t'),
      ),
  );
  return `${lines.join('\n')}\n`;
}

/** @throws {RangeError} on a line that {@link formatNearPairs} does not write. */
export function parseNearPairs(text: string): readonly NearPair[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [locale, currency, one, other, ...words] = line.split('\t');
      const known = SPEECH_LOCALES.find((each) => each === locale);
      const code = CURRENCY_CODES.find((each) => each === currency);
      if (known === undefined || code === undefined || words.length !== 2) {
        throw new RangeError(`no pair: ${line}`);
      }
      const amounts = [one, other].map((minor) => ({
        amountMinor: minorUnitsOf(Number(minor)),
        currency: code,
      }));
      return { locale: known, amounts, words };
    });
}
