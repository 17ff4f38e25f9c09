/** The amounts in what a customer says, with their place, and numbers whose currency is said elsewhere. */
import {
  findSpokenAmounts,
  findWrittenAmounts,
  minorUnitsPerMajor,
  minorUnitsSchema,
  parseNumberWords,
  type CurrencyCode,
  type Locale,
  type Money,
} from '#core';

export interface PlacedAmount {
  readonly money: Money;
  readonly start: number;
  readonly end: number;
}

/** In the text's order; of those in words only what is exactly one amount. */
export function amountsIn(text: string, locale: Locale): readonly PlacedAmount[] {
  return [...spokenIn(text, locale), ...writtenIn(text, locale)].sort(
    (one, other) => one.start - other.start,
  );
}

/** The whole text as one amount: "ten dollars", "$10". */
export function readAmount(text: string, locale: Locale): Money | undefined {
  return amountsIn(text, locale).find(({ start, end }) => start === 0 && end === text.length)
    ?.money;
}

/** The whole text as a number of that currency: "ten", "12.50". */
export function readNumberOf(
  text: string,
  currency: CurrencyCode,
  locale: Locale,
): Money | undefined {
  if (/^\d[\d.,]*$/u.test(text)) return findWrittenAmounts(`${currency} ${text}`, locale)[0];
  const count = parseNumberWords(text.replace(/^an? /iu, 'one '), locale);
  const amountMinor = minorUnitsSchema.safeParse((count ?? NaN) * minorUnitsPerMajor(currency));
  return amountMinor.success ? { amountMinor: amountMinor.data, currency } : undefined;
}

/** More words than these make no number that anybody says. */
const MOST_STARTS = 16;

/** Where a number may begin that ends with the text, the longest first; in languages without spaces at any character. */
export function startsIn(text: string, locale: Locale): readonly number[] {
  const start = locale === 'ja-JP' ? /\S/gu : /(?<![\p{L}\p{M}\p{N}\p{Sc}.,])[\p{L}\p{N}\p{Sc}]/gu;
  return [...text.matchAll(start)].slice(-MOST_STARTS).map(({ index }) => index);
}

function spokenIn(text: string, locale: Locale): readonly PlacedAmount[] {
  return findSpokenAmounts(text, locale)
    .filter(({ isExact }) => isExact)
    .map(({ amountMinor, currency, start, end }) => ({
      money: { amountMinor, currency },
      start,
      end,
    }));
}

/** With a sign: "$10", "12,50 €". */
const SIGNED = /(?:\p{Sc}\s?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*\s?\p{Sc})/gu;

function writtenIn(text: string, locale: Locale): readonly PlacedAmount[] {
  return [...text.matchAll(SIGNED)].flatMap((match) => {
    const [money] = findWrittenAmounts(match[0], locale);
    return money ? [{ money, start: match.index, end: match.index + match[0].length }] : [];
  });
}
