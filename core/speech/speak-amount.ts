/** Amounts as words and back, and as written. */
import type { Money } from '../money/money.ts';
import type { Locale } from '../order/order-terms.ts';

/** `forty-seven dollars and sixty-one cents` */
export function speakAmount(money: Money, _locale: Locale): string {
  return String(money.amountMinor);
}

export function parseSpokenAmount(_words: string, _locale: Locale): Money | undefined {
  return undefined;
}

/** `$47.61` */
export function writeAmount(money: Money, _locale: Locale): string {
  return String(money.amountMinor);
}
