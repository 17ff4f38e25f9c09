/** The cart, said and shown, with what can be done with it. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { bookLabelTexts } from '#core';
import type { FoundCart, ShopCart } from '../shop/shop.ts';
import { answer } from './answer.ts';
import { nameLabels, type BookLabel } from './name-labels.ts';
import { changeSession } from './session.ts';
import { showCart } from './show-cart.ts';
import { localeOf, stringsOf } from './strings-of.ts';

/** As `view_cart` tells them. */
const LINES_TOLD = 5;

/** `page` counts from one: five lines are told at once. */
export function tellCart(input: HandlerInput, { spoken, cart }: FoundCart, page = 1): Response {
  const strings = stringsOf(input);
  if (!cart || cart.is_empty) {
    return answer(input, { spoken: `${spoken} ${strings.anythingElse}`, asks: 'anything_else' });
  }
  nameLabels(input, bookOf(input, cart));
  drawCart(input, cart);
  const hasMore = cart.lines.length > page * LINES_TOLD;
  changeSession(input, { nextCartPage: hasMore ? page + 1 : undefined });
  return answer(input, { spoken: `${spoken} ${strings.cartQuestion}`, asks: 'cart' });
}

/** The customer's own book, as the cart lists it. */
export function bookOf(
  input: HandlerInput,
  cart: ShopCart,
): {
  readonly addresses: readonly BookLabel[];
  readonly instruments: readonly BookLabel[];
} {
  const locale = localeOf(input);
  return {
    addresses: cart.addresses.map(({ address_id: id, label, is_chosen: isChosen }) => ({
      id,
      label,
      spoken: bookLabelTexts({ label, kind: 'address' }, locale).spoken,
      isChosen,
    })),
    instruments: cart.instruments.map(({ instrument_id: id, label, is_chosen: isChosen }) => ({
      id,
      label,
      spoken: bookLabelTexts({ label, kind: 'instrument' }, locale).spoken,
      isChosen,
    })),
  };
}

/** Without a sum there is nothing large to show: the cart is told all the same. */
export function drawCart(input: HandlerInput, { subtotal, ...cart }: ShopCart): void {
  if (subtotal !== null) showCart(input, { ...cart, subtotal });
}
