/** "How is my order?": what settlement's evidence says, and nothing more. */
import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../dialogue/is-intent.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function statusHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'StatusIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => tellOrder(input, await findOrderInMind(input, shop))),
  };
}
