/**
 * "Read it back": the order's sentence again, the same words. "Repeat" and "slower": the last answer, exactly; without one, the order's sentence.
 * What was said of an order that has ended since is not said again: its sentence says that nothing is bought.
 */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readSession, type SkillSession } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { findOrderInMind, tellOrder } from '../dialogue/tell-order.ts';
import { isTouch } from '../dialogue/touch.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function readBackHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ReadBackIntent') || isTouch(input, 'readBack'),
    handle: (input) => readBack(side, input, { isSlow: false }),
  };
}

export function repeatHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.RepeatIntent', 'SlowerIntent'),
    handle(input) {
      const isSlow = isIntent(input, 'SlowerIntent');
      const { lastAnswer, digest } = readSession(input);
      if (!lastAnswer) return readBack(side, input, { isSlow });
      const isOfOrder = lastAnswer.asks === 'confirm' || lastAnswer.asks === 'code';
      return isOfOrder && digest !== undefined
        ? repeatOfOrder(side, input, { lastAnswer, digest, isSlow })
        : answer(input, { ...lastAnswer, isSlow });
    },
  };
}

function repeatOfOrder(
  side: SkillSide,
  input: HandlerInput,
  of: {
    readonly lastAnswer: NonNullable<SkillSession['lastAnswer']>;
    readonly digest: string;
    readonly isSlow: boolean;
  },
): Promise<Response> {
  const { lastAnswer, digest, isSlow } = of;
  return withShop(
    side,
    input,
    async (shop) => {
      const { spoken, order } = await shop.getOrder(digest);
      return order?.redemption_token
        ? answer(input, { ...lastAnswer, isSlow })
        : tellOrder(input, { spoken, order, isSlow });
    },
    { about: 'orders' },
  );
}

function readBack(
  side: SkillSide,
  input: HandlerInput,
  { isSlow }: { readonly isSlow: boolean },
): Promise<Response> {
  return withShop(
    side,
    input,
    async (shop) => {
      const found = await findOrderInMind(input, shop);
      // An order that has ended is told as it ended: its sentence says that nothing is bought, which may be true no more.
      if (!found.order?.redemption_token) return tellOrder(input, { ...found, isSlow });
      const spoken = `${found.order.spoken_text} ${stringsOf(input).confirmThenCode}`;
      return tellOrder(input, { spoken, order: found.order, isSlow });
    },
    { about: 'orders' },
  );
}
