/** "Take the decaf out of my cart", "remove it", "remove everything". */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { speakableText, type Locale } from '#core';
import { answer } from '../dialogue/answer.ts';
import { changeLine } from '../dialogue/change-line.ts';
import { findByName } from '../dialogue/find-by-name.ts';
import { heardProductOf, type HeardProduct } from '../dialogue/heard-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { indexOfPlace } from '../dialogue/read-place.ts';
import type { HeardSlot } from '../dialogue/read-slots.ts';
import { askedOf, changeSession, MOST_OFFERED, readSession } from '../dialogue/session.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { tellCart } from '../dialogue/tell-cart.ts';
import { withShop } from '../dialogue/with-shop.ts';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import type { Shop, ShopCart, ShopCartLine } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function removeFromCartHandler(side: SkillSide): RequestHandler {
  return {
    // Whatever is named after "what should I take out?" is taken out.
    canHandle: (input) =>
      isIntent(input, 'RemoveFromCartIntent') ||
      (isIntent(input, 'OrderIntent', 'SearchIntent', 'ChooseIntent') && isRemoveAsked(input)),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const found = await shop.viewCart(1);
        if (!found.cart || found.cart.is_empty) return tellCart(input, found);
        return remove(input, shop, found.cart);
      }),
  };
}

function isRemoveAsked(input: HandlerInput): boolean {
  const asked = askedOf(input);
  const { offered } = readSession(input);
  return asked === 'remove' || (asked === 'choice' && offered?.purpose === 'remove');
}

async function remove(input: HandlerInput, shop: Shop, cart: ShopCart): Promise<Response> {
  const strings = stringsOf(input);
  const { cartProductId } = readSession(input);
  const said = heardProductOf(input);
  if (!said || (said.isPointing && cartProductId === undefined)) {
    return answer(input, { spoken: strings.askRemove, asks: 'remove' });
  }
  const [only, ...others] = linesMeant(input, said, cart);
  if (said.isPointing || (only && others.length === 0)) {
    const productId = only?.product_id ?? cartProductId ?? '';
    return changeLine(input, shop, { change: 'remove', productId });
  }
  if (isAll(said.heard, localeOf(input))) {
    changeSession(input, { digest: undefined, draft: undefined, cartProductId: undefined });
    return tellCart(input, await shop.changeCart({ change: 'clear' }));
  }
  return only
    ? offerLines(input, [only, ...others])
    : answer(input, { spoken: `${strings.notInCart} ${strings.cartQuestion}`, asks: 'cart' });
}

/** By the id that Alexa recognised, by the place in what was read out, by the title, or by words of it. */
function linesMeant(
  input: HandlerInput,
  { heard, place, isPointing }: HeardProduct,
  { lines }: ShopCart,
): readonly ShopCartLine[] {
  const { cartProductId, offered } = readSession(input);
  const locale = localeOf(input);
  if (isPointing) return lines.filter(({ product_id: id }) => id === cartProductId);
  const ids = heard.resolved.map(({ id }) => id);
  const recognised = lines.filter(({ product_id: id }) => ids.includes(id));
  if (recognised.length > 0) return recognised;
  if (place) {
    const isOffered = askedOf(input) === 'choice' && offered?.purpose === 'remove';
    const readOut = isOffered ? offered.ids : lines.map(({ product_id: id }) => id);
    const index = indexOfPlace(place, { length: readOut.length, taken: undefined });
    return lines.filter(({ product_id: id }) => index !== undefined && id === readOut[index]);
  }
  return findByName(lines, { heard: heard.value, locale, namesOf: ({ title }) => [title] });
}

function isAll({ value }: HeardSlot, locale: Locale): boolean {
  return heardWordsOf(locale).all.includes(value);
}

function offerLines(input: HandlerInput, lines: readonly ShopCartLine[]): Response {
  const offered = lines.slice(0, MOST_OFFERED);
  changeSession(input, {
    offered: {
      purpose: 'remove',
      ids: offered.map(({ product_id: productId }) => productId),
      page: 1,
      more: 0,
    },
  });
  const titles = offered.map(({ title }) => speakableText(title, localeOf(input)));
  return answer(input, { spoken: stringsOf(input).offerProducts(titles), asks: 'choice' });
}
