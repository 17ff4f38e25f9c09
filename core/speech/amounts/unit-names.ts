/** The names of units of money by which an amount is found in a text. */
import { CURRENCY_CODES, type CurrencyCode } from '../../money/currency.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { compactWords } from './fold-word.ts';
import { amountLanguageOf } from './languages/amount-language-of.ts';
import type { UnitNoun } from './languages/language.ts';

export interface NamedUnit {
  /** What the name means with nothing said before it; a bare "cents" may mean nothing then. */
  readonly alone: { readonly currency: CurrencyCode; readonly isMajor: boolean } | undefined;
  /** The currency whose major unit it names. */
  readonly major: CurrencyCode | undefined;
  /** The currencies whose minor unit it names after their major unit. */
  readonly minorOf: ReadonlySet<CurrencyCode>;
}

export const LONGEST_UNIT_NAME = 40;

const NAMES = new Map<SpeechLocale, ReadonlyMap<string, NamedUnit>>();

/** By compact name; made once per locale, on first use. */
export function unitNamesOf(locale: SpeechLocale): ReadonlyMap<string, NamedUnit> {
  const made = NAMES.get(locale);
  if (made !== undefined) return made;
  const names = new Map<string, NamedUnit>();
  const { currencies, search } = amountLanguageOf(locale);
  for (const [name, unit] of search.otherNames) addAlone(names, name, unit);
  for (const currency of CURRENCY_CODES) {
    const { major, minor, minorAlone } = currencies[currency];
    for (const name of formsOf(major)) addAlone(names, name, { currency, isMajor: true });
    for (const name of formsOf(minorAlone)) addAlone(names, name, { currency, isMajor: false });
    for (const name of formsOf(minor)) addMinor(names, name, currency);
  }
  NAMES.set(locale, names);
  return names;
}

function formsOf(noun: UnitNoun | undefined): readonly string[] {
  return noun === undefined ? [] : [noun.one, noun.many];
}

function addAlone(
  names: Map<string, NamedUnit>,
  name: string,
  alone: NonNullable<NamedUnit['alone']>,
): void {
  const key = compactWords(name);
  const { minorOf = new Set<CurrencyCode>() } = names.get(key) ?? {};
  names.set(key, { alone, major: alone.isMajor ? alone.currency : undefined, minorOf });
}

function addMinor(names: Map<string, NamedUnit>, name: string, currency: CurrencyCode): void {
  const key = compactWords(name);
  const known = names.get(key) ?? { alone: undefined, major: undefined, minorOf: new Set() };
  names.set(key, { ...known, minorOf: new Set([...known.minorOf, currency]) });
}
