/** "What is in my cart?" and "order my cart": the second proposes, and buys nothing. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../dialogue/is-intent.ts';
import { proposeOrder } from '../dialogue/propose-order.ts';
import { askedOf, readSession } from '../dialogue/session.ts';
import { tellCart } from '../dialogue/tell-cart.ts';
import { isTouch } from '../dialogue/touch.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function viewCartHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) =>
      isIntent(input, 'ViewCartIntent') || isTouch(input, 'cart') || isMoreOfCart(input),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const page = isMoreOfCart(input) ? (readSession(input).nextCartPage ?? 1) : 1;
        return tellCart(input, await shop.viewCart(page), page);
      }),
  };
}

function isMoreOfCart(input: HandlerInput): boolean {
  return (
    (isIntent(input, 'MoreOptionsIntent') || isTouch(input, 'more')) &&
    askedOf(input) === 'cart' &&
    readSession(input).nextCartPage !== undefined
  );
}

export function checkoutHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'CheckoutIntent') || isTouch(input, 'checkout'),
    handle: (input) => withShop(side, input, (shop) => proposeOrder(input, shop, { draft: {} })),
  };
}
