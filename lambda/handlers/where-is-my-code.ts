/** "Where is my code?": on the phone, and nowhere else. Nothing here knows it. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { findOrderOfCode } from '../dialogue/find-order-of-code.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readSession } from '../dialogue/session.ts';
import { showOrder } from '../dialogue/show-order.ts';
import { showWaiting } from '../dialogue/show-waiting.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import { bearInMind } from '../dialogue/tell-order.ts';
import { withShop } from '../dialogue/with-shop.ts';
import type { SkillSide } from '../skill-side.ts';

export function whereIsMyCodeHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'WhereIsMyCodeIntent'),
    handle: (input) =>
      withShop(
        side,
        input,
        async (shop) => {
          const strings = stringsOf(input);
          const { order } = await findOrderOfCode(shop, readSession(input).digest);
          if (!order?.redemption_token) {
            const spoken = `${strings.noCodeNeeded} ${strings.anythingElse}`;
            return answer(input, { spoken, asks: 'anything_else' });
          }
          bearInMind(input, order);
          if (order.state === 'confirmed') {
            showOrder(input, order, { isNew: false });
            return answer(input, {
              spoken: `${strings.codeIsOnPhone} ${strings.askCode}`,
              asks: 'code',
            });
          }
          showWaiting(input, order);
          return answer(input, { spoken: strings.codeComesAfter, asks: 'confirm' });
        },
        { about: 'orders' },
      ),
  };
}
