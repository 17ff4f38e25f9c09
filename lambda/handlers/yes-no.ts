/** A spoken yes is never a purchase and never an order: at most it has the cart read out. A no buys nothing either. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { isAskedForSomething } from '../dialogue/ask-again.ts';
import { repromptOf } from '../dialogue/asked.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { askedOf, changeSession, readSession } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { tellCart } from '../dialogue/tell-cart.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function yesHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.YesIntent'),
    handle: (input) =>
      askedOf(input) === 'hear_cart'
        ? withShop(side, input, async (shop) => tellCart(input, await shop.viewCart(1)))
        : yes(input),
  };
}

function yes(input: HandlerInput): Response {
  const strings = stringsOf(input);
  const asked = askedOf(input);
  if (asked === 'cart') return answer(input, { spoken: strings.yesOrdersNoCart, asks: asked });
  if (asked !== undefined && asked !== 'confirm' && asked !== 'code') {
    // "Which one?" cannot be answered by yes.
    if (isAskedForSomething(input)) {
      return answer(input, { spoken: repromptOf(asked, strings), asks: asked });
    }
  }
  return readSession(input).digest === undefined
    ? answer(input, { spoken: strings.yesBuysNothingWithoutOrder, asks: 'product' })
    : answer(input, {
        spoken: strings.yesBuysNothing,
        asks: asked === 'code' ? 'code' : 'confirm',
      });
}

export const noHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.NoIntent'),
  handle(input) {
    const strings = stringsOf(input);
    const asked = askedOf(input);
    if (asked === undefined || asked === 'confirm' || asked === 'code') {
      return answer(input, { spoken: strings.noBuysNothing });
    }
    if (!isAskedForSomething(input)) return answer(input, { spoken: strings.goodbye });
    changeSession(input, { offered: undefined });
    return answer(input, {
      spoken: `${strings.allRight} ${strings.anythingElse}`,
      asks: 'anything_else',
    });
  },
};
