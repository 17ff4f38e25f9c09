/** "Order two bags of the dark roast", "the second one": finds the product, proposes the order, and says the dry-run sentence word for word. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { askAgain } from '../dialogue/ask-again.ts';
import { findLabels } from '../dialogue/find-label.ts';
import { findProduct } from '../dialogue/find-product.ts';
import { heardProductOf, quantityOrOne, type HeardProduct } from '../dialogue/heard-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { proposeOrder } from '../dialogue/propose-order.ts';
import { indexOfPlace } from '../dialogue/read-place.ts';
import { askedOf, changeSession, offeredProductsOf, readSession } from '../dialogue/session.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { takeChoice } from '../dialogue/take-choice.ts';
import { takeLabel } from '../dialogue/take-label.ts';
import { bookOf } from '../dialogue/tell-cart.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { touchOf } from '../dialogue/touch.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { Shop } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function orderHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'OrderIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const strings = stringsOf(input);
        const said = heardProductOf(input);
        if (!said) return answer(input, { spoken: strings.askProduct, asks: 'product' });
        if (said.quantity === 'unclear') {
          return answer(input, { spoken: strings.askQuantity, asks: 'product' });
        }
        if (said.isPointing) return pointAt(input, shop, said.quantity);
        const labelled = await takeLabelAsked(input, shop, said);
        return labelled ?? orderProduct(input, shop, { said, quantity: said.quantity });
      }),
  };
}

/** By voice or by touch. */
export function chooseHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ChooseIntent') || touchOf(input)?.kind === 'choose',
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const touch = touchOf(input);
        if (touch?.kind === 'choose') return takeTouched(input, shop, touch.index);
        return takeChoice(input, shop, { index: placeIn(input), quantity: undefined });
      }),
  };
}

/** Only products are shown to be touched; what was read out since stands on no screen. */
function takeTouched(input: HandlerInput, shop: Shop, index: number): Promise<Response> | Response {
  return offeredProductsOf(input)
    ? takeChoice(input, shop, { index, quantity: undefined })
    : askAgain(input);
}

function placeIn(input: HandlerInput): number | undefined {
  const { offered } = readSession(input);
  const place = heardProductOf(input)?.place;
  return place && indexOfPlace(place, { length: offered?.ids.length ?? 0, taken: offered?.taken });
}

/** "Order it" means the one that was offered alone, or the cart that was just told; else "buy it now" is a yes, and a yes buys nothing. */
async function pointAt(
  input: HandlerInput,
  shop: Shop,
  quantity: number | undefined,
): Promise<Response> {
  const strings = stringsOf(input);
  const asked = askedOf(input);
  if (asked === 'one_choice') return takeChoice(input, shop, { index: 0, quantity });
  if (asked === 'cart' && quantity === undefined) return proposeOrder(input, shop, { draft: {} });
  // Of several that were read out, "it" is none.
  if (asked === 'choice') return answer(input, { spoken: strings.offerReprompt, asks: asked });
  const { order: inMind } = await findOrderInMind(input, shop);
  return inMind?.redemption_token
    ? tellOrder(input, { spoken: strings.yesBuysNothing, order: inMind })
    : answer(input, { spoken: strings.askProduct, asks: 'product' });
}

async function orderProduct(
  input: HandlerInput,
  shop: Shop,
  { said, quantity }: { readonly said: HeardProduct; readonly quantity: number | undefined },
): Promise<Response> {
  const index = placeIn(input);
  if (index !== undefined) return takeChoice(input, shop, { index, quantity });
  const count = quantityOrOne(input, quantity);
  return findProduct(input, shop, {
    heard: said.heard,
    purpose: 'order',
    quantity: count,
    whenFound({ product_id: productId }) {
      const offered = readSession(input).offered?.ids.indexOf(productId) ?? -1;
      if (offered !== -1) return takeChoice(input, shop, { index: offered, quantity: count });
      changeSession(input, { offered: undefined });
      return proposeOrder(input, shop, { draft: { items: [{ productId, quantity: count }] } });
    },
  });
}

/** "The office", where an address was asked for: it is heard as a product, and is none where it is in the customer's book. */
async function takeLabelAsked(
  input: HandlerInput,
  shop: Shop,
  { heard }: HeardProduct,
): Promise<Response | undefined> {
  const asked = askedOf(input);
  if (asked !== 'address' && asked !== 'instrument') return undefined;
  const { cart } = await shop.viewCart(1);
  if (!cart) return undefined;
  const { addresses, instruments } = bookOf(input, cart);
  const [only, ...others] = findLabels(asked === 'address' ? addresses : instruments, {
    heard,
    locale: localeOf(input),
  });
  return only && others.length === 0
    ? takeLabel(input, shop, {
        purpose: asked === 'address' ? 'deliver_to' : 'pay_with',
        id: only.id,
      })
    : undefined;
}
