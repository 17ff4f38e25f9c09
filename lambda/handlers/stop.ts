/** "Stop" and "cancel": the conversation ends. An order that waits is not touched, and "cancel" says so: "cancel my order" is for that. */
import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readSession } from '../dialogue/session.ts';
import { showOrder } from '../dialogue/show-order.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function stopHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.StopIntent', 'AMAZON.CancelIntent'),
    handle: (input) => {
      const { digest } = readSession(input);
      return digest === undefined || isIntent(input, 'AMAZON.StopIntent')
        ? sayGoodbye(input)
        : endBeside(side, input, digest);
    },
  };
}

/** The shop is asked first: an order that was placed meanwhile waits no more. */
function endBeside(side: SkillSide, input: HandlerInput, digest: string): Promise<Response> {
  return withShop(
    side,
    input,
    async (shop) => {
      const { order } = await shop.getOrder(digest);
      if (!order?.redemption_token) return sayGoodbye(input);
      showOrder(input, order, { isNew: false });
      return answer(input, { spoken: stringsOf(input).orderStillWaits });
    },
    { about: 'orders' },
  );
}

function sayGoodbye(input: HandlerInput): Response {
  return answer(input, { spoken: stringsOf(input).goodbye });
}
