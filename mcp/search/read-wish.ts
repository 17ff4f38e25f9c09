/** What a customer wants beside the words of the thing itself: at most so much, the cheapest, the one of last time. */
import { findSpokenAmounts, findWrittenAmounts, type Locale, type Money } from '#core';
import { findBareLimit } from './bare-limit.ts';
import { wishPhrasesOf, type WishPhrases } from './wish-phrases.ts';

export interface Wish {
  /** What is left: the words of what is looked for. */
  readonly words: string;
  readonly most: Money | undefined;
  readonly isCheapest: boolean;
  /** It is one of the customer's own earlier orders. */
  readonly isOfLastTime: boolean;
}

/** The last amount with "at most" beside it bounds the price; any other amount may be part of a name and stays. */
export function readWish(query: string, locale: Locale): Wish {
  const phrases = wishPhrasesOf(locale);
  const text = query.normalize('NFC').replaceAll('’', "'");
  const { rest, most } = takeLimit(text, locale, phrases);
  const ofLastTime = take(rest, phrases.lastTime);
  const cheapest = take(ofLastTime.rest, phrases.cheapest);
  return {
    words: cheapest.rest.replaceAll(/\s+/gu, ' ').trim(),
    most,
    isCheapest: cheapest.isThere,
    isOfLastTime: ofLastTime.isThere,
  };
}

function takeLimit(
  text: string,
  locale: Locale,
  phrases: WishPhrases,
): { readonly rest: string; readonly most: Money | undefined } {
  const asAtMost = phrases.between ? text.replace(phrases.between, 'at most ') : text;
  for (const said of new Set([asAtMost, text])) {
    const limit = findLimit(said, locale, phrases);
    if (limit) {
      return { rest: `${said.slice(0, limit.start)} ${said.slice(limit.end)}`, most: limit.money };
    }
  }
  return { rest: text, most: undefined };
}

/** Where it stands in the text. */
export interface Limit {
  readonly money: Money;
  readonly start: number;
  readonly end: number;
}

function findLimit(text: string, locale: Locale, phrases: WishPhrases): Limit | undefined {
  const limits = [...spokenIn(text, locale), ...writtenIn(text, locale)].flatMap(
    (amount) => withPhrase(text, amount, phrases) ?? [],
  );
  return limits.at(-1) ?? findBareLimit(text, locale);
}

/** The amount together with the phrase that makes it a limit; undefined where there is none beside it. */
function withPhrase(
  text: string,
  amount: Limit,
  { atMostBefore, atMostBehind }: WishPhrases,
): Limit | undefined {
  const before = atMostBefore?.exec(text.slice(0, amount.start));
  if (before) return { ...amount, start: before.index };
  const behind = atMostBehind?.exec(text.slice(amount.end));
  return behind ? { ...amount, end: amount.end + behind[0].length } : undefined;
}

function spokenIn(text: string, locale: Locale): readonly Limit[] {
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

function writtenIn(text: string, locale: Locale): readonly Limit[] {
  return [...text.matchAll(SIGNED)].flatMap((match) => {
    const [money] = findWrittenAmounts(match[0], locale);
    return money ? [{ money, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function take(text: string, phrase: RegExp): { readonly rest: string; readonly isThere: boolean } {
  const rest = text.replaceAll(phrase, ' ');
  return { rest, isThere: rest !== text };
}
