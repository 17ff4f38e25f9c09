import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import { plainTerms } from '../core/order/arbitrary-terms.ts';
import { checkSurfaces, checkSurfacesOf } from './check-surfaces.ts';

describe('the five surfaces', () => {
  // The other languages are in a file of their own, so that both are done at once; ten thousand a locale in `npm run test:deep`.
  it.each(SPEECH_LOCALES.filter((locale) => /^(?:en|es)-/u.test(locale)))(
    'invariant 4: name the same amounts in 500 random orders, the total on each (%s) [REQ-FIVE-SURFACES]',
    { timeout: 120_000 },
    (locale) => {
      checkSurfaces({ locale, orders: 500 });
    },
  );

  it('invariant 4: name the same amounts in a plain order in every locale [REQ-FIVE-SURFACES]', () => {
    for (const locale of SPEECH_LOCALES) {
      expect(() => {
        checkSurfacesOf({ ...plainTerms, locale });
      }).not.toThrow();
    }
  });
});
