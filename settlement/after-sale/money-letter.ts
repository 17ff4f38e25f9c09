/** The letter that tells of money that goes back. */
import {
  writeAmount,
  type CustomerId,
  type Letter,
  type Money,
  type MONEY_LETTER_KINDS,
} from '#core';

/** `name` makes it one letter, however often its cause is worked on. */
export function moneyLetter(of: {
  readonly name: string;
  readonly kind: (typeof MONEY_LETTER_KINDS)[number];
  readonly money: Money | null;
  readonly customerId: CustomerId;
  readonly locale: Letter['locale'];
  readonly at: number;
}): Letter {
  const { name, kind, money, customerId, locale, at } = of;
  return {
    letterId: `${kind}-${name}`,
    customerId,
    kind,
    about: money && writeAmount(money, locale),
    locale,
    at,
  };
}
