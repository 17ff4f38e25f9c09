/** What the customer typed, read as an amount of one currency. Whatever could mean anything else is refused, never guessed. */
import { CURRENCY_EXPONENTS, minorUnitsPerMajor, type CurrencyCode } from '../../money/currency.ts';
import { minorUnitsSchema, type MinorUnits } from '../../money/minor-units.ts';
import { findSpokenAmounts } from '../amounts/find-spoken-amounts.ts';
import type { WrittenLocale } from '../speech-locale.ts';
import { hasHanNumeral, withHanNumbersAsDigits } from './han-numbers.ts';
import { hasUnknownWord } from './harmless-talk.ts';
import { hasNumberWord, moneyTalkOf, type LocaleMoneyTalk } from './money-talk.ts';
import type { NumberFormat } from './number-format.ts';
import {
  hasOtherCode,
  MAJOR_MARK,
  MINOR_MARK,
  takeCurrencyMarks,
  type CurrencyMark,
} from './written-currency.ts';
import {
  NO_BREAK_GROUP,
  readMinorUnits,
  readWrittenNumber,
  type WrittenNumber,
} from './written-number.ts';

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

export interface WrittenTotalFormat {
  readonly currency: CurrencyCode;
  /**
   * The order's locale, in which the card shows the total; that is all that approval hands in. A second locale widens nothing: it can only
   * refuse, or know the words beside an amount that both read alike.
   */
  readonly locale: WrittenLocale | readonly WrittenLocale[];
}

/**
 * `unwritten`: nobody of this locale writes so. `unclear`: an amount beside words that this locale does not
 * know, so that only another locale may read it, and then only as the same amount.
 */
type Reading =
  | { readonly outcome: 'read'; readonly amountMinor: MinorUnits }
  | { readonly outcome: 'unclear'; readonly amountMinor: MinorUnits }
  | { readonly outcome: 'refused'; readonly reason: WrittenTotalRefusal | 'unwritten' };

interface FoundNumber {
  readonly digits: string;
  readonly at: number;
}

interface Typed {
  readonly text: string;
  /** The text with stand-ins for the marks. */
  readonly rest: string;
  readonly marks: readonly CurrencyMark[];
  readonly numbers: readonly FoundNumber[];
  readonly currency: CurrencyCode;
  readonly talk: LocaleMoneyTalk;
}

