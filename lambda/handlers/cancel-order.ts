/** "Cancel my order": ends the order that the customer has in mind, if it was not placed, and says which one that was. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import { speakAmount } from '#core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { forgetOrder } from '../dialogue/session.ts';
import { showOrder } from '../dialogue/show-order.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { ShopOrder } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function cancelOrderHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'CancelOrderIntent'),
    handle: (input) =>
      withShop(
        side,
        input,
        async (shop) => {
          const found = await findOrderInMind(input, shop);
          if (!found.order) return tellOrder(input, found);
          const { order } = found;
          const { spoken, outcome } = await shop.cancelOrder(order.digest);
          forgetOrder(input);
          if (outcome === 'already_ordered') {
            const placed = await shop.getOrder(order.digest);
            return tellOrder(input, { spoken, order: placed.order ?? order });
          }
          if (outcome !== 'cancelled' && outcome !== 'declined' && outcome !== 'expired') {
            return answer(input, { spoken });
          }
          showOrder(input, order, { isNew: false, state: outcome });
          return answer(input, { spoken: `${spoken} ${whichOne(input, order)}` });
        },
        { about: 'orders' },
      ),
  };
}

function whichOne(input: HandlerInput, order: ShopOrder): string {
  const { total_minor: amountMinor, currency, check_words: checkWords } = order;
  const total = speakAmount({ amountMinor, currency }, localeOf(input));
  return stringsOf(input).whichWasCancelled(total, checkWords);
}
