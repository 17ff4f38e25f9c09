/** A number as a locale writes it, read from digits to a whole number of minor units; no decimal ever becomes a float. */
import type { NumberFormat } from './number-format.ts';

export type WrittenNumber =
  | { readonly outcome: 'read'; readonly amountMinor: number }
  /** `ambiguous` may be two amounts; `unwritten` is none in this locale. */
  | { readonly outcome: 'ambiguous' | 'unwritten' | 'too_large' };

/** Stands in the text for a no-break space between two groups of digits: only typesetting puts one there. */
export const NO_BREAK_GROUP = '\u{e002}';

/** Far above any amount, far below 2^53: the digits are still an exact whole number. */
const MOST_DIGITS = 15;

/**
 * `47.61`, `1,234.50`, `.80`, and `47` for 47.00. The fraction has exactly the currency's digits (one less where people write so):
 * `53.2` may be 53.20 or a slip for 53.02, and `1.234` may be a group of thousands or a slip for 1.23.
 */
export function readWrittenNumber(
  text: string,
  exponent: number,
  format: NumberFormat,
): WrittenNumber {
  const own = digitsIn(text, { exponent, format, decimal: format.decimal });
  const other = otherMark(format.decimal);
  const foreign = format.isOtherDecimalUsed
    ? digitsIn(text, { exponent, format, decimal: other })
    : undefined;
  const hasCents = exponent === 3 || (exponent > 0 && format.isOtherDecimalUsed);
  if (isLoneGroup(text, hasCents ? other : '')) return { outcome: 'ambiguous' };
  const digits = own ?? foreign;
  return digits === undefined ? { outcome: 'unwritten' } : readMinorUnits(digits);
}

/** `80` in "80 cents". */
export function readMinorUnits(digits: string): WrittenNumber {
  if (!/^\d+$/u.test(digits)) return { outcome: 'ambiguous' };
  if (digits.length > MOST_DIGITS) return { outcome: 'too_large' };
  return { outcome: 'read', amountMinor: Number.parseInt(digits, 10) };
}

/** `1.234`, where others write that mark before the cents; or `1 234`, where the space may part two numbers. */
function isLoneGroup(text: string, otherDecimal: string): boolean {
  if (text.includes(' ') && !/[.,]/u.test(text)) return true;
  return otherDecimal !== '' && new RegExp(`^\\d{1,3}[${otherDecimal}]\\d{3}$`, 'u').test(text);
}

interface Convention {
  readonly exponent: number;
  readonly format: NumberFormat;
  readonly decimal: '.' | ',';
}

/** The digits of the minor units, or undefined when the text is no number in this convention. */
function digitsIn(text: string, { exponent, format, decimal }: Convention): string | undefined {
  const parts = text.split(decimal);
  const [whole = '', fraction] = parts;
  if (parts.length > 2 || text === '') return undefined;
  const isForeign = decimal !== format.decimal;
  // Without a fraction the other convention cannot be told from this one.
  if (isForeign && fraction === undefined) return undefined;
  const cents = fraction === undefined ? '0'.repeat(exponent) : centsIn(fraction, exponent, format);
  if (cents === undefined || (whole === '' && fraction === undefined)) return undefined;
  const groups = isForeign ? [...format.groups, otherMark(decimal)] : format.groups;
  const plain = withoutGroups(whole, [...groups, NO_BREAK_GROUP], format);
  return plain === undefined ? undefined : plain + cents;
}

function centsIn(fraction: string, exponent: number, format: NumberFormat): string | undefined {
  if (!/^\d+$/u.test(fraction)) return undefined;
  if (fraction.length === exponent) return fraction;
  const isShort = format.hasShortFraction && exponent === 2 && fraction.length === 1;
  return isShort ? `${fraction}0` : undefined;
}

/** One kind of mark between all groups, and no zero before the number. */
function withoutGroups(
  whole: string,
  marks: readonly string[],
  { hasIndianGroups }: NumberFormat,
): string | undefined {
  if (/^(?:|0|[1-9]\d*)$/u.test(whole)) return whole;
  const mark = marks.find((each) => whole.includes(each));
  if (mark === undefined) return undefined;
  const [first = '', ...rest] = whole.split(mark);
  if (!/^[1-9]\d{0,2}$/u.test(first)) return undefined;
  const isInThousands = rest.every((group) => /^\d{3}$/u.test(group));
  const isIndian =
    hasIndianGroups &&
    mark === ',' &&
    first.length < 3 &&
    rest.every((group, at) => (at === rest.length - 1 ? /^\d{3}$/u : /^\d{2}$/u).test(group));
  return isInThousands || isIndian ? first + rest.join('') : undefined;
}

function otherMark(decimal: '.' | ','): '.' | ',' {
  return decimal === '.' ? ',' : '.';
}
