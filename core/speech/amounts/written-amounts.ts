/** The amounts of an order as cards, card of the phone and written receipt show them: in the same words everywhere (design, section 6.7). */
import type { MinorUnits } from '../../money/minor-units.ts';
import type { OrderTerms } from '../../order/order-terms.ts';
import { namedAmountsOf } from '../sentence/named-amounts.ts';
import { showableText } from '../outside/outside-text.ts';
import { wordingOf } from '../sentence/wording.ts';
import { writeAmount } from './write-amount.ts';

export interface WrittenCharge {
  readonly name: 'delivery' | 'tax' | 'discount';
  readonly label: string;
  /** With a minus sign where it is taken off. */
  readonly amount: string;
}

/** An amount of these terms, in their currency and locale. */
export function writeAmountOf(
  { currency, locale }: Pick<OrderTerms, 'currency' | 'locale'>,
  amountMinor: MinorUnits,
): string {
  return writeAmount({ amountMinor, currency }, locale);
}

/** Delivery, tax and each discount where not zero: what stands between the lines and the total. */
export function writtenCharges(terms: OrderTerms): readonly WrittenCharge[] {
  const words = wordingOf(terms.locale).charges;
  return namedAmountsOf(terms).flatMap((named): WrittenCharge[] => {
    const amount = writeAmount(named.money, terms.locale);
    switch (named.name) {
      case 'delivery':
        return [{ name: 'delivery', label: words.delivery, amount }];
      case 'tax':
        return [{ name: 'tax', label: words.tax, amount }];
      case 'discount': {
        const label = words.discount(showableText(named.label, terms.locale));
        return [{ name: 'discount', label, amount: `−${amount}` }];
      }
      case 'total':
        return [];
      default:
        return named satisfies never;
    }
  });
}
