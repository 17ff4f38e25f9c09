/** Whose address or card was meant, by what Alexa heard and recognised. */
import { describe, expect, it } from 'vitest';
import { bookLabelTexts, type Locale } from '#core';
import { findLabels } from '../../lambda/dialogue/find-label.ts';
import type { HeardSlot } from '../../lambda/dialogue/read-slots.ts';

const heardAs = (
  value: string,
  ...resolved: readonly (readonly [id: string, name: string])[]
): HeardSlot => ({
  name: 'address',
  value,
  resolved: resolved.map(([id, name]) => ({ id, name })),
});

function foundIn(
  locale: Locale,
  labels: readonly string[],
  heard: HeardSlot,
  kind: 'address' | 'instrument' = 'address',
): readonly string[] {
  const book = labels.map((label, place) => ({
    id: `of-the-book-${String(place)}`,
    label,
    spoken: bookLabelTexts({ label, kind }, locale).spoken,
    isChosen: false,
  }));
  return findLabels(book, { heard, locale }).map(({ label }) => label);
}

describe('a label of the customer’s own book', () => {
  it.each([
    ['ja-JP', heardAs('会社', ['office', '会社'])],
    ['ja-JP', heardAs('オフィス', ['office', '会社'])],
    ['hi-IN', heardAs('ऑफिस', ['office', 'ऑफिस'])],
    ['de-DE', heardAs('firma', ['office', 'büro'])],
    ['es-ES', heardAs('trabajo', ['office', 'oficina'])],
  ] as const)(
    'is found by the id of what Alexa recognised in %s [REQ-SKILL-LABELS]',
    (locale, heard) => {
      expect(foundIn(locale, ['Home', 'Office'], heard)).toEqual(['Office']);
      // As the shop's answer has it: in the customer's language.
      const own = ['Home', 'Office'].map(
        (label) => bookLabelTexts({ label, kind: 'address' }, locale).text,
      );
      expect(foundIn(locale, own, heard)).toEqual(own.slice(1));
    },
  );

  it('is every one that the recognised values name, so that it is asked which [REQ-SKILL-LABELS]', () => {
    const heard = heardAs('mine', ['home', 'home'], ['office', 'office']);
    expect(foundIn('en-US', ['Home', 'Office', 'Cabin'], heard)).toEqual(['Home', 'Office']);
  });

  it('is both cards of a brand, and none of another [REQ-SKILL-INSTRUMENT]', () => {
    const cards = ['Visa ending 4242', 'Visa ending 1881', 'American Express ending 0005'];
    const visa = heardAs('ビザ', ['visa', 'ビザ']);
    expect(foundIn('ja-JP', cards, visa, 'instrument')).toEqual(cards.slice(0, 2));
    const amex = heardAs('amex', ['american-express', 'amex']);
    expect(foundIn('en-US', cards, amex, 'instrument')).toEqual(cards.slice(2));
  });

  it('is by what was said before what was recognised, and none where nothing fits', () => {
    const heard = heardAs('cabin', ['home', 'home']);
    expect(foundIn('en-US', ['Home', 'Cabin'], heard)).toEqual(['Cabin']);
    expect(foundIn('en-US', ['Home'], heardAs('beach house', ['parents', 'parents']))).toEqual([]);
  });
});
