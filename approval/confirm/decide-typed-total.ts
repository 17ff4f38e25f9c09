/** Whether what was typed is exactly the total of the order (design section 7). */
import { readWrittenTotal, writeAmountOf, type AmountRefusal, type OrderTerms } from '#core';

export type TypedTotal =
  | { readonly outcome: 'exact' }
  | {
      readonly outcome: 'refused';
      readonly refusal: AmountRefusal;
      /** The amount that was read, as it is written; null where none was. */
      readonly read: string | null;
    };

export function decideTypedTotal(text: string, terms: OrderTerms): TypedTotal {
  const { currency, locale, totalMinor } = terms;
  const typed = readWrittenTotal(text, { currency, locale });
  if (typed.outcome === 'refused') return { outcome: 'refused', refusal: typed.reason, read: null };
  if (typed.amountMinor === totalMinor) return { outcome: 'exact' };
  return {
    outcome: 'refused',
    refusal: 'other_amount',
    read: writeAmountOf(terms, typed.amountMinor),
  };
}
