/** "Find a dark roast", "more options": what fits is read out, at most five at once. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { findProduct, offerMore } from '../dialogue/find-product.ts';
import { heardProductOf, type HeardProduct } from '../dialogue/heard-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { offerProducts } from '../dialogue/offer-products.ts';
import { indexOfPlace } from '../dialogue/read-place.ts';
import { offeredProductsOf, readSession } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { isTouch } from '../dialogue/touch.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { Shop } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function searchHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'SearchIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const said = heardProductOf(input);
        if (!said || said.isPointing)
          return answer(input, { spoken: stringsOf(input).askProduct, asks: 'product' });
        const offeredBefore = await findOffered(input, shop, said);
        if (offeredBefore) return offeredBefore;
        return findProduct(input, shop, {
          heard: said.heard,
          purpose: 'order',
          quantity: undefined,
          whenFound: (product) =>
            offerProducts(input, {
              purpose: 'order',
              products: [product],
              query: said.heard.value.slice(0, 200),
              page: 1,
              more: 0,
            }),
        });
      }),
  };
}

/** "How much is the second one?": of what was read out, that one again with its price. */
async function findOffered(
  input: HandlerInput,
  shop: Shop,
  { place }: HeardProduct,
): Promise<Response | undefined> {
  const offered = offeredProductsOf(input);
  const { query, page = 1, ids = [], taken } = offered ?? {};
  const index = place && indexOfPlace(place, { length: ids.length, taken });
  if (offered === undefined || index === undefined || query === undefined) return undefined;
  const { products = [] } = await shop.searchProducts({ query, page });
  const product = products.find(({ product_id: id }) => id === ids[index]);
  return product && offerProducts(input, { ...offered, products: [product], taken: undefined });
}

export function moreOptionsHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'MoreOptionsIntent') || isTouch(input, 'more'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const { offered } = readSession(input);
        if (offered?.query === undefined) {
          return answer(input, { spoken: stringsOf(input).askProduct, asks: 'product' });
        }
        return offerMore(input, shop, { ...offered, query: offered.query });
      }),
  };
}
