/** The labels of an order as its written sentence has them, for cards that show them alone: "Zuhause", "jeudi 3 décembre". */
import type { OrderTerms } from '../../order/order-terms.ts';
import type { WrittenLocale } from '../speech-locale.ts';
import { wordingOf } from './wording.ts';
import { writtenSurface } from './written-surface.ts';

export interface WrittenLabels {
  readonly method: string;
  readonly address: string;
  readonly promise: string;
  readonly instrument: string;
  /** Of the delivery as a charge, where a card has no other place for where it goes and when it comes. */
  readonly deliveryCharge: string;
}

export function writtenLabelsOf({
  locale,
  delivery,
  address,
  instrument,
}: Pick<OrderTerms, 'delivery' | 'address' | 'instrument'> & {
  readonly locale: WrittenLocale;
}): WrittenLabels {
  const { outside } = writtenSurface(locale);
  const { whenEmpty, charges } = wordingOf(locale);
  const to = {
    address: outside('label', address.label, whenEmpty.address),
    promise: outside('promise', delivery.promise, whenEmpty.promise),
  };
  return {
    ...to,
    method: outside('method', delivery.method, whenEmpty.method),
    deliveryCharge: charges.deliveryTo(to),
    instrument: outside('label', instrument.label, whenEmpty.instrument),
  };
}
