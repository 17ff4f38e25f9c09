/** "What is the total?": of the order in mind; else of the cart, which has none before it is read back. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import { readBackDigits, speakAmount, type Money } from '#core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { localeOf, stringsOf } from '../dialogue/strings-of.ts';
import { drawCart, tellCart } from '../dialogue/tell-cart.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function totalHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'TotalIntent'),
    handle: (input) =>
      withShop(
        side,
        input,
        async (shop) => {
          const strings = stringsOf(input);
          const found = await findOrderInMind(input, shop);
          if (found.order?.redemption_token) {
            const { total_minor: amountMinor, currency, state } = found.order;
            const total = sayAmount(input, { amountMinor, currency }, strings.totalIs);
            const next = state === 'confirmed' ? strings.askCode : strings.confirmReprompt;
            return tellOrder(input, { spoken: `${total} ${next}`, order: found.order });
          }
          const { spoken, cart } = await shop.viewCart(1);
          if (!cart || cart.is_empty) return tellOrder(input, found);
          const { subtotal_minor: amountMinor, currency } = cart;
          if (amountMinor === null || currency === null) return tellCart(input, { spoken, cart });
          drawCart(input, cart);
          const subtotal = sayAmount(input, { amountMinor, currency }, strings.cartTotal);
          return answer(input, { spoken: `${subtotal} ${strings.cartQuestion}`, asks: 'cart' });
        },
        { about: 'orders' },
      ),
  };
}

/** What sounds like another amount is said in digits as well. */
function sayAmount(input: HandlerInput, money: Money, say: (amount: string) => string): string {
  const locale = localeOf(input);
  const digits = readBackDigits(money, locale);
  const said = say(speakAmount(money, locale));
  return digits === undefined ? said : `${said} ${stringsOf(input).inDigits(digits)}`;
}
