import { describe, expect, it } from 'vitest';
import { mergeContext, placeOf } from '../../../screens/surfaces/widget/host-context.ts';

const placeIn = (...contexts: readonly unknown[]): ReturnType<typeof placeOf> =>
  placeOf(contexts.reduce<ReturnType<typeof mergeContext>>(mergeContext, {}));

describe('the place that a host gives [REQ-APPS-HOST-CONTEXT]', () => {
  it('is one height where the standard fixes it or Alexa names its canvas, and grows elsewhere', () => {
    expect(placeIn({ containerDimensions: { width: 768, height: 480 } }).fit).toBe('fill');
    expect(placeIn({ maxWidth: 768, maxHeight: 480 }).fit).toBe('fill');
    expect(placeIn({ displayMode: 'FULLSCREEN' }).fit).toBe('fill');
    expect(placeIn({ containerDimensions: { maxWidth: 600, maxHeight: 500 } })).toMatchObject({
      fit: 'grow',
      mostHeight: 500,
    });
    expect(placeIn({}).fit).toBe('grow');
  });

  it('keeps what was said before when a change names something else', () => {
    const place = placeIn({ theme: 'light', locale: 'de-DE', maxHeight: 480 }, { theme: 'DARK' });
    expect(place).toMatchObject({ theme: 'dark', locale: 'de-DE', fit: 'fill' });
  });

  it.each<unknown>([
    null,
    'dark',
    [],
    { theme: 7, locale: {}, containerDimensions: 'large', safeAreaInsets: [1], styles: 3 },
    { theme: 'sepia', maxHeight: -1, containerDimensions: { height: Infinity } },
    { constructor: 'x' },
  ])('is as if nothing had been said for %j', (context) => {
    expect(placeIn(context)).toMatchObject({
      theme: undefined,
      locale: undefined,
      fit: 'grow',
      mostHeight: undefined,
      isOnPhone: false,
      font: undefined,
    });
  });

  it('takes the names of faces and nothing that fetches one', () => {
    const fontOf = (font: string): string | undefined =>
      placeIn({ styles: { variables: { '--font-sans': font } } }).font;
    expect(fontOf("'Amazon Ember', sans-serif")).toBe("'Amazon Ember', sans-serif");
    expect(fontOf('x; background: url(https://evil.example)')).toBeUndefined();
    expect(fontOf('url(//evil.example)')).toBeUndefined();
  });
});
