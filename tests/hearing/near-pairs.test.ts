/** The pairs that `npm run hearing` found near, held against today's words and tables. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  minorUnitsOf,
  minorUnitsPerMajor,
  soundsLikeAnother,
  speakAmount,
  type Money,
} from '#core';
import { parseNearPairs } from './near-pairs.ts';

const PAIRS = parseNearPairs(readFileSync(new URL('near-pairs.tsv', import.meta.url), 'utf8'));

describe('amounts whose phonemes are near', () => {
  it('are those of the words that we say today; `npm run hearing -- --phonemes` measures them again', () => {
    expect(PAIRS.length).toBeGreaterThan(200);
    for (const { locale, amounts, words } of PAIRS) {
      expect(amounts.map((amount) => speakAmount(amount, locale))).toEqual(words);
    }
  });

  it('are all read back, both of each pair [REQ-READ-BACK-COMPLETE]', () => {
    const missed = PAIRS.filter(
      ({ locale, amounts }) => !amounts.every((amount) => soundsLikeAnother(amount, locale)),
    );
    expect(missed.map(({ locale, words }) => [locale, ...words])).toEqual([]);
  });

  it('stay so behind larger numbers and before cents [REQ-READ-BACK-COMPLETE]', () => {
    const scale = fc.constantFrom(1_000_000, 10_000_000, 100_000_000);
    fc.assert(
      fc.property(fc.constantFrom(...PAIRS), scale, fc.nat(), (pair, above, minor) => {
        for (const { amountMinor, currency } of pair.amounts) {
          const perMajor = minorUnitsPerMajor(currency);
          if (amountMinor % perMajor !== 0) return;
          const longer: Money = {
            amountMinor: minorUnitsOf(amountMinor + above * perMajor + (minor % perMajor)),
            currency,
          };
          expect(soundsLikeAnother(longer, pair.locale)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
