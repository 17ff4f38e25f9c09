/** "Tea under ten": a limit without a currency. It is read only in the country that Alexa+ add-ons are offered in, as that country's money. */
import { findSpokenAmounts, findWrittenAmounts, type Locale, type Money } from '#core';
import type { Limit } from './read-wish.ts';

interface BareLimit {
  /** Before a number; not "at most", which a number of things has as well. */
  readonly under: RegExp;
  readonly money: string;
}

const OF_LOCALES: Partial<Readonly<Record<Locale, BareLimit>>> = {
  'en-US': {
    under: /(?<!\p{L})(?:for |costing |priced )?(?:under|below|less than|cheaper than)\s+/giu,
    money: 'dollars',
  },
  'es-US': { under: /(?<!\p{L})(?:por |de )?(?:menos de|debajo de)\s+/giu, money: 'dólares' },
};

/** At the end alone: a word behind the number says what is counted, and that may be ounces. */
const END = /[\s,.?!]*(?:(?:please|por favor)[\s.?!]*)?$/iu;

export function findBareLimit(text: string, locale: Locale): Limit | undefined {
  const phrases = OF_LOCALES[locale];
  const last = phrases && [...text.matchAll(phrases.under)].at(-1);
  if (!last) return undefined;
  const number = text.slice(last.index + last[0].length).replace(END, '');
  const money = /^[\d.,]+$/.test(number)
    ? findWrittenAmounts(`$${number}`, locale)[0]
    : spokenAlone(`${number} ${phrases.money}`, locale);
  return money && { money, start: last.index, end: text.length };
}

/** Undefined where the text holds anything but the one amount. */
function spokenAlone(text: string, locale: Locale): Money | undefined {
  const [amount] = findSpokenAmounts(text, locale);
  if (amount?.isExact !== true || amount.start !== 0 || amount.end !== text.length) {
    return undefined;
  }
  const { amountMinor, currency } = amount;
  return { amountMinor, currency };
}
