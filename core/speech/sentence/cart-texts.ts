/** Parts of a cart as the order's sentence would name them: a line with its quantity, and the label of an address or instrument. */
import type { SpeechLocale } from '../speech-locale.ts';
import type { Surface } from './render-sentence.ts';
import { spokenSurface } from './spoken-surface.ts';
import { fill, wordingOf, type Wording } from './wording.ts';
import { writtenSurface } from './written-surface.ts';

export interface CartText {
  readonly text: string;
  readonly spoken: string;
}

/** "2 of “Dark Roast”", "two of Dark Roast". */
export function cartItemTexts(
  { title, quantity }: { readonly title: string; readonly quantity: number },
  locale: SpeechLocale,
): CartText {
  return onBoth(locale, ({ phrases, count, outside }, { itemGender, whenEmpty }) =>
    fill(quantity === 1 ? phrases.item.one : phrases.item.many, {
      count: count(quantity, itemGender),
      title: outside('title', title, whenEmpty.title),
    }),
  );
}

/** "Visa ending 4242", "Visa ending four two four two". */
export function bookLabelTexts(
  { label, kind }: { readonly label: string; readonly kind: 'address' | 'instrument' },
  locale: SpeechLocale,
): CartText {
  return onBoth(locale, ({ outside }, { whenEmpty }) => outside('label', label, whenEmpty[kind]));
}

function onBoth(
  locale: SpeechLocale,
  say: (surface: Surface, wording: Wording) => string,
): CartText {
  const wording = wordingOf(locale);
  return {
    text: say(writtenSurface(locale), wording),
    spoken: say(spokenSurface(locale), wording),
  };
}
