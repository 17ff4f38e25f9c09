/** "How is my order?": what settlement's evidence says, and nothing more. An order in payment is told before one that waits. */
import type { RequestHandler } from 'ask-sdk-core';
import { highestOf } from '../dialogue/highest-of.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { ListedOrder } from '../shop/shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function statusHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'StatusIntent'),
    handle: (input) =>
      withShop(
        side,
        input,
        async (shop) => {
          const { orders } = await shop.listOrders();
          const redeemed = findRedeemed(orders);
          if (!redeemed) return tellOrder(input, await findOrderInMind(input, shop));
          const { spoken, order } = await shop.getOrder(redeemed.digest);
          const other = orders.find(
            ({ state, digest }) =>
              digest !== redeemed.digest && (state === 'waiting' || state === 'confirmed'),
          );
          const words = other
            ? [spoken, stringsOf(input).anotherWaits(other.check_words)]
            : [spoken];
          return tellOrder(input, { spoken: words.join(' '), order });
        },
        { about: 'orders' },
      ),
  };
}

/** The one whose payment is not done, else the one that was paid, or could not be paid, last. */
function findRedeemed(orders: readonly ListedOrder[]): ListedOrder | undefined {
  const redeemed = orders.filter(({ is_just_redeemed: isJustRedeemed }) => isJustRedeemed);
  return highestOf(redeemed, rankOf);
}

function rankOf({ state, charged_at: chargedAt, asked_at: askedAt }: ListedOrder): number {
  if (chargedAt !== null) return Date.parse(chargedAt);
  return state === 'payment_declined' ? Date.parse(askedAt) : Infinity;
}
