/** What the customer typed, read as an amount of one currency. */
import type { CurrencyCode } from '../money/currency.ts';
import { minorUnitsOf, type MinorUnits } from '../money/minor-units.ts';
import type { Locale } from '../order/order-terms.ts';

export type WrittenTotal =
  | { readonly outcome: 'read'; readonly amountMinor: MinorUnits }
  | {
      readonly outcome: 'refused';
      readonly reason: 'no_amount' | 'several_amounts' | 'ambiguous' | 'other_currency';
    };

export function readWrittenTotal(
  text: string,
  _as: { readonly currency: CurrencyCode; readonly locale: Locale },
): WrittenTotal {
  return { outcome: 'read', amountMinor: minorUnitsOf(Number(text)) };
}
