/** The amounts of an order that are said and shown by name: the same list for the sentence, the cards and the tests. */
import type { Money } from '../../money/money.ts';
import type { OrderTerms } from '../../order/order-terms.ts';

export type NamedAmount =
  | { readonly name: 'delivery' | 'tax' | 'total'; readonly money: Money }
  | { readonly name: 'discount'; readonly label: string; readonly money: Money };

/** Delivery, tax and each discount where not zero, then the total: always there and always last (design section 6.4). */
export function namedAmountsOf(terms: Omit<OrderTerms, 'locale'>): readonly NamedAmount[] {
  const { currency } = terms;
  const parts: readonly NamedAmount[] = [
    { name: 'delivery', money: { amountMinor: terms.deliveryMinor, currency } },
    { name: 'tax', money: { amountMinor: terms.taxMinor, currency } },
    ...terms.discounts.map(({ label, amountMinor }) => ({
      name: 'discount' as const,
      label,
      money: { amountMinor, currency },
    })),
  ];
  return [
    ...parts.filter((part) => part.money.amountMinor > 0),
    { name: 'total', money: { amountMinor: terms.totalMinor, currency } },
  ];
}
