import { describe, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import { checkSurfaces } from './check-surfaces.ts';

describe('the five surfaces in more languages', () => {
  it.each(SPEECH_LOCALES.filter((locale) => !/^(?:en|es)-/u.test(locale)))(
    'invariant 4: name the same amounts in 500 random orders, the total on each (%s) [REQ-FIVE-SURFACES]',
    { timeout: 120_000 },
    (locale) => {
      checkSurfaces({ locale, orders: 500 });
    },
  );
});
