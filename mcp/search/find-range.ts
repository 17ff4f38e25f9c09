/** "Between ten and twenty dollars", "from $10 to $15": both ends of a price at once. */
import type { Locale, Money } from '#core';
import { amountsIn, readAmount, readNumberOf, startsIn, type PlacedAmount } from './amounts-in.ts';
import { readBareNumber } from './bare-limit.ts';
import { limitPhrasesOf, type RangePhrases } from './limit-phrases.ts';

export interface PriceRange {
  readonly least: Money;
  readonly most: Money;
  readonly start: number;
  readonly end: number;
}

/** What is looked at costs time: the last places where a range may be, and as many letters on either side as an amount is long. */
const MOST_LINKS = 6;
const LONGEST_AMOUNT = 80;

/** Undefined where either end cannot be read: then nothing of it is taken for a limit. */
export function findRange(text: string, locale: Locale): PriceRange | undefined {
  const found = limitPhrasesOf(locale).ranges.flatMap((phrases) =>
    [...text.matchAll(phrases.link)].slice(-MOST_LINKS).flatMap(({ index, 0: link }) => {
      const range = rangeAt(text, { start: index, end: index + link.length }, { phrases, locale });
      return range ? [{ ...range, isNamed: phrases.isNamed }] : [];
    }),
  );
  // "Between one hundred and fifty and two hundred dollars" is cut where its ends are in order.
  const ordered = found.find(({ least, most }) => least.amountMinor <= most.amountMinor);
  if (ordered) return ordered;
  const named = found.find(({ isNamed }) => isNamed);
  return named && { ...named, least: named.most, most: named.least };
}

function rangeAt(
  text: string,
  link: { readonly start: number; readonly end: number },
  { phrases, locale }: { readonly phrases: RangePhrases; readonly locale: Locale },
): PriceRange | undefined {
  const high = highEnd(text.slice(link.end, link.end + LONGEST_AMOUNT), { phrases, locale });
  if (!high) return undefined;
  const close = phrases.close.exec(text.slice(link.end + high.end));
  if (!close) return undefined;
  const low = lowEnd(text.slice(0, link.start), high.money, { phrases, locale });
  if (low?.money.currency !== high.money.currency) return undefined;
  const end = link.end + high.end + close[0].length;
  return { least: low.money, most: high.money, start: low.start, end };
}

function highEnd(
  text: string,
  { phrases, locale }: { readonly phrases: RangePhrases; readonly locale: Locale },
): PlacedAmount | undefined {
  const spaces = text.length - text.trimStart().length;
  const amount = amountsIn(text, locale).find(({ start }) => start === spaces);
  if (amount) return amount;
  const money = phrases.isNamed ? readBareNumber(text, locale) : undefined;
  return money && { money, start: 0, end: text.length };
}

function lowEnd(
  text: string,
  { currency }: Money,
  { phrases, locale }: { readonly phrases: RangePhrases; readonly locale: Locale },
): { readonly money: Money; readonly start: number } | undefined {
  for (const start of startsIn(text, locale)) {
    const opened = phrases.open.exec(text.slice(0, start));
    const said = text.slice(start).trim();
    const money = opened && (readAmount(said, locale) ?? readNumberOf(said, currency, locale));
    if (money) return { money, start: opened.index };
  }
  return undefined;
}
