/** "Find a dark roast", "more options": what fits is read out, at most five at once. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { findProduct, offerMore } from '../dialogue/find-product.ts';
import { heardProductOf } from '../dialogue/heard-product.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { offerProducts } from '../dialogue/offer-products.ts';
import { readSession } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { isTouch } from '../dialogue/touch.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function searchHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'SearchIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const said = heardProductOf(input);
        if (!said || said.isPointing)
          return answer(input, { spoken: stringsOf(input).askProduct, asks: 'product' });
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
