import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestTerms, SPEECH_LOCALES, isDryRunConsistent } from '#core';
import { nodeHash } from '#stores';
import { dryRunOf } from '../../../surfaces/make-surfaces.ts';
import { termsArbitrary } from '../../order/arbitrary-terms.ts';

const twoLocales = fc.uniqueArray(fc.constantFrom(...SPEECH_LOCALES), {
  minLength: 2,
  maxLength: 2,
});

describe('the language of an order', () => {
  it('invariant 4: is bound by the digest, so that a sentence in another language is of another order [REQ-LANGUAGE-BOUND]', () => {
    fc.assert(
      fc.property(termsArbitrary, twoLocales, (terms, [one = 'en-US', other = 'de-DE']) => {
        const digests = [one, other].map((locale) => digestTerms({ ...terms, locale }, nodeHash));
        expect(digests[0]).not.toBe(digests[1]);
        const first = dryRunOf({ ...terms, locale: one });
        const second = dryRunOf({ ...terms, locale: other });
        expect(isDryRunConsistent({ ...first, terms: second.terms }, nodeHash)).toBe(false);
        expect(isDryRunConsistent({ ...first, sentence: second.sentence }, nodeHash)).toBe(
          first.sentence === second.sentence,
        );
      }),
      { numRuns: 60 },
    );
  });
});
