/** "Read it back": the order's sentence again, the same words. */
import type { RequestHandler } from 'ask-sdk-core';
import { isIntent } from '../dialogue/is-intent.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function readBackHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ReadBackIntent', 'AMAZON.RepeatIntent'),
    handle: (input) =>
      withShop(side, input, async (shop) => {
        const found = await findOrderInMind(input, shop);
        // An order that has ended is told as it ended: its sentence says that nothing is bought, which may be true no more.
        if (!found.order?.redemption_token) return tellOrder(input, found);
        const spoken = `${found.order.spoken_text} ${stringsOf(input).confirmThenCode}`;
        return tellOrder(input, { spoken, order: found.order });
      }),
  };
}
