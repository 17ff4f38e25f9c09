/** The amounts whose words are compared: every number word of a locale, in each place in which amounts say it. */
import { minorUnitsOf, minorUnitsPerMajor, type CurrencyCode, type Money } from '#core';
import type { SpeechLocale } from '#core';

export const USUAL_CURRENCY: Readonly<Record<SpeechLocale, CurrencyCode>> = {
  'en-US': 'USD',
  'en-GB': 'GBP',
  'en-CA': 'CAD',
  'es-US': 'USD',
  'es-ES': 'EUR',
  'de-DE': 'EUR',
  'fr-FR': 'EUR',
  'it-IT': 'EUR',
  'pt-BR': 'BRL',
  'ja-JP': 'JPY',
  'hi-IN': 'INR',
};

/** 0 to 99, whole hundreds, thousands and hundred thousands; and 1 to 99 of the minor unit, where there is one. */
export function measuredAmounts(locale: SpeechLocale): readonly Money[] {
  const currency = USUAL_CURRENCY[locale];
  const perMajor = minorUnitsPerMajor(currency);
  const majors = [
    ...upTo(99, 0),
    ...upTo(9).map((digit) => digit * 100),
    ...upTo(99).map((number) => number * 1000),
    ...upTo(9).map((digit) => digit * 100_000),
  ];
  const minors = perMajor === 1 ? [] : upTo(99);
  const all = [...majors.map((major) => major * perMajor), ...minors];
  return [...new Set(all)].map((amount) => ({ amountMinor: minorUnitsOf(amount), currency }));
}

function upTo(most: number, from = 1): readonly number[] {
  return Array.from({ length: most + 1 - from }, (_, index) => from + index);
}
