/** "Add two bags of decaf to my cart", "add it", "add the second one". */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { changeLine } from '../dialogue/change-line.ts';
import { findProduct } from '../dialogue/find-product.ts';
import { heardProductOf, quantityOrOne } from '../dialogue/heard-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { indexOfPlace } from '../dialogue/read-place.ts';
import { askedOf, offeredProductsOf, readSession } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { takeChoice } from '../dialogue/take-choice.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { Shop } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function addToCartHandler(side: SkillSide): RequestHandler {
  return {
    // Whatever is named after "what should I put in your cart?" goes there.
    canHandle: (input) =>
      isIntent(input, 'AddToCartIntent') ||
      (isIntent(input, 'OrderIntent', 'SearchIntent') &&
        isAddAsked(input) &&
        !isPlaceLookedAt(input)),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const strings = stringsOf(input);
        const said = heardProductOf(input);
        if (said?.quantity === 'unclear') {
          return answer(input, { spoken: strings.askQuantity, asks: 'add' });
        }
        if (!said || said.isPointing) return addPointed(input, shop, said?.quantity);
        const offered = offeredProductsOf(input);
        const index =
          said.place &&
          indexOfPlace(said.place, { length: offered?.ids.length ?? 0, taken: offered?.taken });
        if (index !== undefined) {
          return takeChoice(input, shop, { index, quantity: said.quantity, purpose: 'add' });
        }
        const quantity = quantityOrOne(input, said.quantity);
        return findProduct(input, shop, {
          heard: said.heard,
          purpose: 'add',
          quantity,
          whenFound: ({ product_id: productId }) =>
            changeLine(input, shop, { change: 'add', productId, quantity }),
        });
      }),
  };
}

/** "How much is the second one?" is a question, and puts nothing anywhere. */
function isPlaceLookedAt(input: HandlerInput): boolean {
  return isIntent(input, 'SearchIntent') && heardProductOf(input)?.place !== undefined;
}

function isAddAsked(input: HandlerInput): boolean {
  const { offered } = readSession(input);
  const asked = askedOf(input);
  return (
    asked === 'add' ||
    ((asked === 'choice' || asked === 'one_choice') && offered?.purpose === 'add')
  );
}

/** "It": the one that was offered alone, or that was just read out as an order. */
async function addPointed(
  input: HandlerInput,
  shop: Shop,
  quantity: number | undefined,
): Promise<Response> {
  const { draft } = readSession(input);
  if (askedOf(input) === 'one_choice') {
    return takeChoice(input, shop, { index: 0, quantity, purpose: 'add' });
  }
  const [only, ...others] = draft?.items ?? [];
  return only && others.length === 0
    ? changeLine(input, shop, { change: 'add', ...only, quantity: quantity ?? only.quantity })
    : answer(input, { spoken: stringsOf(input).askAdd, asks: 'add' });
}
