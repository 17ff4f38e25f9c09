/** "Cancel my order": ends the order that the customer has in mind, if it was not placed. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { writeSession } from '../dialogue/session.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function cancelOrderHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'CancelOrderIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const found = await findOrderInMind(input, shop);
        if (!found.order) return tellOrder(input, found);
        const { spoken } = await shop.cancelOrder(found.order.digest);
        writeSession(input, {});
        return answer(input, { spoken });
      }),
  };
}
