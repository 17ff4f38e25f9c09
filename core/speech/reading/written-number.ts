/** A number as en-US writes it, read from digits to a whole number of minor units; no decimal ever becomes a float. */

export type WrittenNumber =
  | { readonly outcome: 'read'; readonly amountMinor: number }
  | { readonly outcome: 'ambiguous' | 'too_large' };

/** Far above any amount, far below 2^53: the digits are still an exact whole number. */
const MOST_DIGITS = 15;

/**
 * `47.61`, `1,234.50`, `.80`, and `47` for 47.00. The fraction has exactly the currency's digits: `53.2` may be 53.20 or a slip for
 * 53.02, and `1.234` may be a group of thousands.
 */
export function readWrittenNumber(text: string, exponent: number): WrittenNumber {
  const match = /^(0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d+))?$/u.exec(text);
  if (match === null || text === '') return { outcome: 'ambiguous' };
  const [, whole = '', fraction] = match;
  if (fraction !== undefined && fraction.length !== exponent) return { outcome: 'ambiguous' };
  return readMinorUnits(whole.replaceAll(',', '') + (fraction ?? '0'.repeat(exponent)));
}

/** `80` in "80 cents". */
export function readMinorUnits(digits: string): WrittenNumber {
  if (!/^\d+$/u.test(digits)) return { outcome: 'ambiguous' };
  if (digits.length > MOST_DIGITS) return { outcome: 'too_large' };
  return { outcome: 'read', amountMinor: Number.parseInt(digits, 10) };
}
