/** Amounts as words and back, and as written. All from integers and strings: no float, and no engine's own reading. */
import { CURRENCY_CODES, minorUnitsPerMajor, type CurrencyCode } from '../../money/currency.ts';
import { minorUnitsSchema } from '../../money/minor-units.ts';
import { decimalText, type Money } from '../../money/money.ts';
import type { Locale } from '../../order/order-terms.ts';
import { CURRENCY_WORDS, unitName, type UnitName } from './currency-words.ts';
import { parseNumberWords, wordsOfNumber } from './number-words.ts';

/** `forty-seven dollars and sixty-one cents`, `eighty cents`, `zero yen`. {@link parseSpokenAmount} is the exact inverse. */
export function speakAmount({ amountMinor, currency }: Money, locale: Locale): string {
  const { major, minor, minorAlone } = CURRENCY_WORDS[locale][currency];
  const perMajor = minorUnitsPerMajor(currency);
  const majorCount = Math.floor(amountMinor / perMajor);
  const minorCount = amountMinor % perMajor;
  if (minor === undefined || minorAlone === undefined || minorCount === 0) {
    return counted(majorCount, major);
  }
  if (majorCount === 0) return counted(minorCount, minorAlone);
  return `${counted(majorCount, major)} and ${counted(minorCount, minor)}`;
}

/** The amount that exactly these words say, or undefined. Only the words of {@link speakAmount} are read: nothing is guessed. */
export function parseSpokenAmount(words: string, locale: Locale): Money | undefined {
  for (const currency of CURRENCY_CODES) {
    const money = readAs(words, currency, locale);
    if (money !== undefined && speakAmount(money, locale) === words) return money;
  }
  return undefined;
}

/**
 * `$47.61`, `¥5,300`, `KWD 1.299` (the space does not break). Written by hand and not by `Intl`: the sentence is made anew by
 * each side and compared to the letter, so it cannot depend on the language data that a runtime happens to have.
 */
export function writeAmount(money: Money, locale: Locale): string {
  const [whole = '', fraction] = decimalText(money).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  const { sign } = CURRENCY_WORDS[locale][money.currency];
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped}.${fraction}`;
}

function counted(count: number, unit: UnitName): string {
  return `${wordsOfNumber(count)} ${unitName(unit, count)}`;
}

function readAs(words: string, currency: CurrencyCode, locale: Locale): Money | undefined {
  const { major, minor, minorAlone } = CURRENCY_WORDS[locale][currency];
  const alone = countOf(words, minorAlone);
  if (alone !== undefined) return moneyOf(alone, currency);
  const [majorPart = '', minorPart, ...rest] = words.split(' and ');
  const majorCount = countOf(majorPart, major);
  const minorCount = minorPart === undefined ? 0 : countOf(minorPart, minor);
  if (majorCount === undefined || minorCount === undefined || rest.length > 0) return undefined;
  return moneyOf(majorCount * minorUnitsPerMajor(currency) + minorCount, currency);
}

function countOf(words: string, unit: UnitName | undefined): number | undefined {
  if (unit === undefined) return undefined;
  const name = [unit.many, unit.one].find((each) => words.endsWith(` ${each}`));
  return name === undefined ? undefined : parseNumberWords(words.slice(0, -name.length - 1));
}

function moneyOf(amountMinor: number, currency: CurrencyCode): Money | undefined {
  const parsed = minorUnitsSchema.safeParse(amountMinor);
  return parsed.success ? { amountMinor: parsed.data, currency } : undefined;
}
