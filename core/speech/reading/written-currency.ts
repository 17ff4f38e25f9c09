/** The signs, codes and words of currencies that people write next to a total. */
import type { CurrencyCode } from '../../money/currency.ts';
import { ISO_4217 } from '../../money/iso-4217.ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '../speech-locale.ts';
import { READING_LANGUAGES } from './languages/reading-languages.ts';
import { foldingOf } from './reading-words.ts';

/** What was written next to the number: money that it can be, in its major or minor unit. */
export interface CurrencyMark {
  /** ISO 4217 codes; none for money that we do not sell in. */
  readonly codes: readonly string[];
  readonly isMinor: boolean;
}

interface MarkPattern extends CurrencyMark {
  readonly pattern: RegExp;
}

/** Stand in the text for a mark that was taken, so that what is next to a number can still be seen. */
export const MAJOR_MARK = '\u{e000}';
export const MINOR_MARK = '\u{e001}';

const LATIN = '\\p{Script=Latin}';

/** Codes in small letters too; others of ISO 4217 only in capitals, as many are words (`all`, `top`, `try`). */
const TYPED_CODES =
  'usd gbp cad eur mxn brl jpy inr cny kwd aud nzd chf sek nok dkk pln czk huf krw sgd hkd twd thb idr myr php zar ils aed sar ' +
  'qar bhd omr jod egp ngn kes uah clp ars isk vnd btc eth';

const MARKS: ReadonlyMap<WrittenLocale, readonly MarkPattern[]> = new Map(
  WRITTEN_LOCALES.map((locale) => [locale, marksIn(locale)]),
);

/** Every mark in the text (in small letters), and the text with a stand-in for each. */
export function takeCurrencyMarks(
  text: string,
  locale: WrittenLocale,
): { readonly marks: readonly CurrencyMark[]; readonly rest: string } {
  const marks: CurrencyMark[] = [];
  let rest = text;
  for (const { pattern, codes, isMinor } of MARKS.get(locale) ?? []) {
    rest = rest.replace(pattern, () => {
      marks.push({ codes, isMinor });
      return isMinor ? MINOR_MARK : MAJOR_MARK;
    });
  }
  return { marks, rest };
}

/** Codes in capitals of money that is known but not in the list of typed ones: `RUB`, `TRY`. */
export function hasOtherCode(text: string, currency: CurrencyCode): boolean {
  return (text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/gu) ?? []).some(
    (code) => code !== currency && ISO_4217.has(code),
  );
}

/** In this order: a longer name is taken before the shorter one that is part of it. */
function marksIn(locale: WrittenLocale): readonly MarkPattern[] {
  const language = READING_LANGUAGES[locale];
  const fold = foldingOf(language);
  // A bare dollar sign is the dollar of the country; other dollars bring their letters with them.
  const dollar = locale === 'en-CA' ? 'CAD' : 'USD';
  const codesOf = (codes: readonly string[]) => codes.map((code) => (code === '$' ? dollar : code));
  const names = language.money.currencies.flatMap(({ codes, major, minor }) => [
    ...(major === undefined ? [] : [mark(codesOf(codes), fold(major), language.letters)]),
    ...(minor === undefined ? [] : [mark(codesOf(codes), fold(minor), language.letters, true)]),
  ]);
  return [
    ...names,
    mark(['CAD'], '(?:ca|cdn|cad|c) ?\\$|\\$ ?(?:ca|cad|cdn)|cdn', LATIN),
    mark(['MXN'], '(?:mx|mex) ?\\$|\\$ ?mx|m\\.n\\.', LATIN),
    mark(['BRL'], 'r ?\\$', LATIN),
    mark(['USD'], 'us ?\\$|\\$ ?us', LATIN),
    mark([], '\\p{Script=Latin}{1,3}\\$', LATIN),
    mark([dollar], '\\$', LATIN),
    mark(['CNY'], 'cn ?¥|rmb', LATIN),
    mark(['JPY'], 'jp ?¥', LATIN),
    mark([], '\\p{Script=Latin}{1,3}[£¥]', LATIN),
    // One sign for two currencies: it is the one of the order.
    mark([locale === 'zh-CN' ? 'CNY' : 'JPY'], '¥', ''),
    mark(['JPY'], '円', ''),
    mark(['CNY'], '元', ''),
    mark(['GBP'], '£', ''),
    mark(['EUR'], '€', ''),
    mark(['INR'], '₹|₨|(?<![\\p{L}])rs\\.?(?!\\p{L})', ''),
    mark(['KWD'], 'kd|د\\.ك\\.?', LATIN),
    ...TYPED_CODES.split(' ').map((code) => mark([code.toUpperCase()], code, LATIN)),
    mark([], '\\p{Sc}', ''),
  ];
}

/** Letters next to the mark make it another word; digits may touch it: `USD47.61`. */
function mark(
  codes: readonly string[],
  names: string,
  letters: string,
  isMinor = false,
): MarkPattern {
  const source = letters === '' ? names : `(?<!${letters})(?:${names})(?!${letters})`;
  return { codes, isMinor, pattern: new RegExp(source, 'gu') };
}
