/** Amounts as words and back. All from integers and strings: no float, and no engine's own reading. */
import { CURRENCY_CODES, minorUnitsPerMajor, type CurrencyCode } from '../../money/currency.ts';
import { minorUnitsSchema } from '../../money/minor-units.ts';
import type { Money } from '../../money/money.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { amountLanguageOf } from './languages/amount-language-of.ts';
import type { Language, SpokenParts, UnitNoun } from './languages/language.ts';
import { parseNumberWords } from './number-words.ts';

/** `forty-seven dollars and sixty-one cents`, `eighty cents`, `zero yen`. {@link parseSpokenAmount} is the exact inverse. */
export function speakAmount(money: Money, locale: SpeechLocale): string {
  const { currencies, count, unitJoint } = amountLanguageOf(locale);
  const { major: majorNoun, minor: minorNoun, minorAlone } = currencies[money.currency];
  const { major, minor } = spokenPartsOf(money);
  if (minor === undefined || minorNoun === undefined || minorAlone === undefined) {
    return count(major ?? 0, majorNoun);
  }
  if (major === undefined) return count(minor, minorAlone);
  return `${count(major, majorNoun)}${unitJoint}${count(minor, minorNoun)}`;
}

/** The amount that exactly these words say, or undefined. Only the words of {@link speakAmount} are read: nothing is guessed. */
export function parseSpokenAmount(words: string, locale: SpeechLocale): Money | undefined {
  for (const currency of CURRENCY_CODES) {
    for (const amount of candidatesOf(words, currency, locale)) {
      const amountMinor = minorUnitsSchema.safeParse(amount);
      if (!amountMinor.success) continue;
      const money = { amountMinor: amountMinor.data, currency };
      if (speakAmount(money, locale) === words) return money;
    }
  }
  return undefined;
}

/** The whole numbers that are said: no minor unit where it is zero, no major unit where it is zero and a minor one is said. */
export function spokenPartsOf({ amountMinor, currency }: Money): SpokenParts {
  const perMajor = minorUnitsPerMajor(currency);
  const major = Math.floor(amountMinor / perMajor);
  const minor = amountMinor % perMajor;
  return {
    major: major === 0 && minor > 0 ? undefined : major,
    minor: minor === 0 ? undefined : minor,
  };
}

/** What the words could be, in minor units; the caller says each again and compares. */
function candidatesOf(
  words: string,
  currency: CurrencyCode,
  locale: SpeechLocale,
): readonly number[] {
  const language = amountLanguageOf(locale);
  const { major, minor, minorAlone } = language.currencies[currency];
  const perMajor = minorUnitsPerMajor(currency);
  const inMinor = countOf(words, minorAlone, language, locale);
  const inMajor = countOf(words, major, language, locale);
  const candidates: number[] = [];
  if (inMinor !== undefined) candidates.push(inMinor);
  if (inMajor !== undefined) candidates.push(inMajor * perMajor);
  // The joint may stand inside the numbers too ("e" in Portuguese), so every place is tried.
  const { unitJoint } = language;
  for (let at = words.indexOf(unitJoint); at >= 0; at = words.indexOf(unitJoint, at + 1)) {
    const before = countOf(words.slice(0, at), major, language, locale);
    if (before === undefined) continue;
    const after = countOf(words.slice(at + unitJoint.length), minor, language, locale);
    if (after !== undefined) candidates.push(before * perMajor + after);
  }
  return candidates;
}

function countOf(
  words: string,
  noun: UnitNoun | undefined,
  { numberBefore }: Language,
  locale: SpeechLocale,
): number | undefined {
  if (noun === undefined) return undefined;
  for (const name of [noun.many, noun.one]) {
    const number = words.endsWith(name) ? numberBefore(words.slice(0, -name.length)) : undefined;
    const count = number === undefined ? undefined : parseNumberWords(number, locale);
    if (count !== undefined) return count;
  }
  return undefined;
}
