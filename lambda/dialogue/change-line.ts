/** Changes a line of the cart, and tells the cart as it is then. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { CartChange, Shop } from '../shop/shop.ts';
import { changeSession } from './session.ts';
import { tellCart } from './tell-cart.ts';

/** What a number alone means after it is this line: "make it three". */
export async function changeLine(
  input: HandlerInput,
  shop: Shop,
  change: Extract<CartChange, { readonly change: 'add' | 'set' | 'remove' }>,
): Promise<Response> {
  const changed = await shop.changeCart(change);
  const isThere = changed.isChanged && change.change !== 'remove';
  changeSession(input, {
    digest: undefined,
    draft: undefined,
    cartProductId: isThere ? change.productId : undefined,
  });
  return tellCart(input, changed);
}
