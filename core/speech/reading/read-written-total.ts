/** What the customer typed, read as an amount of one currency. Whatever could mean anything else is refused, never guessed. */
import { CURRENCY_EXPONENTS, minorUnitsPerMajor, type CurrencyCode } from '../../money/currency.ts';
import { minorUnitsSchema, type MinorUnits } from '../../money/minor-units.ts';
import type { Locale } from '../../order/order-terms.ts';
import { findSpokenAmounts } from '../amounts/find-amounts.ts';
import { NUMBER_WORDS } from '../amounts/number-words.ts';
import {
  MAJOR_MARK,
  MINOR_MARK,
  takeCurrencyMarks,
  type CurrencyMark,
} from './written-currency.ts';
import { readMinorUnits, readWrittenNumber, type WrittenNumber } from './written-number.ts';

export const WRITTEN_TOTAL_REFUSALS = [
  'no_amount',
  'several_amounts',
  'ambiguous',
  'other_currency',
  'negative',
  'too_large',
] as const;
export type WrittenTotalRefusal = (typeof WRITTEN_TOTAL_REFUSALS)[number];

export type WrittenTotal =
  | { readonly outcome: 'read'; readonly amountMinor: MinorUnits }
  | {
      readonly outcome: 'refused';
      readonly reason: WrittenTotalRefusal;
      /** The customer's own words, tidied, where an amount was in them: "what was read". */
      readonly read?: string;
    };

interface FoundNumber {
  readonly digits: string;
  readonly at: number;
}

