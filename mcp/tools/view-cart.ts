/** `view_cart`: what the customer has put aside to order, at today's prices. */
import { z } from 'zod';
import { cartShape, describeCart } from '../cart/cart-shape.ts';
import { CART_REFUSALS } from '../cart/cart-refusal.ts';
import { showCart } from '../cart/show-cart.ts';
import type { RequestSide } from '../request-side.ts';
import { cartRefusedWords, cartWords } from '../words/cart-words.ts';
import { localeInput } from './locale-input.ts';
import { pageInput } from './page-input.ts';
import { makeTool, READING_MARKS, refusal, type Tool } from './tool.ts';

export function viewCartTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'view_cart',
    title: 'See the cart',
    description:
      'Tells what is in the customer\'s cart (basket, bag, list), with today\'s prices, and the addresses and ways to pay that the customer can choose from, by label. Call it for "what is in my cart", "where would it go", "what do I pay with". The exact total with delivery and tax comes from the order preview. Speaks five lines; another page speaks the next.',
    input: z.strictObject({ page: pageInput, locale: localeInput }),
    output: z.strictObject({
      reason: z.enum(CART_REFUSALS).optional(),
      ...cartShape.partial().shape,
    }),
    marks: READING_MARKS,
    async run({ page }, { caller, locale }) {
      const cart = await showCart(side, caller);
      if (cart === 'client_revoked') {
        return refusal(cartRefusedWords(cart, locale), { reason: cart });
      }
      return {
        words: cartWords(cart, page, locale),
        structured: describeCart(cart, locale),
        isRefused: false,
      };
    },
  });
}
