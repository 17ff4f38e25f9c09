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

/** Titles differ from one composition to the next, so that nothing that was kept from an earlier one helps. */
export function measureSentences(composed = COMPOSED): readonly SentenceTimes[] {
  return SPEECH_LOCALES.map((locale) => {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + composed; round += 1) {
      const terms = termsOfTenLines(locale, round);
      const checkWords = checkWordsOf(DIGEST, locale);
      const begunAt = performance.now();
      composeSentence(terms, checkWords);
      if (round >= WARM_UP) times.push(performance.now() - begunAt);
    }
    return { locale, ...timesOf(times) };
  });
}

const DIGEST = orderDigestSchema.parse('5a'.repeat(32));
