/** "Open harbor roasters", and "go home" inside it. A cart that was left is offered; without an account, or with the shop out of reach, nothing is. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { isHomeAnswered } from '../dialogue/is-home-answered.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { nameLabels } from '../dialogue/name-labels.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { bookOf } from '../dialogue/tell-cart.ts';
import { tryWithShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function launchHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) =>
      input.requestEnvelope.request.type === 'LaunchRequest' ||
      (isIntent(input, 'AMAZON.NavigateHomeIntent') && !isHomeAnswered(input)),
    async handle(input) {
      const found = await tryWithShop(side, input, (shop) => shop.viewCart(1));
      if (!found?.cart) return welcome(side, input);
      nameLabels(input, bookOf(input, found.cart));
      if (found.cart.is_empty) return welcome(side, input);
      const spoken = stringsOf(input).welcomeBack(side.shopName);
      return answer(input, { spoken, asks: 'hear_cart' });
    },
  };
}

function welcome(side: SkillSide, input: HandlerInput): Response {
  return answer(input, { spoken: stringsOf(input).welcome(side.shopName), asks: 'product' });
}
