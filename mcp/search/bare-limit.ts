/** "Tea under ten": a limit without a currency. It is read only in the country that Alexa+ add-ons are offered in, as that country's money. */
import type { Locale, Money } from '#core';
import { readNumberOf } from './amounts-in.ts';
import type { Limit } from './price-limits.ts';

/** Before a number; not "at most" and "at least", which a number of things has as well. */
interface BareLimit {
  readonly most: RegExp;
  readonly least: RegExp;
}

/** Behind "no" it says the opposite. */
const words = (source: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})not?\\s+)(?:${source})\\s+`, 'giu');

const OF_LOCALES: Partial<Readonly<Record<Locale, BareLimit>>> = {
  'en-US': {
    most: words('(?:for |costing |priced )?(?:under|below|less than|cheaper than)'),
    least: words('(?:for |costing |priced )?(?:over|above|more than|pricier than)'),
  },
  'es-US': {
    most: words('(?:por |de )?(?:menos de|debajo de)'),
    least: words('(?:por |de )?(?:más de|encima de)'),
  },
};

/** At the end alone: a word behind the number says what is counted, and that may be ounces. */
const END = /[\s,.?!]*(?:(?:please|por favor)[\s.?!]*)?$/iu;

export function findBareLimit(text: string, locale: Locale): Limit | undefined {
  const phrases = OF_LOCALES[locale];
  if (!phrases) return undefined;
  const limits = (['most', 'least'] as const).flatMap((bound): readonly Limit[] => {
    const last = [...text.matchAll(phrases[bound])].at(-1);
    const money = last && readBareNumber(text.slice(last.index + last[0].length), locale);
    return money ? [{ bound, money, start: last.index, end: text.length }] : [];
  });
  return limits[0];
}

/** Undefined where the text holds anything but the one number. */
export function readBareNumber(text: string, locale: Locale): Money | undefined {
  return locale in OF_LOCALES ? readNumberOf(text.replace(END, ''), 'USD', locale) : undefined;
}