interface Reading {
  readonly text: string;
  /** The text with stand-ins for the marks. */
  readonly rest: string;
  readonly marks: readonly CurrencyMark[];
  readonly numbers: readonly FoundNumber[];
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

const LONGEST_TEXT = 100;
/** Words that make a number something else than a plain "it is this": denials, guesses, sums and multiples. */
const DOUBT =
  /(?<![\p{L}'])(?:no|not|never|none|wrong|cancel|stop|don'?t|isn'?t|wasn'?t|ain'?t|can'?t|won'?t|about|around|approx\p{L}*|roughly|almost|nearly|over|under|above|below|less|more|than|between|or|maybe|perhaps|plus|times|off|half|per|each|if|but|instead|except|without|point|dozen|grand|k|m|mil|mn|bn)(?!\p{L})|[?%~≈<>/*+^#=\\|]/u;
const MINUS = /[-‐‑‒–—−﹣]/u;

/** @returns the amount, or why none was read. It says nothing about whether it is the right amount: the caller compares. */
export function readWrittenTotal(
  text: string,
  as: { readonly currency: CurrencyCode; readonly locale: Locale },
): WrittenTotal {
  if (text.length > LONGEST_TEXT || hasHiddenOrOddCharacters(text)) return refused('ambiguous');
  const tidy = text.normalize('NFKC').replace(/\s+/gu, ' ').replace(/[’‘]/gu, "'").trim();
  const { marks, rest } = takeCurrencyMarks(tidy.toLowerCase());
  const numbers = [...rest.matchAll(/[.,]?\d[\d.,]*/gu)].map((match) => ({
    digits: match[0],
    at: match.index,
  }));
  const reading: Reading = { text: tidy, rest, marks, numbers, ...as };
  const result = numbers.length === 0 ? readWords(reading) : readDigits(reading);
  return result.outcome === 'read' || result.reason === 'no_amount'
    ? result
    : { ...result, read: tidy };
}

function readDigits(reading: Reading): WrittenTotal {
  const { rest, marks, numbers, currency } = reading;
  const [first, second] = numbers;
  if (first === undefined) return refused('no_amount');
  if (second !== undefined && !isMajorAndMinor(reading)) return refused('several_amounts');
  if (isNegative(rest, first)) return refused('negative');
  if (!marks.every((mark) => isOf(mark, reading))) return refused('other_currency');
  if (isDoubtful(rest)) return refused('ambiguous');
  return second === undefined
    ? readOne(reading, first)
    : readPair(first.digits, second.digits, currency);
}

function readOne({ rest, marks, currency }: Reading, number: FoundNumber): WrittenTotal {
  const digits = withoutFullStop(number.digits, rest.slice(number.at + number.digits.length));
  if (!standsAlone(rest, number.at, digits)) return refused('ambiguous');
  if (!marks.some((mark) => mark.isMinor)) {
    return accepted(readWrittenNumber(digits, CURRENCY_EXPONENTS[currency]));
  }
  // "80 cents" is an amount; "$80 cents" and "80.5 cents" are riddles.
  const after = rest.slice(number.at + digits.length).trimStart();
  const isPlain = marks.length === 1 && after.startsWith(MINOR_MARK);
  return isPlain ? accepted(readMinorUnits(digits)) : refused('ambiguous');
}

/** `forty-seven dollars and sixty-one cents`. */
function readWords({ text, rest, marks, currency, locale }: Reading): WrittenTotal {
  const found = findSpokenAmounts(text, locale);
  const [only] = found;
  if (only === undefined) return refused('no_amount');
  if (found.length > 1) return refused('several_amounts');
  if (/(?<!\p{L})(?:minus|negative)(?!\p{L})/u.test(rest)) return refused('negative');
  if (only.currency !== currency || marks.some((mark) => mark.currency === 'unknown')) {
    return refused('other_currency');
  }
  const around = `${text.slice(0, only.start)} ${text.slice(only.end)}`.toLowerCase();
  if (!only.isExact || isDoubtful(around) || MINUS.test(around)) return refused('ambiguous');
  return { outcome: 'read', amountMinor: only.amountMinor };
}

/** `47 dollars and 61 cents`. */
function isMajorAndMinor({ rest, numbers }: Reading): boolean {
  const pair = `\\d ?${MAJOR_MARK} ?(?:and|,|&)? ?\\d{1,3} ?${MINOR_MARK}`;
  return numbers.length === 2 && new RegExp(pair, 'u').test(rest);
}

function readPair(major: string, minor: string, currency: CurrencyCode): WrittenTotal {
  const majorRead = readWrittenNumber(major, 0);
  const minorRead = readMinorUnits(minor);
  if (majorRead.outcome !== 'read' || minorRead.outcome !== 'read') return refused('ambiguous');
  const perMajor = minorUnitsPerMajor(currency);
  if (minorRead.amountMinor >= perMajor) return refused('ambiguous');
  const amountMinor = majorRead.amountMinor * perMajor + minorRead.amountMinor;
  return accepted({ outcome: 'read', amountMinor });
}

/** "Cents" after Canadian dollars or euros are theirs. */
function isOf(mark: CurrencyMark, { marks, currency }: Reading): boolean {
  if (mark.currency === currency) return true;
  const hasCents = currency === 'CAD' || currency === 'EUR';
  const isNamed = marks.some((other) => other.currency === currency && !other.isMinor);
  return hasCents && isNamed && mark.isMinor && mark.currency === 'USD';
}

function isNegative(rest: string, number: FoundNumber): boolean {
  if (/(?<!\p{L})(?:minus|negative)(?!\p{L})/u.test(rest)) return true;
  const withoutMarks = rest.replaceAll(MAJOR_MARK, ' ').replaceAll(MINOR_MARK, ' ');
  const before = withoutMarks.slice(0, number.at).trimEnd().slice(-1);
  const after = withoutMarks.slice(number.at + number.digits.length);
  // `-47.61`, `47.61-`, and `($47.61)` as book-keepers write it.
  if (MINUS.test(before) || before === '(' || MINUS.test(after.slice(0, 1))) return true;
  return after.trim().length === 1 && MINUS.test(after);
}

function isDoubtful(rest: string): boolean {
  if (DOUBT.test(rest)) return true;
  return (rest.match(/\p{L}+/gu) ?? []).some((word) => NUMBER_WORDS.has(word));
}

/** The full stop or comma of the sentence around it is no part of the number. */
function withoutFullStop(digits: string, after: string): string {
  return /^\s|^$/u.test(after) ? digits.replace(/[.,]$/u, '') : digits;
}

/** True when nothing but spaces, marks, quotes and the ends of a sentence touches the number. */
function standsAlone(rest: string, at: number, digits: string): boolean {
  const touching = new RegExp(`[^\\s${MAJOR_MARK}${MINOR_MARK}"':.,!;“”]`, 'u');
  return !touching.test(rest.slice(at - 1, at)) && !touching.test(rest.charAt(at + digits.length));
}

/**
 * Hidden and direction characters make the text read otherwise than it looks; raised or circled digits would lose their place
 * (`47⁶¹` is not 4761). Full-width digits and signs are plain ones typed on another keyboard.
 */
function hasHiddenOrOddCharacters(text: string): boolean {
  return Array.from(text).some((character) => {
    if (/[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(character)) return true;
    if (/[\p{Cc}]/u.test(character)) return !/[\t\n\r]/u.test(character);
    return /\p{N}/u.test(character.normalize('NFKC')) && !/[0-9０-９]/u.test(character);
  });
}

function accepted(number: WrittenNumber): WrittenTotal {
  if (number.outcome !== 'read') return refused(number.outcome);
  const amountMinor = minorUnitsSchema.safeParse(number.amountMinor);
  if (!amountMinor.success) return refused('too_large');
  return { outcome: 'read', amountMinor: amountMinor.data };
}

function refused(reason: WrittenTotalRefusal): WrittenTotal {
  return { outcome: 'refused', reason };
}
