/** "Make it three", or a number alone: of the order that was read out, of the line of the cart that was just changed, or a place in what was offered. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { askAgain, isAskedForSomething } from '../dialogue/ask-again.ts';
import { changeLine } from '../dialogue/change-line.ts';
import { heardQuantityOf } from '../dialogue/heard-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { changeOrder } from '../dialogue/propose-order.ts';
import { askedOf, changeSession, readSession, type Draft } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { takeChoice } from '../dialogue/take-choice.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { Shop } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function quantityHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'QuantityIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const quantity = heardQuantityOf(input);
        if (quantity === undefined || quantity === 'unclear') {
          const asks = askedOf(input) ?? 'product';
          return answer(input, { spoken: stringsOf(input).askQuantity, asks });
        }
        return ofOffered(input, shop, quantity) ?? ofOrderOrLine(input, shop, quantity);
      }),
  };
}

function ofOffered(
  input: HandlerInput,
  shop: Shop,
  quantity: number,
): Promise<Response> | Response | undefined {
  const { offered } = readSession(input);
  const asked = askedOf(input);
  if (!offered) return undefined;
  if (asked === 'one_choice') return takeChoice(input, shop, { index: 0, quantity });
  if (asked !== 'choice' && asked !== 'address' && asked !== 'instrument') return undefined;
  // "Two" answers which one; more than were read out is how many.
  if (quantity <= offered.ids.length) {
    return takeChoice(input, shop, { index: quantity - 1, quantity: undefined });
  }
  if (asked !== 'choice') return askAgain(input);
  changeSession(input, { offered: { ...offered, quantity } });
  return answer(input, { spoken: stringsOf(input).offerReprompt, asks: asked });
}

function ofOrderOrLine(
  input: HandlerInput,
  shop: Shop,
  quantity: number,
): Promise<Response> | Response {
  const { digest, draft, cartProductId } = readSession(input);
  const isCart = draft !== undefined && draft.items?.length !== 1;
  if (digest !== undefined && !isCart) {
    const change = (before: Draft): Draft => withQuantity(before, quantity);
    return changeOrder(input, shop, { digest, change });
  }
  if (cartProductId !== undefined) {
    return changeLine(input, shop, { change: 'set', productId: cartProductId, quantity });
  }
  return isAskedForSomething(input)
    ? askAgain(input)
    : answer(input, { spoken: stringsOf(input).askProduct, asks: 'product' });
}

/** Of several things nobody can say which one was meant: those stay as they are. */
function withQuantity(draft: Draft, quantity: number): Draft {
  const [only, ...others] = draft.items ?? [];
  return only && others.length === 0 ? { ...draft, items: [{ ...only, quantity }] } : draft;
}