const LONGEST_TEXT = 100;
/** Characters that make a number something else than a plain "it is this". */
const DOUBT = /[?¿%٪‰~≈<>/*+^#=\\|×÷]/u;
const MINUS = /[-‐‑‒–—−﹣]/u;

/**
 * The amount, or why none was read. It says nothing about whether it is the right amount: the caller compares.
 *
 * One amount in one text: the same amount twice is refused like two amounts, since "47.61 47.61" may as well be a sum, a list or a slip
 * of the paste, and asking once more costs little. Several locales must all read the same amount: what only one of them can read is not
 * guessed to be in that one, since "1,234" is a thousand and more in one and a slip in another.
 */
export function readWrittenTotal(text: string, as: WrittenTotalFormat): WrittenTotal {
  if (text.length > LONGEST_TEXT) return { outcome: 'refused', reason: 'ambiguous' };
  const locales = typeof as.locale === 'string' ? [as.locale] : as.locale;
  const readings = locales.map((locale) => readIn(text, as.currency, locale));
  const result = agreed(readings);
  if (result.outcome === 'read') return { outcome: 'read', amountMinor: result.amountMinor };
  const isUnclear = result.outcome === 'unclear' || result.reason === 'unwritten';
  const reason = isUnclear ? 'ambiguous' : result.reason;
  // What hides characters is not shown again.
  return reason === 'no_amount' || locales.every((locale) => hasOddCharacters(text, locale))
    ? { outcome: 'refused', reason }
    : { outcome: 'refused', reason, read: tidied(text) };
}

/** What all of them say. */
function agreed(readings: readonly Reading[]): Reading {
  const isSoft = (reason: string) => reason === 'unwritten' || reason === 'no_amount';
  const firm = readings.find((each) => each.outcome === 'refused' && !isSoft(each.reason));
  if (firm !== undefined) return firm;
  const amounts = readings.flatMap((each) => (each.outcome === 'refused' ? [] : [each]));
  const amount = amounts.find((each) => each.outcome === 'read');
  if (amount === undefined) {
    const isNone = amounts.length === 0 && !readings.some((each) => isUnwritten(each));
    return refused(isNone ? 'no_amount' : 'unwritten');
  }
  const isAgreed = amounts.every((each) => each.amountMinor === amount.amountMinor);
  return isAgreed && amounts.length === readings.length ? amount : refused('ambiguous');
}

function isUnwritten(reading: Reading): boolean {
  return reading.outcome === 'refused' && reading.reason === 'unwritten';
}

function readIn(text: string, currency: CurrencyCode, locale: WrittenLocale): Reading {
  if (hasOddCharacters(text, locale)) return refused('ambiguous');
  const talk = moneyTalkOf(locale);
  const { isUnspaced, nativeZero } = talk.language;
  const joined = text.replace(
    nativeZero === undefined
      ? /(?<=\d)[\u00a0\u202f\u2009](?=\d)/gu
      : /(?<=\p{Nd})[\u00a0\u202f](?=\p{Nd})/gu,
    NO_BREAK_GROUP,
  );
  const folded = talk.fold(joined).replace(/\s+/gu, ' ').trim();
  const plain = isUnspaced ? withHanNumbersAsDigits(folded, locale === 'zh-CN') : folded;
  const taken = takeCurrencyMarks(plain, locale);
  const { marks } = taken;
  const rest = withDashAsCents(taken.rest, talk);
  const numbers = [...rest.matchAll(talk.numbers)].map((match) => ({
    digits: match[0],
    at: match.index,
  }));
  const tidy = tidied(text);
  const typed: Typed = { text: tidy, rest, marks, numbers, currency, talk };
  const reading = numbers.length === 0 ? readWords(typed) : readDigits(typed);
  const isDash = rest !== taken.rest && talk.format.decimal !== ',';
  return isDash ? unclear(reading) : reading;
}

function readDigits(typed: Typed): Reading {
  const { text, rest, marks, numbers, currency } = typed;
  const [first, second] = numbers;
  if (first === undefined) return refused('no_amount');
  if (second !== undefined && !isMajorAndMinor(typed)) return refused('several_amounts');
  if (isNegative(typed, first)) return refused('negative');
  if (!marks.every((mark) => isOf(mark, typed)) || hasOtherCode(text, currency)) {
    return refused('other_currency');
  }
  if (isDoubtful(rest, typed.talk)) return refused('ambiguous');
  const reading = second === undefined ? readOne(typed, first) : readPair(first, second, typed);
  const joiners = second === undefined ? undefined : talkJoiners(typed.talk);
  const words = joiners === undefined ? rest : rest.replace(joiners, ' ');
  return hasUnknownWord(words, typed.talk) ? unclear(reading) : reading;
}

/** `53,-` and `53,–` are how German shops write that there are no cents. */
function withDashAsCents(rest: string, { format }: LocaleMoneyTalk): string {
  const dash = new RegExp(`(\\d),[-‐‑‒–—−]{1,2}(?=[\\s${MAJOR_MARK}]|[.!]?$)`, 'gu');
  return rest.replace(dash, `$1${format.decimal}00`);
}

function unclear(reading: Reading): Reading {
  return reading.outcome === 'refused'
    ? reading
    : { outcome: 'unclear', amountMinor: reading.amountMinor };
}

/** What stands between the major and the minor unit. */
function talkJoiners({ joiners }: LocaleMoneyTalk): RegExp {
  return new RegExp(`(?<=${MAJOR_MARK} ?)(?:${joiners})(?= ?\\d)`, 'u');
}

function readOne({ rest, marks, currency, talk }: Typed, number: FoundNumber): Reading {
  const digits = withoutFullStop(number.digits, rest.slice(number.at + number.digits.length), talk);
  if (!standsAlone(rest, number.at, digits, talk)) return refused('ambiguous');
  if (!marks.some((mark) => mark.isMinor)) {
    return accepted(
      readWrittenNumber(digits, CURRENCY_EXPONENTS[currency], formatFor(currency, talk)),
    );
  }
  // "80 cents" is an amount; "$80 cents" and "80.5 cents" are riddles.
  const after = rest.slice(number.at + digits.length).trimStart();
  const isPlain = marks.length === 1 && after.startsWith(MINOR_MARK);
  return isPlain && CURRENCY_EXPONENTS[currency] > 0
    ? accepted(readMinorUnits(digits))
    : refused('ambiguous');
}

/** Rupees are grouped by lakh and crore wherever they are written: `1,23,456.00` is no other number anywhere. */
function formatFor(currency: CurrencyCode, { format }: LocaleMoneyTalk): NumberFormat {
  return currency === 'INR' ? { ...format, hasIndianGroups: true } : format;
}

/** `forty-seven dollars and sixty-one cents`. */
function readWords({ text, rest, marks, currency, talk }: Typed): Reading {
  const { locale } = talk;
  const found = locale === 'zh-CN' ? [] : findSpokenAmounts(text, locale);
  const [only] = found;
  if (only === undefined) return refused('no_amount');
  if (found.length > 1) return refused('several_amounts');
  if (talk.minus.test(rest)) return refused('negative');
  const isOther = marks.some((mark) => !mark.codes.includes(currency) && !mark.isMinor);
  if (only.currency !== currency || isOther) return refused('other_currency');
  const around = talk.fold(`${text.slice(0, only.start)} ${text.slice(only.end)}`);
  if (!only.isExact || isDoubtful(around, talk) || MINUS.test(around)) return refused('ambiguous');
  const reading: Reading = { outcome: 'read', amountMinor: only.amountMinor };
  return hasUnknownWord(around, talk) ? unclear(reading) : reading;
}

/** `47 dollars and 61 cents`; and `53 Euro 20` where people write so. */
function isMajorAndMinor({ rest, numbers, talk, currency }: Typed): boolean {
  if (numbers.length !== 2) return false;
  const pair = `\\d ?${MAJOR_MARK} ?(?:${talk.joiners})? ?\\d{1,3} ?${MINOR_MARK}`;
  if (new RegExp(pair, 'u').test(rest)) return true;
  const bare = `\\d ?${MAJOR_MARK} ?\\d{2}[.!]?$`;
  const hasCents = CURRENCY_EXPONENTS[currency] === 2;
  return talk.language.money.hasBareMinor && hasCents && new RegExp(bare, 'u').test(rest);
}

function readPair(major: FoundNumber, minor: FoundNumber, typed: Typed): Reading {
  const { currency, talk, rest } = typed;
  const minorDigits = minor.digits.replace(/[.,]$/u, '');
  const majorRead = readWrittenNumber(major.digits, 0, formatFor(currency, talk));
  const minorRead = readMinorUnits(minorDigits);
  if (majorRead.outcome !== 'read' || minorRead.outcome !== 'read') return refused('ambiguous');
  if (!standsAlone(rest, major.at, major.digits, talk)) return refused('ambiguous');
  if (!standsAlone(rest, minor.at, minorDigits, talk)) return refused('ambiguous');
  const perMajor = minorUnitsPerMajor(currency);
  if (minorRead.amountMinor >= perMajor) return refused('ambiguous');
  const amountMinor = majorRead.amountMinor * perMajor + minorRead.amountMinor;
  return accepted({ outcome: 'read', amountMinor });
}

/** "Cents" after Canadian dollars or euros are theirs. */
function isOf(mark: CurrencyMark, { marks, currency }: Typed): boolean {
  if (mark.codes.includes(currency)) return true;
  const hasCents = ['USD', 'CAD', 'EUR'].includes(currency);
  const isNamed = marks.some((other) => other.codes.includes(currency) && !other.isMinor);
  const isCent = mark.codes.some((code) => code === 'USD' || code === 'CAD');
  return hasCents && isNamed && mark.isMinor && isCent;
}

function isNegative({ rest, talk, marks }: Typed, number: FoundNumber): boolean {
  if (talk.minus.test(rest)) return true;
  const withoutMarks = rest.replaceAll(MAJOR_MARK, ' ').replaceAll(MINOR_MARK, ' ');
  const before = withoutMarks.slice(0, number.at).trimEnd().slice(-1);
  const after = withoutMarks.slice(number.at + number.digits.length);
  // `-47.61`, `47.61-`, and `($47.61)` as book-keepers write it; `(47.61)` may also be an aside.
  const isBooked = before === '(' && marks.length > 0;
  if (MINUS.test(before) || isBooked || MINUS.test(after.slice(0, 1))) return true;
  return after.trim().length === 1 && MINUS.test(after);
}

function isDoubtful(rest: string, talk: LocaleMoneyTalk): boolean {
  if (DOUBT.test(rest) || talk.doubts.test(rest)) return true;
  return talk.language.isUnspaced ? hasHanNumeral(rest) : hasNumberWord(rest, talk);
}

/** The full stop or comma of the sentence around it is no part of the number; where no spaces part words, any may follow it. */
function withoutFullStop(digits: string, after: string, talk: LocaleMoneyTalk): string {
  const isEnd = talk.language.isUnspaced || /^\s|^$/u.test(after);
  return isEnd ? digits.replace(/[.,]$/u, '') : digits;
}

/** True when nothing but spaces, marks, quotes and the ends of a sentence touches the number; and words, where no spaces part them. */
function standsAlone(rest: string, at: number, digits: string, talk: LocaleMoneyTalk): boolean {
  const words = talk.language.isUnspaced ? '\\p{sc=Han}\\p{sc=Hiragana}ー' : '';
  const touching = new RegExp(
    `[^\\s${MAJOR_MARK}${MINOR_MARK}${words}"':.,!;“”„«»「」。、!।]`,
    'u',
  );
  return !touching.test(rest.slice(at - 1, at)) && !touching.test(rest.charAt(at + digits.length));
}

function tidied(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').replace(/[’‘]/gu, "'").trim();
}

/**
 * Hidden and direction characters make the text read otherwise than it looks; raised or circled digits would lose their place
 * (`47⁶¹` is not 4761). Full-width digits and signs are plain ones typed on another keyboard, and some languages have their own.
 */
function hasOddCharacters(text: string, locale: WrittenLocale): boolean {
  const { nativeZero, isUnspaced } = moneyTalkOf(locale).language;
  return Array.from(text).some((character) => {
    if (/[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(character)) return true;
    if (/[\p{Cc}]/u.test(character)) return !/[\t\n\r]/u.test(character);
    if (!/\p{N}/u.test(character.normalize('NFKC')) || /[0-9０-９]/u.test(character)) return false;
    if (isUnspaced && character === '〇') return false;
    const native = (character.codePointAt(0) ?? 0) - (nativeZero ?? 0);
    return nativeZero === undefined || native < 0 || native > 9;
  });
}

function accepted(number: WrittenNumber): Reading {
  if (number.outcome !== 'read') return refused(number.outcome);
  const amountMinor = minorUnitsSchema.safeParse(number.amountMinor);
  if (!amountMinor.success) return refused('too_large');
  return { outcome: 'read', amountMinor: amountMinor.data };
}

function refused(reason: WrittenTotalRefusal | 'unwritten'): Reading {
  return { outcome: 'refused', reason };
}
