/** Every amount that is written in a text: with this the tests and the sides prove that no amount but ours is in it. */
import { CURRENCY_CODES, CURRENCY_EXPONENTS, type CurrencyCode } from '../../money/currency.ts';
import { minorUnitsSchema } from '../../money/minor-units.ts';
import type { Money } from '../../money/money.ts';
import type { WrittenLocale } from '../speech-locale.ts';
import { WRITING, type AmountWriting } from './amount-writing.ts';

/** Signs that people and shops write in any locale, where the locale does not write them for another currency itself. */
const COMMON_SIGNS: ReadonlyMap<string, CurrencyCode> = new Map([
  ['$', 'USD'],
  ['US$', 'USD'],
  ['£', 'GBP'],
  ['CA$', 'CAD'],
  ['€', 'EUR'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['¥', 'JPY'],
  ['JP¥', 'JPY'],
  ['円', 'JPY'],
  ['₹', 'INR'],
  ['CN¥', 'CNY'],
  ['元', 'CNY'],
  ...CURRENCY_CODES.map((code) => [code, code] as const),
]);

/**
 * The amounts with a sign or code on either side, in order. What stands in the locale's own quotes is somebody else's text and passed
 * over. It finds too much rather than too little: a fraction of another length than the currency's is filled up or cut.
 */
export function findWrittenAmounts(text: string, locale: WrittenLocale): readonly Money[] {
  const writing = WRITING[locale];
  const signs = signsOf(writing);
  const own = withoutQuoted(text, writing).normalize('NFKC');
  return [...own.matchAll(amountPattern(writing, signs))].flatMap(({ groups }) => {
    const sign = groups?.['before'] ?? groups?.['after'] ?? '';
    const number = groups?.['first'] ?? groups?.['second'] ?? '';
    const currency = signs.get(sign);
    return currency === undefined ? [] : moneyOf(number, currency, writing);
  });
}

function signsOf({ signs }: AmountWriting): ReadonlyMap<string, CurrencyCode> {
  return new Map([
    ...COMMON_SIGNS,
    ...CURRENCY_CODES.map((code) => [signs[code].text.trim(), code] as const),
  ]);
}

function amountPattern(writing: AmountWriting, signs: ReadonlyMap<string, CurrencyCode>): RegExp {
  const sign = [...signs.keys()]
    .sort((one, other) => other.length - one.length)
    .map((each) => each.replace('$', '\\$'))
    .join('|');
  const group = `[${writing.group.normalize('NFKC')}]`;
  const number = `\\d{1,3}(?:${group}\\d{2,3})+(?!\\d)|\\d+`;
  const fraction = `(?:[${writing.decimal}]\\d+)?`;
  return new RegExp(
    `(?<![\\p{Script=Latin}$])(?<before>${sign}) ?(?<first>(?:${number})${fraction})(?! ?(?:円|元))` +
      `|(?<second>(?<!\\d)(?:${number})${fraction}) ?(?<after>${sign})(?![A-Za-z])`,
    'gu',
  );
}

function moneyOf(
  number: string,
  currency: CurrencyCode,
  { decimal }: AmountWriting,
): readonly Money[] {
  const exponent = CURRENCY_EXPONENTS[currency];
  const [whole = '', fraction = ''] = number.split(decimal);
  const minor = fraction.padEnd(exponent, '0').slice(0, exponent);
  const amountMinor = minorUnitsSchema.safeParse(Number(whole.replace(/\D/gu, '') + minor));
  return amountMinor.success ? [{ amountMinor: amountMinor.data, currency }] : [];
}

function withoutQuoted(text: string, { quotes: { open, close } }: AmountWriting): string {
  return text.replace(new RegExp(`${open}[^${close}]*${close}`, 'gu'), `${open}${close}`);
}
