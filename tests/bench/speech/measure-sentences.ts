/** How long it takes to compose an order's sentence, written and spoken, in each locale: the slowest part of a preview that is arithmetic alone. */
import { checkWordsOf, composeSentence, orderDigestSchema, SPEECH_LOCALES } from '#core';
import { timesOf, type Times } from '../measure/percentiles.ts';
import { termsOfTenLines } from './terms-of-ten-lines.ts';

export interface SentenceTimes extends Times {
  readonly locale: (typeof SPEECH_LOCALES)[number];
}

/** The most that the median may be, in milliseconds. */
export const MOST_MEDIAN_MS = 5;

const WARM_UP = 100;
const COMPOSED = 300;

/**
 * Titles differ from one composition to the next, so that nothing that was kept from an earlier one helps; the locales take turns, so that
 * what the machine does meanwhile hits all of them.
 */
export function measureSentences(composed = COMPOSED): readonly SentenceTimes[] {
  const times = new Map(SPEECH_LOCALES.map((locale) => [locale, [] as number[]]));
  for (let round = 0; round < WARM_UP + composed; round += 1) {
    for (const [locale, ofLocale] of times) {
      const terms = termsOfTenLines(locale, round);
      const checkWords = checkWordsOf(DIGEST, locale);
      const begunAt = performance.now();
      composeSentence(terms, checkWords);
      if (round >= WARM_UP) ofLocale.push(performance.now() - begunAt);
    }
  }
  return [...times].map(([locale, ofLocale]) => ({ locale, ...timesOf(ofLocale) }));
}

const DIGEST = orderDigestSchema.parse('5a'.repeat(32));
