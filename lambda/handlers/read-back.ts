/** "Read it back": the order's sentence again, the same words. "Repeat" and "slower": the last answer, exactly; without one, the order's sentence. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readSession } from '../dialogue/session.ts';
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
      const { lastAnswer } = readSession(input);
      return lastAnswer
        ? answer(input, { ...lastAnswer, isSlow })
        : readBack(side, input, { isSlow });
    },
  };
}

function readBack(
  side: SkillSide,
  input: HandlerInput,
  { isSlow }: { readonly isSlow: boolean },
): Promise<Response> {
  return withShop(side, input, async (shop) => {
    const found = await findOrderInMind(input, shop);
    // An order that has ended is told as it ended: its sentence says that nothing is bought, which may be true no more.
    if (!found.order?.redemption_token) return tellOrder(input, { ...found, isSlow });
    const spoken = `${found.order.spoken_text} ${stringsOf(input).confirmThenCode}`;
    return tellOrder(input, { spoken, order: found.order, isSlow });
  });
}
